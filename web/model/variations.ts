import type { Move } from '../../wasm/game.ts';

/** The beginning of a game from the start position. */
export type Variation = readonly Move[];

/** Maximum number of variations; the oldest are dropped. */
export const MAX_VARIATIONS = 24;

export function sameMove(a: Move | undefined, b: Move | undefined): boolean {
  return a !== undefined && b !== undefined && a.from === b.from && a.to === b.to;
}

/** Length of the common beginning of two games. */
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

/** Given variations beside `current`: the newest, without those that are a prefix of another. */
export function tidyVariations(variations: readonly Variation[], current: Variation): readonly Variation[] {
  return variations.reduce<readonly Variation[]>((others, each) => keepVariation(others, each, current), []);
}

/** The variations beside `current` once `left` is no longer current, without those that are a prefix of another. */
export function keepVariation(
  variations: readonly Variation[],
  left: Variation,
  current: Variation,
): readonly Variation[] {
  const others = variations.filter((each) => !beginsWith(current, each));
  if ([current, ...others].some((each) => beginsWith(each, left))) return others;
  return [...others.filter((each) => !beginsWith(left, each)), left].slice(-MAX_VARIATIONS);
}
