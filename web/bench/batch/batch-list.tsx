import type { Board } from '../../../wasm/rubicon.ts';
import { useApp } from '../../page/app-context.ts';
import { Thumbnail } from '../../page/board/thumbnail.tsx';
import { openBoard } from '../../page/open-board.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { batchOf } from '../contest/contest.ts';
import { type Row, rowResult } from '../contest/model/contest.ts';
import { useWhy } from '../contest/problems.tsx';
import type { BatchRun } from '../contest/run.ts';
import { BATCH } from '../contest/words.ts';
import { Windowed } from '../windowed.tsx';

const HEIGHT = 136;
const WIDTH = 112;

/** The boards answered so far, with their answers; choosing one opens it in the editor. */
export function BatchList({ run }: { run: BatchRun }) {
  const app = useApp();
  const state = batchOf(app);
  const { boards } = useCatalogue(BATCH);
  const open = (board: Board, index: number) => {
    state.opened.value = index;
    openBoard(app, board);
  };
  return (
    <Windowed
      label={boards}
      count={run.answered.value}
      height={HEIGHT}
      minWidth={WIDTH}
      scrolled={state.scrolled}
      start={state.opened.value ?? 0}
      item={(index, tabIndex) => {
        const row = run.rows[index];
        if (row === undefined) return null;
        return (
          <BoardButton
            row={row}
            index={index}
            tabIndex={tabIndex}
            isOpened={state.opened.value === index}
            open={open}
          />
        );
      }}
    />
  );
}

interface ButtonProps {
  readonly row: Row;
  readonly index: number;
  readonly tabIndex: 0 | -1;
  readonly isOpened: boolean;
  readonly open: (board: Board, index: number) => void;
}

function BoardButton({ row, index, tabIndex, isOpened, open }: ButtonProps) {
  const texts = useCatalogue(BATCH);
  const line = useCatalogue(MOVE_LINE);
  const why = useWhy();
  const { board, value, failure } = row;
  const answer = value === null ? '?' : line.short(value);
  return (
    <button
      type="button"
      class="board-row"
      tabIndex={tabIndex}
      aria-disabled={board === null}
      aria-current={isOpened}
      aria-label={failure === null ? texts.open(index + 1, answer) : texts.broken(index + 1, why(failure))}
      title={failure === null ? undefined : why(failure)}
      onClick={() => board !== null && open(board, index)}
    >
      <span class="number">{index + 1}</span>
      {board === null ? <span class="no-board" /> : <Thumbnail board={board} />}
      <span class={`chip ${rowResult(row)}`}>{answer}</span>
    </button>
  );
}
