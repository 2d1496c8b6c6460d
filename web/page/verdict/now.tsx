import { headlineOf } from '../../model/headline.ts';
import { useApp } from '../app-context.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { MOVE_LINE } from '../words/line-words.ts';
import { NOW } from './words.ts';

/** Shown while stepping: the verdict's value in short, and the value of the current position. */
export function Now() {
  const { state, view } = useApp();
  const line = useCatalogue(MOVE_LINE);
  const words = useCatalogue(NOW);
  const { ply, solution } = view.value;
  const headline = headlineOf(state);
  const value = solution?.values[ply];
  if (headline === null || value === undefined || ply === headline.ply) return null;
  const isOver = value.winner !== 'tie' && value.distance === 0;
  return (
    <p class="now">
      <strong aria-hidden="true" class={`start ${headline.winner}`}>
        {headline.value === null ? words.over : line.short(headline.value)}
      </strong>
      <span>
        {words.here} <b class={`chip ${value.winner}`}>{isOver ? words.over : line.short(value)}</b>
      </span>
    </p>
  );
}
