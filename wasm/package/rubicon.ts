/** The package's entry: the loader of rubicon.ts, which here finds its module itself, in Node and in bundles. */
import {
  compileRubicon as compileFrom,
  loadRubicon as loadFrom,
  type ModuleSource,
  type Rubicon,
} from '../rubicon.ts';
import { beside } from './beside.ts';

export * from '../rubicon.ts';

const ownModule = () => beside(new URL('../rubicon.wasm', import.meta.url));

/**
 * Loads the package's module, or one from its bytes, a compiled module, or a (promised) response of fetch. Rejects if it cannot
 * be read or is no module.
 */
export async function loadRubicon(wasm?: ModuleSource): Promise<Rubicon> {
  return loadFrom(await (wasm ?? ownModule()));
}

/**
 * Compiles the module without instantiating it: a compiled module can be sent to workers and instantiated in each. Takes and
 * rejects the same as loadRubicon.
 */
export async function compileRubicon(wasm?: ModuleSource): Promise<WebAssembly.Module> {
  return compileFrom(await (wasm ?? ownModule()));
}
