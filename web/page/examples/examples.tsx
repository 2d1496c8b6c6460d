import { loadBoard } from '../../model/actions.ts';
import type { Board } from '../../model/board.ts';
import { parseBoard } from '../../model/link-board.ts';
import { useApp } from '../app-context.ts';
import { Thumbnail } from '../board/thumbnail.tsx';
import { useCatalogue } from '../words/catalogue.ts';
import { EXAMPLES } from './boards.ts';
import { MINED } from './records.ts';
import { RECORDS } from './words.ts';

const boardsOf = (text: string) => {
  const board = parseBoard(text);
  return board.ok ? [board.value] : [];
};

const BOARDS = EXAMPLES.flatMap(boardsOf);

/** The boards of the contest's first sample, and the boards of records. */
export function Examples() {
  const { texts } = useApp();
  const { examples } = texts.value;
  const records = useCatalogue(RECORDS);
  return (
    <section class="card examples" aria-label={examples.label}>
      <h2>{examples.label}</h2>
      <ul class="boards">
        {BOARDS.map((board, index) => (
          <li key={board.cells}>
            <BoardButton board={board} name={examples.open(index + 1, board.rows, board.columns)} />
          </li>
        ))}
      </ul>
      <h3>{records.label}</h3>
      <ul class="boards records">
        {MINED.flatMap(({ goal, score, board: text }) =>
          boardsOf(text).map((board) => (
            <li key={goal}>
              <BoardButton board={board} name={records.of[goal](score)} />
              <span aria-hidden="true">{score}</span>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

function BoardButton({ board, name }: { board: Board; name: string }) {
  const { state } = useApp();
  return (
    <button
      type="button"
      class="button board-button"
      aria-label={name}
      title={name}
      onClick={() => loadBoard(state, board)}
    >
      <Thumbnail board={board} />
    </button>
  );
}
