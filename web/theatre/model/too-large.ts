import type { Board } from '../../model/board.ts';

const MOST_CELLS = 100;

/** Whether the board has too many positions to be watched one by one. */
export function isTooLarge({ rows, columns }: Board): boolean {
  return rows * columns > MOST_CELLS;
}
