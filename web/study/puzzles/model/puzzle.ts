/** A board on which Red, who moves first, wins by one first move alone. */
export interface Puzzle {
  /** From 1. */
  readonly number: number;
  /** As it stands in a link. */
  readonly board: string;
  /** 1, the easiest, to LEVELS. */
  readonly level: number;
  /** Moves of both sides until Red has won, with best play. */
  readonly length: number;
  /** First moves that do not win although a single answer alone saves Black. */
  readonly lures: number;
  /** So many of Red's moves in a row, from the first, are the only ones that win. */
  readonly forced: number;
}

export const LEVELS = 5;

const DAY = 24 * 60 * 60 * 1000;

/** The first and the last day that count: a record has 0 for none, and years after 9999 do not fit the date's format. */
const FIRST_DAY = 1;
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY;

/** Reads what `rubicon puzzle` has printed. */
export function parsePuzzles(text: string): Puzzle[] {
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      const [link = '', ...grade] = line.split(' ');
      const [level = 0, length = 0, lures = 0, forced = 0] = grade.map(Number);
      return { number: index + 1, board: link.replace('#b=', ''), level, length, lures, forced };
    });
}

/**
 * The days since 1970, at a time in milliseconds: the same everywhere at the same time, so that all have one puzzle. A clock
 * outside of these days, such as one set to the year 1, counts as the nearest of them.
 */
export function dayAt(time: number): number {
  const day = Math.floor(time / DAY);
  return Number.isNaN(day) ? FIRST_DAY : Math.min(Math.max(day, FIRST_DAY), LAST_DAY);
}

/** Whether a value from elsewhere can be a day. */
export function isDay(value: unknown): value is number {
  return Number.isInteger(value) && dayAt(Number(value) * DAY) === value;
}

/** The date of a day as 2026-11-22. */
export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The puzzle of a day: one after the other, and from the first again. */
export function puzzleOfDay<T>(puzzles: readonly T[], day: number): T {
  const puzzle = puzzles[day % puzzles.length];
  if (puzzle === undefined) throw new Error('there are no puzzles');
  return puzzle;
}

/** The next puzzle of the same level; after the last comes the first. */
export function puzzleAfter(puzzles: readonly Puzzle[], puzzle: Puzzle): Puzzle {
  const { number, level } = puzzle;
  const later = [...puzzles.slice(number), ...puzzles.slice(0, number)];
  return later.find((each) => each.level === level) ?? puzzle;
}
