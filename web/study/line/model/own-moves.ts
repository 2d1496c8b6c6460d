import type { Solution } from '../../../model/state.ts';
import { commonLength, type Variation } from '../../../model/variations.ts';

/** How many moves of a game come after it has left best play; all of them while best play is not known. */
export function ownMoves(played: Variation, solution: Pick<Solution, 'choices'> | null): number {
  const best = solution?.choices.flatMap(([choice]) => choice ?? []) ?? [];
  return played.length - commonLength(played, best);
}
