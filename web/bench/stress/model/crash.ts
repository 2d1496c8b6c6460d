/**
 * Kinds of crashes, in the order of their numbers in the search, from 1. `memory`: over the memory limit; `unsupported`: a
 * system call that does not exist here.
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

/** Patterns of the engines' error messages; the first match counts. */
const SENTENCES: readonly (readonly [RegExp, Crash])[] = [
  [/call stack|recursion/i, 'stack'],
  [/by zero/i, 'zero'],
  [/overflow|unrepresentable|trunc/i, 'number'],
  [/table|indirect|signature|null function/i, 'call'],
  [/out of bounds/i, 'bounds'],
  [/unreachable/i, 'unreachable'],
];

/** Kind of crash by an engine's error message. */
export function crashOf(sentence: string): Crash {
  return SENTENCES.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'other';
}

/** Engines' error messages if they cannot allocate a program's memory. */
const NO_MEMORY = /out of memory|allocat/i;

/** Whether an engine's error message says that it could not allocate the program's memory. */
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
