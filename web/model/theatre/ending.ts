import type { Board, Ending, Position, Side, Value } from '../../../wasm/rubicon.ts';
import { rowOf } from '../board.ts';

/** Why a position taken from the queue is a finished game; null where it is none (its distance is not 0). */
export function endingOf(board: Board, { generals, pawn }: Position, value: Value): Ending | null {
  if (value.winner === 'tie' || value.distance > 0) return null;
  if (rowOf(board, pawn) === 0) return 'row-one';
  return generals.includes(pawn) ? 'capture' : 'no-move';
}

/** The winner of a decided position. */
export function winnerOf(value: Value): Side {
  if (value.winner === 'tie') throw new Error('a tie has no winner');
  return value.winner;
}
