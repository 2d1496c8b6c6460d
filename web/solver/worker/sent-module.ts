import { loadRubicon } from '../../../wasm/rubicon.ts';
import { failureOf } from './failure.ts';
import type { Outcome } from './protocol.ts';

let send: (module: WebAssembly.Module) => void = () => {};

/** The module, once the page has sent it: it is compiled once for all threads. */
export const sent = new Promise<WebAssembly.Module>((resolve) => {
  send = resolve;
});

/** The solver in it. */
export const loading = sent.then(loadRubicon);

/** Loads the module that the page sends. */
export function loadSent(module: WebAssembly.Module): Promise<Outcome<null>> {
  send(module);
  return loading.then(
    () => ({ ok: true, value: null }),
    (error) => ({ ok: false, failure: failureOf(error, 'load_failed') }),
  );
}
