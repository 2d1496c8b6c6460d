/* How long (ms) a sentence of the tour is shown: until it is read, and at least as long as the motion on the stage. */

const LEAST = 2_500;
const MOST = 3_000;

/** Letters that are read in the least time, and the time (ms) for each further one, in Latin and Chinese text. */
const LATIN = { free: 42, each: 20 } as const;
const CHINESE = { free: 18, each: 50 } as const;

/** Duration of the race of positions that begins a chapter, before its sentence has its usual time. */
export const RACE = 600;

/** Duration of a step of a walk on the large board. */
export const STEP = 550;

/** The time to read a sentence. */
export function readingTime(sentence: string): number {
  const { free, each } = /[\u4e00-\u9fff]/.test(sentence) ? CHINESE : LATIN;
  return Math.min(MOST, LEAST + Math.max(0, sentence.length - free) * each);
}

/** How long a sentence is shown with a picture that moves for `moves`. */
export function standsFor(sentence: string, moves: number): number {
  return Math.max(readingTime(sentence), moves);
}
