import { loadBoard } from '../../model/actions.ts';
import { parseBoard } from '../../model/link-board.ts';
import { useApp } from '../app-context.ts';
import { EXAMPLES } from '../examples.ts';
import { Thumbnail } from './thumbnail.tsx';

const BOARDS = EXAMPLES.flatMap((text) => {
  const board = parseBoard(text);
  return board.ok ? [board.value] : [];
});

/** The boards of the contest's first sample. */
export function Examples() {
  const { state, texts } = useApp();
  const { examples } = texts.value;
  return (
    <section class="card examples" aria-label={examples.label}>
      <h2>{examples.label}</h2>
      <ul class="boards">
        {BOARDS.map((board, index) => (
          <li key={board.cells}>
            <button
              type="button"
              class="button board-button"
              aria-label={examples.open(index + 1, board.rows, board.columns)}
              title={examples.open(index + 1, board.rows, board.columns)}
              onClick={() => loadBoard(state, board)}
            >
              <Thumbnail board={board} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
