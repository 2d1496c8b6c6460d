import './drop-hint.css';
import { fileTaker } from '../drop-file.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { DROP_HINT } from './drop-hint-words.ts';

/** What will be done with a file dragged over the page. */
export function DropHint() {
  const { drop } = useCatalogue(DROP_HINT);
  return <div class="drop-hint">{fileTaker.value?.hint ?? drop}</div>;
}
