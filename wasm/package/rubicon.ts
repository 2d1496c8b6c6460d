/** The package's entry: the loader of rubicon.ts, which here finds its module by itself, in Node and in what bundlers make. */
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
 * Loads the package's module, or one from its bytes, compiled, or from a (promised) response of fetch. Rejects when it cannot
 * be read or is none.
 */
export async function loadRubicon(wasm?: ModuleSource): Promise<Rubicon> {
  return loadFrom(await (wasm ?? ownModule()));
}

/**
 * Compiles the module without loading it: what is compiled can be sent to other threads and loaded on each of them. Takes
 * and rejects what loadRubicon does.
 */
export async function compileRubicon(wasm?: ModuleSource): Promise<WebAssembly.Module> {
  return compileFrom(await (wasm ?? ownModule()));
}
