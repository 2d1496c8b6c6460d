import type { Board, Ending, Position } from '../../wasm/game.ts';
import { rowOf } from './board.ts';

/** The rule by which a finished game has ended. */
export function endingOf(board: Board, { generals, pawn }: Position): Ending {
  if (rowOf(board, pawn) === 0) return 'row-one';
  return generals.includes(pawn) ? 'capture' : 'no-move';
}
