import type { Act } from '../../model/address.ts';
import type { Board } from '../../model/board.ts';

/** Larger boards have too many positions to be solved by the textbook. */
export const MOST_CELLS = 100;

export function isTooLarge({ rows, columns }: Board): boolean {
  return rows * columns > MOST_CELLS;
}

/** What an act shows if the board is too large for it: an example board, or the layers; null if it is not. */
export function shownInstead(board: Board, act: Act): 'example' | 'wave' | null {
  if (!isTooLarge(board) || act === 'wave') return null;
  return act === 'tour' ? 'example' : 'wave';
}
