import moduleUrl from '../../../build/module/page.wasm?url';
import { compileRubicon } from '../../../wasm/memory.ts';

/** Compiles the module. The page passes `fetch`, which reuses the preload of its head; a worker passes `fetchPart`. */
export function compileModule(fetching: (url: string) => Promise<Response>): Promise<WebAssembly.Module> {
  return compileRubicon(fetching(moduleUrl));
}
