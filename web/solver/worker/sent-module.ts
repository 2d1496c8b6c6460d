import { loadRubicon } from '../../../wasm/rubicon.ts';
import { outcomeOf } from './failure.ts';
import type { Outcome } from './protocol.ts';

let send: (module: WebAssembly.Module) => void = () => {};

/** The module, once the page has sent it: compiled once for all workers. */
export const sent = new Promise<WebAssembly.Module>((resolve) => {
  send = resolve;
});

/** The solver in it. */
export const loading = sent.then(loadRubicon);

/** Loads the module sent by the page. */
export function loadSent(module: WebAssembly.Module): Promise<Outcome<null>> {
  send(module);
  return outcomeOf(loading.then(() => null));
}
