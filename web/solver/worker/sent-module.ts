import { outcomeOf } from './failure.ts';
import type { Outcome } from './protocol.ts';

/** A worker's module, which the page compiles once for all workers. */
interface SentModule<Loaded> {
  /** The module, once the page has sent it. */
  readonly sent: Promise<WebAssembly.Module>;
  /** What `load` makes of it. */
  readonly loading: Promise<Loaded>;
  /** Loads the module sent by the page. */
  readonly loadSent: (module: WebAssembly.Module) => Promise<Outcome<null>>;
}

export function awaitModule<Loaded>(
  load: (module: WebAssembly.Module) => Promise<Loaded>,
): SentModule<Loaded> {
  let send: (module: WebAssembly.Module) => void = () => {};
  const sent = new Promise<WebAssembly.Module>((resolve) => {
    send = resolve;
  });
  const loading = sent.then(load);
  const loadSent = (module: WebAssembly.Module) => {
    send(module);
    return outcomeOf(loading.then(() => null));
  };
  return { sent, loading, loadSent };
}
