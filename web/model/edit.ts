import {
  type Board,
  type CellMark,
  columnOf,
  FREE,
  GENERAL,
  isPiece,
  markAt,
  OBSTACLE,
  PAWN,
  rowOf,
  withMark,
  withoutPawn,
} from './board.ts';
import { type Carry, type Paint, type Stroke, strokeBoard } from './stroke.ts';

export type Tool = 'obstacle' | 'pawn' | 'general' | 'erase';

const PIECES: Readonly<Record<'pawn' | 'general', CellMark>> = { pawn: PAWN, general: GENERAL };

/** The board with `mark` on `cell`; a second pawn replaces the first. */
export function placeMark(board: Board, cell: number, mark: CellMark): Board {
  return withMark(mark === PAWN ? withoutPawn(board) : board, cell, mark);
}

/** The board after `tool` is applied once to `cell`. */
export function applyTool(board: Board, tool: Tool, cell: number): Board {
  return strokeBoard(beginStroke(board, tool, cell));
}

/** A stroke that begins on `cell`. */
export function beginStroke(board: Board, tool: Tool, cell: number): Stroke {
  const under = markAt(board, cell);
  if (tool === 'erase') return paint(board, FREE, cell, false);
  if (isPiece(under)) return beginCarry(board, cell);
  if (tool === 'obstacle') return paint(board, under === OBSTACLE ? FREE : OBSTACLE, cell, true);
  const piece = PIECES[tool];
  const base = piece === PAWN ? withoutPawn(board) : board;
  return { kind: 'carry', before: board, base, piece, at: cell, isPlaced: true };
}

/** A press on a piece, which carries it and by itself changes nothing. */
export function beginCarry(board: Board, cell: number): Stroke {
  const base = withMark(board, cell, FREE);
  const piece = markAt(board, cell);
  return { kind: 'carry', before: board, base, piece, at: cell, isPlaced: false };
}

/** Whether the stroke carries a piece that stood on the board. */
export function isCarried(stroke: Stroke): stroke is Carry {
  return stroke.kind === 'carry' && !stroke.isPlaced;
}

/** The stroke after the pointer went to `cell` (null: off the board). Cells skipped by a fast pointer are filled in. */
export function extendStroke(stroke: Stroke, cell: number | null): Stroke {
  if (stroke.kind === 'carry') {
    return cell === null || cell === stroke.at ? stroke : { ...stroke, at: cell };
  }
  if (cell === stroke.last) return stroke;
  if (cell === null) return { ...stroke, last: null };
  const path = stroke.last === null ? [cell] : cellsBetween(stroke.before, stroke.last, cell);
  const added = path.filter((passed) => !stroke.cells.includes(passed));
  return { ...stroke, cells: [...stroke.cells, ...added], last: cell };
}

/** The cells of a straight line from one cell (left out) to another (included). */
export function cellsBetween(board: Board, from: number, to: number): number[] {
  const row = rowOf(board, from);
  const column = columnOf(board, from);
  const down = rowOf(board, to) - row;
  const right = columnOf(board, to) - column;
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return (row + Math.round(down * part)) * board.columns + column + Math.round(right * part);
  });
}

function paint(before: Board, mark: CellMark, cell: number, sparesPieces: boolean): Paint {
  return { kind: 'paint', before, mark, sparesPieces, cells: [cell], last: cell };
}
