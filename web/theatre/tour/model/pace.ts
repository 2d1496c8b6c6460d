/* How long (ms) a sentence of the tour is shown: until it is read, and then until the stage has come to rest. */

/** Letters read in a second, in Latin and Chinese text: what subtitles allow. */
const LATIN = 17;
const CHINESE = 8;

/** Even a short sentence takes this long, because its picture has to be found first. */
const LEAST = 2_500;

/** Time to think about a question, once it is read. */
const THINKS = 8_000;

/** Pause after the last sentence of a chapter. */
const BREATH = 600;

/** Duration of the race of positions that begins a chapter, before its sentence has its usual time. */
export const RACE = 600;

/** Duration of a step of a walk on the large board. */
export const STEP = 550;

/** The choices of how fast one reads. */
export const READING_SPEEDS = ['0.75', '1', '1.5', '2'] as const;

export type ReadingSpeed = (typeof READING_SPEEDS)[number];

/** The time to read a sentence at the usual speed. */
export function readingTime(sentence: string): number {
  const letters = /[\u4e00-\u9fff]/.test(sentence) ? CHINESE : LATIN;
  return Math.max(LEAST, (1000 * sentence.length) / letters);
}

/** How long a question waits for an answer, or the reason why one is wrong is shown, when the tour is played. */
export function waitsFor(sentence: string, isAnswered: boolean, speed: ReadingSpeed): number {
  return readingTime(sentence) / Number(speed) + (isAnswered ? 0 : THINKS);
}

interface Showing {
  /** Duration of the picture's motion, which no speed changes: flashes must not come faster. */
  readonly moves: number;
  readonly endsChapter: boolean;
  readonly speed: ReadingSpeed;
}

/** How long a sentence is shown when the tour is played. */
export function standsFor(sentence: string, { moves, endsChapter, speed }: Showing): number {
  return (readingTime(sentence) + (endsChapter ? BREATH : 0)) / Number(speed) + moves;
}
