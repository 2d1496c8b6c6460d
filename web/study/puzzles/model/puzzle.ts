/** A board on which Red, who moves first, wins with exactly one first move. */
export interface Puzzle {
  /** From 1. */
  readonly number: number;
  /** In the format of a link. */
  readonly board: string;
  /** 1 (easiest) to LEVELS. */
  readonly level: number;
  /** Moves of both sides until Red has won, with best play. */
  readonly length: number;
  /** First moves that do not win, but only because of a single answer of Black's. */
  readonly lures: number;
  /** Leading red moves that are the only winning ones. */
  readonly forced: number;
}

export const LEVELS = 5;

const DAY = 24 * 60 * 60 * 1000;

/** Range of valid days: a record has 0 for none, and years after 9999 do not fit the date format. */
const FIRST_DAY = 1;
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY;

/** Parses the output of `rubicon puzzle`. */
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
 * The number of days since 1970 at a time (ms), in UTC, so that all visitors have the same puzzle. A clock outside the valid
 * range, for example one set to the year 1, is clamped.
 */
export function dayAt(time: number): number {
  const day = Math.floor(time / DAY);
  return Number.isNaN(day) ? FIRST_DAY : Math.min(Math.max(day, FIRST_DAY), LAST_DAY);
}

/** Whether a stored value is a valid day. */
export function isDay(value: unknown): value is number {
  return Number.isInteger(value) && dayAt(Number(value) * DAY) === value;
}

/** The date of a day as 2026-11-22. */
export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The puzzle of a day: the puzzles in order, cyclically. */
export function puzzleOfDay<T>(puzzles: readonly T[], day: number): T {
  const puzzle = puzzles[day % puzzles.length];
  if (puzzle === undefined) throw new Error('there are no puzzles');
  return puzzle;
}

/** The next puzzle of the same level, cyclically. */
export function puzzleAfter(puzzles: readonly Puzzle[], puzzle: Puzzle): Puzzle {
  const { number, level } = puzzle;
  const later = [...puzzles.slice(number), ...puzzles.slice(0, number)];
  return later.find((each) => each.level === level) ?? puzzle;
}
