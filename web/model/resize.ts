import { type Board, FREE, MAX_SIDE, rowsOf } from './board.ts';

/** Clamps a number of rows or columns to 1..32. */
export function clampSide(count: number): number {
  return Math.min(MAX_SIDE, Math.max(1, Math.trunc(count)));
}

/** The board resized to `rows` × `columns`: keeps the top left corner and cuts off the rest. */
export function resizeBoard(board: Board, rows: number, columns: number): Board {
  const kept = rowsOf(board).map((row) => row.slice(0, columns).padEnd(columns, FREE));
  const blank = FREE.repeat(columns);
  const cells = Array.from({ length: rows }, (_, row) => kept[row] ?? blank).join('');
  return { rows, columns, cells };
}
