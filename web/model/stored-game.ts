import type { Side, Value } from '../../wasm/game.ts';
import { objectOf } from './stored.ts';
import type { Variation } from './variations.ts';

/** The value of a position with `side` to move; null if it is none. */
export function valueIn(stored: unknown, side: Side): Value | null {
  const { winner, distance } = objectOf(stored);
  if (winner === 'tie') return { winner };
  if (winner !== 'red' && winner !== 'black') return null;
  // The winner makes the last move, so that the number of moves is odd where the winner begins.
  return isCount(distance) && distance % 2 === (winner === side ? 1 : 0) ? { winner, distance } : null;
}

/** The moves of a game; null if they are none. */
export function variationIn(stored: unknown): Variation | null {
  if (!Array.isArray(stored)) return null;
  const moves = stored.flatMap((each) => {
    const { from, to } = objectOf(each);
    return isCount(from) && isCount(to) ? [{ from, to }] : [];
  });
  return moves.length === stored.length ? moves : null;
}

/** The games of a list that can be read. */
export function variationsIn(stored: unknown): readonly Variation[] {
  return Array.isArray(stored)
    ? stored.flatMap((each) => {
        const game = variationIn(each);
        return game === null ? [] : [game];
      })
    : [];
}

function isCount(stored: unknown): stored is number {
  return typeof stored === 'number' && Number.isInteger(stored) && stored >= 0;
}
