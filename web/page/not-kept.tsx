import { KEPT } from './kept-words.ts';
import type { Keeping } from './reload-storage.ts';
import { useCatalogue } from './words/catalogue.ts';

/** A note that a text will be missing after a reload, and why. */
export function NotKept({ keeping }: { keeping: Keeping }) {
  const words = useCatalogue(KEPT);
  return keeping === 'kept' ? null : <p class="muted">{words[keeping]}</p>;
}
