import type { Ending, Side } from '../../../../wasm/game.ts';
import { otherSide, winnerAtEnd } from '../../../model/line.ts';
import type { State } from '../../../model/state.ts';

/** How a game has ended. */
export interface GameResult {
  /** Null for a tie by repetition, which has no ending by the rules. */
  readonly winner: Side | null;
  readonly ending: Ending | null;
  /** The side that would have been to move. */
  readonly toMove: Side;
  /** So many moves the game took. */
  readonly moves: number;
}

/** The result of the game, null as long as it goes on. */
export function resultOf(state: State): GameResult | null {
  const game = state.game.value;
  if (game === null || !state.gameOver.value) return null;
  const { played, side } = state.drawing.value;
  const toMove = played.length % 2 === 0 ? side : otherSide(side);
  const moves = played.length - game.opening.length;
  const isOver = state.solution.value?.choices[played.length]?.length === 0;
  const ending = isOver ? (state.solution.value?.ending ?? null) : null;
  return { winner: ending && winnerAtEnd(ending, toMove), ending, toMove, moves };
}
