import type { Board, Position, Value } from '../../../../wasm/game.ts';
import { FREE, markAt, OBSTACLE, withMark, withoutPieces } from '../../../model/board.ts';

/** A position whose obstacles are tried one by one. */
export interface ToggleTarget {
  readonly board: Board;
  readonly position: Position;
}

/** What the position is worth after the obstacle of one cell has been set or taken away. */
export interface Toggled {
  readonly cell: number;
  readonly value: Value;
}

/** The obstacles of the board with that of one cell toggled. */
export function toggleObstacle(board: Board, cell: number): Board {
  const pattern = withoutPieces(board);
  return withMark(pattern, cell, markAt(pattern, cell) === OBSTACLE ? FREE : OBSTACLE);
}
