import type { Solution } from '../../../model/solution.ts';
import { commonLength, type Variation } from '../../../model/variations.ts';

/** Number of moves of a game after it left best play; all of them while best play is unknown. */
export function ownMoves(played: Variation, solution: Pick<Solution, 'choices'> | null): number {
  const best = solution?.choices.flatMap(([choice]) => choice ?? []) ?? [];
  return played.length - commonLength(played, best);
}
