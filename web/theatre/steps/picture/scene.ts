import type { Board, Position, Value } from '../../../../wasm/rubicon.ts';
import { markAt, OBSTACLE } from '../../../model/board.ts';
import { freeBeside } from '../../../model/rules.ts';
import type { Neighbour } from '../../model/scene.ts';

/** What a run shows on the stage. */
export interface StageScene {
  /** Size and obstacles; the pieces drawn on it are shown only if there is no position. */
  readonly board: Board;
  /** The position on the large board. */
  readonly position: Position | null;
  /** Its value, if that is shown. */
  readonly value?: Value | null;
  /** Whether it was just taken from the queue. */
  readonly lit: boolean;
  /** Its predecessors, in the order in which they are informed. */
  readonly neighbours: readonly Neighbour[];
}

/** No position has more: four ways for either general. */
const MOST = 8;
/** The pawn came from the left, from the right or from below. */
const MOST_OF_PAWN = 3;

/** The maximum number of predecessors of a position of the board, 0..8. */
export function mostNeighbours(board: Board): number {
  const ways = Array.from({ length: board.cells.length }, (_, cell) =>
    markAt(board, cell) === OBSTACLE ? 0 : freeBeside(board, cell).length,
  );
  const [first = 0, second = 0] = ways.sort((a, b) => b - a);
  return Math.min(MOST, Math.max(first + second, Math.min(first, MOST_OF_PAWN)));
}
