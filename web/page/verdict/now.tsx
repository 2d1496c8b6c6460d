import { useApp } from '../app-context.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { NOW } from './words.ts';

/** While the line is stepped through: the value of the board that was drawn, in short, and of the position on the board. */
export function Now() {
  const { view, texts } = useApp();
  const { line } = texts.value;
  const words = useCatalogue(NOW);
  const { ply, solution } = view.value;
  const [first] = solution?.values ?? [];
  const value = solution?.values[ply];
  if (ply === 0 || first === undefined || value === undefined) return null;
  const isOver = value.winner !== 'tie' && value.distance === 0;
  return (
    <p class="now">
      <strong aria-hidden="true" class={`start ${first.winner}`}>
        {line.short(first)}
      </strong>
      <span>
        {words.here} <b class={`chip ${value.winner}`}>{isOver ? words.over : line.short(value)}</b>
      </span>
    </p>
  );
}
