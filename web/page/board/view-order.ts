import type { Board } from '../../../wasm/rubicon.ts';
import { columnOf, rowOf } from '../../model/board.ts';

/** Where a cell is displayed; a flipped board is rotated by 180°. */
export function placeOf(board: Board, cell: number, flipped: boolean): { x: number; y: number } {
  const seen = flipped ? board.rows * board.columns - 1 - cell : cell;
  return { x: columnOf(board, seen), y: rowOf(board, seen) };
}

/** The cell displayed at a place of the board's rectangle; null outside. The inverse of placeOf. */
export function cellUnder(
  board: Board,
  flipped: boolean,
  rectangle: DOMRect,
  point: { readonly clientX: number; readonly clientY: number },
): number | null {
  const x = Math.floor(((point.clientX - rectangle.left) / rectangle.width) * board.columns);
  const y = Math.floor(((point.clientY - rectangle.top) / rectangle.height) * board.rows);
  if (x < 0 || x >= board.columns || y < 0 || y >= board.rows) return null;
  const seen = y * board.columns + x;
  return flipped ? board.rows * board.columns - 1 - seen : seen;
}

/** 0, 1, … count - 1 in display order. */
export function seenOrder(count: number, flipped: boolean): number[] {
  return Array.from({ length: count }, (_, index) => (flipped ? count - 1 - index : index));
}
