import moduleUrl from '../../../build/module/page.wasm?url';
import { compileRubicon } from '../../../wasm/memory.ts';
import { fetchPart } from './fetch-part.ts';

/** Compiles the workers' module. */
export function compileModule(): Promise<WebAssembly.Module> {
  return compileRubicon(fetchPart(moduleUrl));
}
