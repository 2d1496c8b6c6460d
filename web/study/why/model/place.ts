import type { Claim, ProofStep } from './proof.ts';

/** A list of steps, and the step that was taken from it. */
export interface Level {
  readonly claim: Claim;
  readonly steps: readonly ProofStep[];
  readonly taken: ProofStep;
}

/** The current place in a proof: the list shown, and the levels above it, from the first one. */
export interface ProofPlace {
  readonly above: readonly Level[];
  readonly claim: Claim;
  readonly steps: readonly ProofStep[];
  /** The step of this list that is in focus first. */
  readonly first: number;
}

/** Maximum nesting depth shown in place. */
export const NESTED = 3;

export function placeAt(claim: Claim, steps: readonly ProofStep[]): ProofPlace {
  return { above: [], claim, steps, first: 0 };
}

/** The place of the list to which these levels lead. */
export function goDown(place: ProofPlace, levels: readonly Level[], steps: readonly ProofStep[]): ProofPlace {
  const claim = levels.at(-1)?.taken.next ?? place.claim;
  return { above: [...place.above, ...levels], claim, steps, first: 0 };
}

/** Returns to the list of a level (from 0), at the step that was taken there. */
export function goBack(place: ProofPlace, index: number): ProofPlace {
  const level = place.above[index];
  if (level === undefined) return place;
  const { claim, steps, taken } = level;
  return { above: place.above.slice(0, index), claim, steps, first: steps.indexOf(taken) };
}
