import type { Move } from '../../wasm/game.ts';

/** The beginning of a game from the start position. */
export type Variation = readonly Move[];

/** So many variations are kept; the oldest give way. */
export const MAX_VARIATIONS = 24;

export function sameMove(a: Move | undefined, b: Move | undefined): boolean {
  return a !== undefined && b !== undefined && a.from === b.from && a.to === b.to;
}

/** How many moves two games begin with in common. */
export function commonLength(a: Variation, b: Variation): number {
  const differs = a.findIndex((move, index) => !sameMove(move, b[index]));
  return differs < 0 ? a.length : differs;
}

export function sameVariation(a: Variation, b: Variation): boolean {
  return a.length === b.length && commonLength(a, b) === a.length;
}

export function beginsWith(game: Variation, beginning: Variation): boolean {
  return commonLength(beginning, game) === beginning.length;
}

/** Variations from elsewhere, beside `current`: the newest, and none of them only repeats another's beginning. */
export function tidyVariations(variations: readonly Variation[], current: Variation): readonly Variation[] {
  return variations.reduce<readonly Variation[]>((others, each) => keepVariation(others, each, current), []);
}

/** The variations beside `current` once `left` is no longer current: none of them only repeats another's beginning. */
export function keepVariation(
  variations: readonly Variation[],
  left: Variation,
  current: Variation,
): readonly Variation[] {
  const others = variations.filter((each) => !beginsWith(current, each));
  if ([current, ...others].some((each) => beginsWith(each, left))) return others;
  return [...others.filter((each) => !beginsWith(left, each)), left].slice(-MAX_VARIATIONS);
}
