import type { State } from '../../model/state.ts';
import { zoomTo } from '../../model/zoom.ts';
import { placeOf } from './view-order.ts';

/** So many pixels of a cell are enough for a fingertip. */
const FINGERTIP = 44;

/** Enlarged at least so much. */
const AT_LEAST = 1.5;

/** Enlarges the board in a frame until its cells are so wide, to fit a fingertip and hold numbers, with the pawn in the middle. */
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
