import type { Board, Move, Position } from '../../../../wasm/game.ts';
import { columnOf, markAt, OBSTACLE, rowOf } from '../../../model/board.ts';
import { followMove } from '../../../model/line.ts';

/** A legal move and the position that it leads to. */
export interface Reached {
  readonly move: Move;
  readonly position: Position;
}

/** Rows down and columns to the right. */
type Way = readonly [number, number];

/** Up, down, left, right; the pawn never goes down. */
const WAYS: Readonly<Record<Position['side'], readonly Way[]>> = {
  red: [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ],
  black: [
    [-1, 0],
    [0, -1],
    [0, 1],
  ],
};

/** What every legal move leads to; none where the pawn has ended the game. The run's board need not have its pieces drawn. */
export function successorsOf(board: Board, position: Position): readonly Reached[] {
  const { generals, pawn, side } = position;
  if (rowOf(board, pawn) === 0 || generals.includes(pawn)) return [];
  const from = side === 'red' ? generals : [pawn];
  return from.flatMap((cell) =>
    WAYS[side].flatMap((way) => {
      const to = cellBeside(board, cell, way);
      if (to === null || (side === 'red' && generals.includes(to))) return [];
      const next = followMove(position, { from: cell, to });
      return next === null ? [] : [{ move: { from: cell, to }, position: next }];
    }),
  );
}

/** The free cell one step away; null where there is none. */
function cellBeside(board: Board, cell: number, [down, right]: Way): number | null {
  const row = rowOf(board, cell) + down;
  const column = columnOf(board, cell) + right;
  if (row < 0 || row >= board.rows || column < 0 || column >= board.columns) return null;
  const to = row * board.columns + column;
  return markAt(board, to) === OBSTACLE ? null : to;
}
