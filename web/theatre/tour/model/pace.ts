/*
 * How long a sentence of the tour stands: until it is read, and never shorter than what moves on the stage. In milliseconds.
 */

const LEAST = 2_500;
const MOST = 3_000;

/** Letters of Latin and of Chinese text that are read in the least time, and what each further one takes. */
const LATIN = { free: 42, each: 20 } as const;
const CHINESE = { free: 18, each: 50 } as const;

/** When a chapter begins, positions fly by for so long; its sentence stands afterwards as long as any. */
export const RACE = 600;

/** A step of a walk on the large board. */
export const STEP = 550;

/** How long it takes to read a sentence. */
export function readingTime(sentence: string): number {
  const { free, each } = /[\u4e00-\u9fff]/.test(sentence) ? CHINESE : LATIN;
  return Math.min(MOST, LEAST + Math.max(0, sentence.length - free) * each);
}

/** How long a sentence stands beside a picture that moves for so long. */
export function standsFor(sentence: string, moves: number): number {
  return Math.max(readingTime(sentence), moves);
}
