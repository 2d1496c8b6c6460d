import type { State } from '../../../model/state.ts';
import { slipOf } from '../../play/model/ledger.ts';
import { resultOf } from '../../play/model/result.ts';

/** Whether the game on the board ended as promised, and that was never given away. */
export function isSolved(state: State): boolean {
  const game = state.game.value;
  const solved = state.latest.value;
  const result = resultOf(state);
  if (game === null || solved === null || result === null) return false;
  return (result.winner ?? 'tie') === game.promise.winner && slipOf(game, solved) === null;
}
