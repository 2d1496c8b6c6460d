import type { State } from '../../model/state.ts';
import { zoomTo } from '../../model/zoom.ts';
import { placeOf } from './view-order.ts';

/** So many pixels of a cell are enough for a fingertip. */
const FINGERTIP = 44;

/** Enlarged at least so much. */
const AT_LEAST = 1.5;

/** Enlarges the board until its cells fit a fingertip and hold numbers, with the pawn in the middle. */
export function enlarge(state: State): void {
  const frame = document.querySelector<HTMLElement>('.board-frame');
  const cell = frame?.querySelector('[role=gridcell]')?.getBoundingClientRect().width ?? FINGERTIP;
  zoomTo(state, Math.max(AT_LEAST, FINGERTIP / cell));
  const board = state.board.value;
  const pawn = placeOf(board, Math.max(0, board.cells.indexOf('X')), state.flipped.value);
  frame?.scrollTo(
    ((pawn.x + 0.5) / board.columns) * frame.scrollWidth - frame.clientWidth / 2,
    ((pawn.y + 0.5) / board.rows) * frame.scrollHeight - frame.clientHeight / 2,
  );
}
