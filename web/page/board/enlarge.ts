import type { State } from '../../model/state.ts';
import { zoomTo } from '../../model/zoom.ts';
import { placeOf } from './view-order.ts';

/** Minimum touch-target size of a cell (px). */
const FINGERTIP = 44;

/** Minimum zoom factor of an enlargement. */
const AT_LEAST = 1.5;

/** Enlarges the board in its frame to cells of touch-target size, with the pawn in the centre. */
export function enlarge(state: State, of = '.board-frame', wide = FINGERTIP): void {
  const frame = document.querySelector<HTMLElement>(of);
  const cell = frame?.querySelector('[role=gridcell]')?.getBoundingClientRect().width ?? wide;
  zoomTo(state, Math.max(AT_LEAST, wide / cell));
  const board = state.board.value;
  const pawn = placeOf(board, Math.max(0, board.cells.indexOf('X')), state.flipped.value);
  frame?.scrollTo(
    ((pawn.x + 0.5) / board.columns) * frame.scrollWidth - frame.clientWidth / 2,
    ((pawn.y + 0.5) / board.rows) * frame.scrollHeight - frame.clientHeight / 2,
  );
}
