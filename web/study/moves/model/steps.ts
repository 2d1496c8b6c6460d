import type { Move } from '../../../../wasm/game.ts';
import { sameMove } from '../../../model/variations.ts';

/** The distinct steps of several moves, with the numbers (from 1) of the moves that make each. */
export function stepsOf(
  moves: readonly Move[],
): readonly { readonly move: Move; readonly numbers: readonly number[] }[] {
  const numbers = (step: Move) => moves.flatMap((move, index) => (sameMove(move, step) ? index + 1 : []));
  return moves
    .filter((move, index) => index === moves.findIndex((other) => sameMove(other, move)))
    .map((move) => ({ move, numbers: numbers(move) }));
}
