import type { Position } from '../../wasm/game.ts';
import type { Adjacent } from './rules.ts';

/** The moves of a loop: each side makes a move and takes it back. */
export type LoopMoves = readonly [Adjacent, Adjacent, Adjacent, Adjacent];

/**
 * The shortest loops from a position, where `next` has the moves to try in a position. No loop is shorter, because each side is
 * where it was only after an even number of its moves.
 */
export function* shortestLoops(
  start: Position,
  next: (position: Position) => readonly Adjacent[],
): Generator<LoopMoves> {
  for (const there of next(start))
    for (const other of next(there.position)) {
      const back = takenBack(there, next(other.position));
      const otherBack = back && takenBack(other, next(back.position));
      if (back !== undefined && otherBack !== undefined) yield [there, other, back, otherBack];
    }
}

function takenBack({ move: { from, to } }: Adjacent, moves: readonly Adjacent[]): Adjacent | undefined {
  return moves.find(({ move }) => move.from === to && move.to === from);
}
