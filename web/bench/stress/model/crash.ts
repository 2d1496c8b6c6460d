/**
 * The ways in which a program crashes, in the order of the numbers by which the search tells them apart, from 1. `memory`: it
 * took more than its limit; `unsupported`: it asked the system for what there is none of here.
 */
export const CRASHES = [
  'other',
  'unreachable',
  'bounds',
  'stack',
  'zero',
  'number',
  'call',
  'memory',
  'unsupported',
] as const;

export type Crash = (typeof CRASHES)[number];

/** What the engines say of each; the first that fits. */
const SENTENCES: readonly (readonly [RegExp, Crash])[] = [
  [/call stack|recursion/i, 'stack'],
  [/by zero/i, 'zero'],
  [/overflow|unrepresentable|trunc/i, 'number'],
  [/table|indirect|signature|null function/i, 'call'],
  [/out of bounds/i, 'bounds'],
  [/unreachable/i, 'unreachable'],
];

/** The crash of which an engine speaks in these words. */
export function crashOf(sentence: string): Crash {
  return SENTENCES.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'other';
}

/** What the engines say where they have no memory for a program. */
const NO_MEMORY = /out of memory|allocat/i;

/** Whether an engine that speaks in these words could not even give a program its memory. */
export function lacksMemory(sentence: string): boolean {
  return NO_MEMORY.test(sentence);
}

export function crashNumber(crash: Crash): number {
  return CRASHES.indexOf(crash) + 1;
}

/** The inverse of crashNumber. */
export function crashAt(number: number): Crash {
  return CRASHES[number - 1] ?? 'other';
}
