import './examples.css';
import { batch } from '@preact/signals';
import { loadBoard } from '../../model/whole-board.ts';
import { useApp } from '../app-context.ts';
import { useCatalogue } from '../words/catalogue.ts';
import { MOVE_LINE } from '../words/line-words.ts';
import { boardOf } from './board-of.ts';
import { SAMPLES } from './samples.ts';
import { EXAMPLES } from './words.ts';

/** The boards of the contest's first sample with their answers, which are hidden during a game. */
export function SampleChips() {
  const { state, study, puzzle } = useApp();
  const line = useCatalogue(MOVE_LINE);
  const examples = useCatalogue(EXAMPLES);
  const isSecret = state.game.value !== null;
  return (
    <ul class="sample-chips" aria-label={examples.label}>
      {SAMPLES.map(({ board: text, value }, index) => {
        const board = boardOf(text);
        const name = examples.open(index + 1, board.rows, board.columns);
        const answer = line.short(value);
        return (
          <li key={text}>
            <button
              type="button"
              class="button sample-chip"
              aria-label={isSecret ? name : examples.answered(name, answer)}
              onClick={() => loadBoard(state, board)}
            >
              <span>{examples.sample(index + 1)}</span>
              {!isSecret && <span class={`chip ${value.winner}`}>{answer}</span>}
            </button>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          class="button sample-chip puzzle-chip"
          onClick={() =>
            batch(() => {
              study.value = 'play';
              puzzle.value = 'today';
            })
          }
        >
          {examples.puzzle}
        </button>
      </li>
    </ul>
  );
}
