/** The package's second entry: the loader of textbook.ts, which here finds its module itself. */
import type { ModuleSource } from '../memory.ts';
import { loadTextbook as loadFrom, type Textbook } from '../textbook.ts';
import { beside } from './beside.ts';

export type * from '../textbook.ts';

const ownModule = () => beside(new URL('../textbook.wasm', import.meta.url));

/** Loads the package's module, or one from a source. Takes and rejects the same as loadRubicon. */
export async function loadTextbook(wasm?: ModuleSource): Promise<Textbook> {
  return loadFrom(await (wasm ?? ownModule()));
}
