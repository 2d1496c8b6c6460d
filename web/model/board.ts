import type { Board, Side } from '../../wasm/game.ts';

export type { Board } from '../../wasm/game.ts';

/** A cell: free, obstacle, black pawn or red general, by the letters of the contest format. */
export type CellMark = '.' | '#' | 'X' | 'O';

export const FREE: CellMark = '.';
export const OBSTACLE: CellMark = '#';
export const PAWN: CellMark = 'X';
export const GENERAL: CellMark = 'O';

export const SIDES: readonly Side[] = ['red', 'black'];

/** Maximum number of rows and of columns. */
export const MAX_SIDE = 32;

export function emptyBoard(rows: number, columns: number): Board {
  return { rows, columns, cells: FREE.repeat(rows * columns) };
}

/** The mark of a cell (row * columns + column, from 0); free if the board has no such cell. */
export function markAt(board: Board, cell: number): CellMark {
  return (board.cells[cell] as CellMark | undefined) ?? FREE;
}

export function isPiece(mark: CellMark): boolean {
  return mark === PAWN || mark === GENERAL;
}

export function withMark(board: Board, cell: number, mark: CellMark): Board {
  return { ...board, cells: board.cells.slice(0, cell) + mark + board.cells.slice(cell + 1) };
}

export function withoutPawn(board: Board): Board {
  return { ...board, cells: board.cells.replaceAll(PAWN, FREE) };
}

/** The cells that hold `mark`, in reading order. */
export function cellsWith(board: Board, mark: CellMark): number[] {
  const found: number[] = [];
  for (let cell = board.cells.indexOf(mark); cell >= 0; cell = board.cells.indexOf(mark, cell + 1)) {
    found.push(cell);
  }
  return found;
}

/** The board without its pieces: the obstacle layout, on which an analysis depends. */
export function withoutPieces(board: Board): Board {
  return { ...board, cells: board.cells.replace(/[XO]/g, FREE) };
}

export function sameBoard(a: Board, b: Board): boolean {
  return a.rows === b.rows && a.columns === b.columns && a.cells === b.cells;
}

/** Row of a cell, from 0 at the top. */
export function rowOf(board: Board, cell: number): number {
  return Math.floor(cell / board.columns);
}

/** Column of a cell, from 0 at the left. */
export function columnOf(board: Board, cell: number): number {
  return cell % board.columns;
}

/** The rows as text, from the top. */
export function rowsOf(board: Board): string[] {
  return Array.from({ length: board.rows }, (_, row) =>
    board.cells.slice(row * board.columns, (row + 1) * board.columns),
  );
}
