import type { Board, Position, Value } from '../../../../wasm/game.ts';
import { FREE, markAt, OBSTACLE, withMark, withoutPieces } from '../../../model/board.ts';

/** A position whose obstacles are toggled one by one. */
export interface ToggleTarget {
  readonly board: Board;
  readonly position: Position;
}

/** The position's value after the obstacle of one cell was added or removed. */
export interface Toggled {
  readonly cell: number;
  readonly value: Value;
}

/** The board with the obstacle of one cell toggled. */
export function toggleObstacle(board: Board, cell: number): Board {
  const pattern = withoutPieces(board);
  return withMark(pattern, cell, markAt(pattern, cell) === OBSTACLE ? FREE : OBSTACLE);
}
