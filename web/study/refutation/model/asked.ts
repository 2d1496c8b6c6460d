import type { Board, Move, Position, Value } from '../../../../wasm/game.ts';
import { positionKey } from '../../../model/line.ts';
import type { Preview } from '../../../model/state.ts';
import { sameMove } from '../../../model/variations.ts';
import type { Judgement } from '../../model/judgement.ts';

/** A move that was not the best, and what it cost. */
export interface Asked {
  readonly board: Board;
  /** The position in which it can be made. */
  readonly position: Position;
  readonly move: Move;
  /** The value after it. */
  readonly after: Value;
  readonly judgement: Judgement;
}

/** Whether a preview starts with the move. */
export function isPreviewed({ position, move }: Asked, preview: Preview | null): preview is Preview {
  return (
    preview !== null &&
    preview.start !== null &&
    positionKey(preview.start) === positionKey(position) &&
    sameMove(preview.moves[0], move)
  );
}

/** The value after the last of the moves, which are best play after the first one. */
export function valueAfter({ after }: Asked, moves: readonly Move[]): Value {
  return after.winner === 'tie' ? after : { ...after, distance: after.distance - (moves.length - 1) };
}
