/** A board on which Red, who moves first, wins with exactly one first move. */
export interface Puzzle {
  /** From FIRST_NUMBER; those of the earlier set from 1. */
  readonly number: number;
  /** In the format of a link. */
  readonly board: string;
  /** 1 (easiest) to LEVELS. */
  readonly level: number;
  /** Moves of both sides until Red has won, with best play. */
  readonly length: number;
  /** Only moves that a beginner's rules do not propose (core/puzzle/naive.h). */
  readonly unseen: number;
}

/** The number of the first puzzle, beyond those of the earlier set, which links and records still name. */
export const FIRST_NUMBER = 1001;

export const LEVELS = 5;

/** Puzzles to learn with. */
const LESSONS = 3;

const DAY = 24 * 60 * 60 * 1000;

/** Range of valid days: a record has 0 for none, and years after 9999 do not fit the date format. */
const FIRST_DAY = 1;
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY;

/** 1970-01-05. */
const MONDAY = 4;

/** Parses the output of `rubicon puzzle`: of each line the board, the level, the length and the unseen moves, which earlier ones lack. */
export function parsePuzzles(text: string, first = FIRST_NUMBER): Puzzle[] {
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      const [link = '', level, length, , unseen = 0] = line.split(' ');
      return {
        number: first + index,
        board: link.replace('#b=', ''),
        level: Number(level),
        length: Number(length),
        unseen: Number(unseen),
      };
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

/** The puzzle of a day: the puzzles in order, cyclically. They are whole weeks, each of which climbs from Monday to Sunday. */
export function puzzleOfDay<T>(puzzles: readonly T[], day: number): T {
  const { length } = puzzles;
  const puzzle = puzzles[(((day - MONDAY) % length) + length) % length];
  if (puzzle === undefined) throw new Error('there are no puzzles');
  return puzzle;
}

/** The puzzles to learn with: the shortest of level 1 that a beginner's rules solve. */
export function lessonsOf(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const easy = puzzles.filter(({ level, unseen }) => level === 1 && unseen === 0);
  return easy.sort((a, b) => a.length - b.length).slice(0, LESSONS);
}

/** The next puzzle of the same level, cyclically; after one of the earlier set the first. */
export function puzzleAfter(puzzles: readonly Puzzle[], puzzle: Puzzle): Puzzle {
  const next = puzzles.indexOf(puzzle) + 1;
  const later = [...puzzles.slice(next), ...puzzles.slice(0, next)];
  return later.find(({ level }) => level === puzzle.level) ?? puzzle;
}
