import { HIDDEN } from './hidden-words.ts';
import { useCatalogue } from './words/catalogue.ts';

/** Shown in place of a panel that would give a game away. */
export function HiddenPanel() {
  return <p class="muted">{useCatalogue(HIDDEN).hidden}</p>;
}
