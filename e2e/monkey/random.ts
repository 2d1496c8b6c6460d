/** A generator of fractions from 0 to below 1. */
export type Random = () => number;

/** The generator for one action (mulberry32). Each action has its own, so that it does not depend on what the page did before. */
export function randomOf(seed: number, action: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(action, 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function oneOf<T>(random: Random, list: readonly T[]): T {
  return weighted(
    random,
    list.map((value) => [1, value] as const),
  );
}

/** A number from `from` to `to`, both inclusive. */
export function wholeNumber(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** One of the values, with probability proportional to its weight. */
export function weighted<T>(random: Random, list: readonly (readonly [weight: number, value: T])[]): T {
  let left = random() * list.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of list) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('the list is empty');
}
