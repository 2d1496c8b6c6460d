import './red-first.css';
import { useApp } from '../page/app-context.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { SHARE } from './words.ts';

/** What a contest text leaves out of the position shown: that Black is to move. */
export function RedFirst() {
  const { state } = useApp();
  const { redFirst } = useCatalogue(SHARE);
  return state.side.value === 'black' ? <p class="muted red-first">{redFirst}</p> : null;
}
