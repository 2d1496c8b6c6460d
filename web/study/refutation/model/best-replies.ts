import type { Board, Move, Position, ValuedMove } from '../../../../wasm/game.ts';
import { followMove } from '../../../model/line.ts';

/** Maximum number of moves replayed: their numbered arrows stay legible. */
export const MOST_REPLAYED = 8;

/** The legal moves of each position on the board, best first; null if the board has been left. */
export type MovesOf = (
  board: Board,
  positions: readonly Position[],
) => Promise<readonly (readonly ValuedMove[])[] | null>;

/**
 * A move and the best moves of both sides after it, until the game is over or enough is shown; null if the board has been left or
 * the side to move has no such piece.
 */
export async function bestReplies(
  board: Board,
  position: Position,
  move: Move,
  movesOf: MovesOf,
): Promise<readonly Move[] | null> {
  const moves = [move];
  let after = followMove(position, move);
  while (after !== null && moves.length < MOST_REPLAYED) {
    const [choices] = (await movesOf(board, [after])) ?? [];
    if (choices === undefined) return null;
    const [best] = choices;
    if (best === undefined) return moves;
    moves.push({ from: best.from, to: best.to });
    after = followMove(after, best);
  }
  return after === null ? null : moves;
}
