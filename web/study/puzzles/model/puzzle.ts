import type { Side, Value } from '../../../../wasm/game.ts';

/** What puzzles teach: the names of core/puzzle/theme.h. Of black and tie the task says so. */
export const PUZZLE_THEMES = ['black', 'tie', 'corridor', 'gate', 'wait', 'parity', 'sacrifice'] as const;

export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

/** A board on which exactly one first move wins, or keeps a tie. */
export interface Puzzle {
  /** Identifies it in links and records. */
  readonly number: number;
  /** Its place in the list of all puzzles, or in the earlier set, from 1. */
  readonly place: number;
  /** In the format of a link. */
  readonly board: string;
  /** The side to move, which the visitor plays. */
  readonly side: Side;
  /** Who wins with best play. */
  readonly winner: Value['winner'];
  /** 1 (easiest) to LEVELS. */
  readonly level: number;
  /** Moves of both sides, with best play, until it is won or, in a tie, repeats. */
  readonly length: number;
  /** Only moves that a beginner's rules do not propose (core/puzzle/naive.h). */
  readonly unseen: number;
  readonly themes: readonly PuzzleTheme[];
}

/** The numbers of the first puzzle of each set. Those of the earlier set, which links and records still name, begin at 1. */
export const FIRST_NUMBERS = { earlier: 1, weeks: 1001, themes: 2001 } as const;

export const LEVELS = 5;

/** Puzzles to learn with. */
const LESSONS = 3;

const DAY = 24 * 60 * 60 * 1000;

/** Range of valid days: a record has 0 for none, and years after 9999 do not fit the date format. */
const FIRST_DAY = 1;
const LAST_DAY = Date.UTC(9999, 11, 31) / DAY;

/** 1970-01-05. */
const MONDAY = 4;

/**
 * Parses the output of `rubicon puzzle`, whose lines end with the length in the earlier set; `before` puzzles are listed before
 * these.
 */
export function parsePuzzles(text: string, first: number, before = 0): Puzzle[] {
  return text
    .trim()
    .split('\n')
    .map((line, index) => {
      const [link = '', level, length, , unseen = 0, , ...named] = line.split(' ');
      const [board = '', toMove] = link.replace('#b=', '').split('&');
      const themes = PUZZLE_THEMES.filter((theme) => named.includes(theme));
      const side = toMove === 't=b' ? 'black' : 'red';
      return {
        number: first + index,
        place: before + index + 1,
        board,
        side,
        winner: themes.includes('tie') ? 'tie' : side,
        level: Number(level),
        length: Number(length),
        unseen: Number(unseen),
        themes,
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

/** The next puzzle like this one, cyclically: of its theme, if it is there for a theme, else of its level. */
export function puzzleAfter(puzzles: readonly Puzzle[], puzzle: Puzzle): Puzzle {
  const next = puzzles.indexOf(puzzle) + 1;
  const later = [...puzzles.slice(next), ...puzzles.slice(0, next)];
  return later.find((each) => isLike(each, puzzle)) ?? puzzle;
}

function isLike(each: Puzzle, puzzle: Puzzle): boolean {
  if (isForTheme(each) !== isForTheme(puzzle)) return false;
  if (!isForTheme(puzzle)) return each.level === puzzle.level;
  return each.themes.some((theme) => puzzle.themes.includes(theme));
}

/** Whether it is of the set that nothing lists any more. */
export function isEarlier({ number }: Pick<Puzzle, 'number'>): boolean {
  return number < FIRST_NUMBERS.weeks;
}

function isForTheme({ number }: Puzzle): boolean {
  return number >= FIRST_NUMBERS.themes;
}
