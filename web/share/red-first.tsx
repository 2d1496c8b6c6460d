import './red-first.css';
import { endingAt } from '../model/line.ts';
import { useApp } from '../page/app-context.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { SHARE } from './words.ts';

/** What a contest text leaves out of the position shown: that Black is to move. */
export function RedFirst() {
  const { state } = useApp();
  const { redFirst } = useCatalogue(SHARE);
  const solution = state.solution.value;
  const isPlayable = solution !== null && endingAt(solution, state.ply.value) === null;
  return isPlayable && state.side.value === 'black' ? <p class="muted red-first">{redFirst}</p> : null;
}
