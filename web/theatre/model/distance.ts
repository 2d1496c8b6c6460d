import type { Value } from '../../../wasm/game.ts';

/** The distance of a value (moves of both sides); 0 for a tie, or if it is unknown. */
export function distanceOf(value: Value | null): number {
  return value === null || value.winner === 'tie' ? 0 : value.distance;
}
