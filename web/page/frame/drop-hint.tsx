import './drop-hint.css';
import { useApp } from '../app-context.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { DROP_HINT } from './drop-hint-words.ts';
import { openDrop } from './open-drop.ts';

/** What will be done with a file dragged over the page. */
export function DropHint() {
  const { drop } = useCatalogue(DROP_HINT);
  return <div class="drop-hint">{openDrop(useApp())?.hint ?? drop}</div>;
}
