import moduleUrl from '../../build/module/rubicon.wasm?url';
import { loadRubicon, type Rubicon } from '../../wasm/rubicon.ts';

export function loadModule(): Promise<Rubicon> {
  return loadRubicon(fetch(moduleUrl));
}
