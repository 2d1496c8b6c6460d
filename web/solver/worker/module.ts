import moduleUrl from '../../../build/module/rubicon.wasm?url';
import { compileRubicon } from '../../../wasm/memory.ts';
import { fetchPart } from './fetch-part.ts';

/** Compiles the module of the solver and of the pool. */
export function compileModule(): Promise<WebAssembly.Module> {
  return compileRubicon(fetchPart(moduleUrl));
}
