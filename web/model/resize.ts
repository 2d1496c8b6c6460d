import { type Board, FREE, MAX_SIDE, rowsOf } from './board.ts';

/** A number of rows or columns brought into 1..32. */
export function clampSide(count: number): number {
  return Math.min(MAX_SIDE, Math.max(1, Math.trunc(count)));
}

/** The board with so many rows and columns; the top left corner stays, what no longer fits is cut off. */
export function resizeBoard(board: Board, rows: number, columns: number): Board {
  const kept = rowsOf(board).map((row) => row.slice(0, columns).padEnd(columns, FREE));
  const blank = FREE.repeat(columns);
  const cells = Array.from({ length: rows }, (_, row) => kept[row] ?? blank).join('');
  return { rows, columns, cells };
}
