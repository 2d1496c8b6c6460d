import moduleUrl from '../../../build/module/page.wasm?url';
import { compileRubicon } from '../../../wasm/rubicon.ts';

/** The page itself fetches what its head has asked for already; a thread, like its other parts, by `fetchPart`. */
export function compileModule(fetching: (url: string) => Promise<Response>): Promise<WebAssembly.Module> {
  return compileRubicon(fetching(moduleUrl));
}
