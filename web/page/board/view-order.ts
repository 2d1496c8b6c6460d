import type { Board, Move } from '../../../wasm/rubicon.ts';
import { columnOf, rowOf } from '../../model/board.ts';

/** The cell that is displayed in place of `cell`; a flipped board is rotated by 180°. Its own inverse. */
export function seenAs({ rows, columns }: Board, cell: number, flipped: boolean): number {
  return flipped ? rows * columns - 1 - cell : cell;
}

/** Where a cell is displayed. */
export function placeOf(board: Board, cell: number, flipped: boolean): { x: number; y: number } {
  const seen = seenAs(board, cell, flipped);
  return { x: columnOf(board, seen), y: rowOf(board, seen) };
}

/** The displayed origin of a move, and its direction in degrees. */
export function courseOf(board: Board, { from, to }: Move, flipped: boolean) {
  const [origin, target] = [placeOf(board, from, flipped), placeOf(board, to, flipped)];
  const turn = (Math.atan2(target.y - origin.y, target.x - origin.x) * 180) / Math.PI;
  return { ...origin, turn };
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
  return seenAs(board, y * board.columns + x, flipped);
}

/** 0, 1, … count - 1 in display order. */
export function seenOrder(count: number, flipped: boolean): number[] {
  return Array.from({ length: count }, (_, index) => (flipped ? count - 1 - index : index));
}
