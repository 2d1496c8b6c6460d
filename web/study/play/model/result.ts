import type { Ending, Side } from '../../../../wasm/game.ts';
import { headlineOf } from '../../../model/headline.ts';
import type { State } from '../../../model/state.ts';

/** How a game ended. */
export interface GameResult {
  /** Null for a tie by repetition, which has no ending by the rules. */
  readonly winner: Side | null;
  readonly ending: Ending | null;
  /** The side to move at the end. */
  readonly toMove: Side;
  /** Number of moves played. */
  readonly moves: number;
}

/** The result of the game, null while it is not over. */
export function resultOf(state: State): GameResult | null {
  const game = state.game.value;
  const headline = state.gameOver.value ? headlineOf(state) : null;
  if (game === null || headline === null) return null;
  const { winner, ending, ply, side } = headline;
  return { winner: winner === 'tie' ? null : winner, ending, toMove: side, moves: ply - game.opening.length };
}
