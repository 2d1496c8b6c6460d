import moduleUrl from '../../../build/module/rubicon.wasm?url';
import { compileRubicon } from '../../../wasm/rubicon.ts';

export function compileModule(): Promise<WebAssembly.Module> {
  return compileRubicon(fetch(moduleUrl));
}
