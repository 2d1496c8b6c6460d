import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Position, Side, Value } from '../../../../wasm/rubicon.ts';
import { followMove, startPosition } from '../../../../web/model/line.ts';
import { parseBoard } from '../../../../web/model/link-board.ts';
import {
  dateOf,
  dayAt,
  FIRST_NUMBERS,
  isDay,
  lessonsOf,
  PUZZLE_THEMES,
  parsePuzzles,
  puzzleAfter,
  puzzleOfDay,
} from '../../../../web/study/puzzles/model/puzzle.ts';
import { readText, textbook } from '../../../wasm/module.ts';
import { movesByRules } from '../../support/rules.ts';

/** A puzzle by the textbook solver. */
interface Solved {
  readonly winner: Value['winner'];
  /** Moves of both sides until it is won; 0 for a tie. */
  readonly length: number;
  /** First moves that keep the result. */
  readonly keys: number;
}

function solve(link: string, side: Side = 'red'): Solved {
  const read = parseBoard(link);
  const start = read.ok ? startPosition(read.value, side) : null;
  if (!read.ok || start === null) throw new Error(`no puzzle: ${link}`);
  const board = read.value;
  const run = textbook.open(board);
  run.seek(Number.POSITIVE_INFINITY);
  const valueAt = (position: Position): Value => {
    const mark = run.mark(position);
    return mark.decided ? mark.value : { winner: 'tie' };
  };
  const value = valueAt(start);
  const keys = movesByRules(board, start).filter(
    (move) => valueAt(followMove(start, move) as Position).winner === value.winner,
  ).length;
  run.close();
  return { winner: value.winner, length: value.winner === 'tie' ? 0 : value.distance, keys };
}

const puzzles = parsePuzzles(readText('web/study/puzzles/puzzles.txt'), FIRST_NUMBERS.weeks);
const themed = parsePuzzles(readText('web/study/puzzles/themes.txt'), FIRST_NUMBERS.themes);
const earlier = parsePuzzles(readText('web/study/puzzles/earlier.txt'), FIRST_NUMBERS.earlier);
const solved = puzzles.map(({ board }) => solve(board));

const LEVELS_OF_A_WEEK = [1, 2, 2, 3, 3, 4, 5];

/** What a set of puzzles says of each, and what the textbook solver does. */
const told = (set: typeof puzzles) =>
  set.map(({ number, length, winner }) => ({
    number,
    length: winner === 'tie' ? 0 : length,
    winner,
    keys: 1,
  }));
const found = (set: typeof puzzles, values = set.map(({ board, side }) => solve(board, side))) =>
  set.map(({ number }, index) => ({
    number,
    length: values[index]?.length,
    winner: values[index]?.winner,
    keys: values[index]?.keys,
  }));

const rubicon = (...words: string[]) =>
  execFileSync('build/rubicon', ['puzzle', ...words], { encoding: 'utf8' });

const linesOf = (name: string) => readText(`web/study/puzzles/${name}.txt`).split(/(?<=\n)/);

it('the puzzles are those that the command makes', () => {
  // The first eight weeks: each puzzle is made from those before it.
  const made = rubicon('--boards', '56', '--seed', '19');
  expect(made).toBe(linesOf('puzzles').slice(0, 56).join(''));
  const themes = PUZZLE_THEMES.map((theme) => rubicon('--theme', theme, '--boards', '12'));
  expect(themes.join('')).toBe(readText('web/study/puzzles/themes.txt'));
  expect(Array.from(rubicon('--help').matchAll(/^ +(\w+): /gm), ([, name]) => name)).toEqual([
    'none',
    ...PUZZLE_THEMES,
  ]);
});

describe('the puzzles', () => {
  it('have one first move that wins, in as many moves as they say, or keeps a tie', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(300);
    expect(new Set([...puzzles, ...themed].map(({ board }) => board)).size).toBe(
      puzzles.length + themed.length,
    );
    expect(found(puzzles, solved)).toEqual(told(puzzles));
    expect(found(themed)).toEqual(told(themed));
  });

  it('are ten of each theme or more: Black moves first in the first, and ties are the second', () => {
    const all = [...puzzles, ...themed];
    for (const theme of PUZZLE_THEMES)
      expect(all.filter(({ themes }) => themes.includes(theme)).length).toBeGreaterThanOrEqual(10);
    for (const { side, winner, themes } of all) {
      expect(themes.includes('black')).toBe(side === 'black' && winner === 'black');
      expect(themes.includes('tie')).toBe(side === 'red' && winner === 'tie');
    }
  });

  it('are whole weeks, numbered beyond the earlier ones', () => {
    expect(puzzles.map(({ number }) => number)).toEqual(
      puzzles.map((_, index) => FIRST_NUMBERS.weeks + index),
    );
    expect(puzzles.length % 7).toBe(0);
    expect(puzzles.map(({ level }) => level)).toEqual(puzzles.map((_, index) => LEVELS_OF_A_WEEK[index % 7]));
  });

  it('change daily, at the same time everywhere', () => {
    const midnight = Date.parse('2026-11-22T00:00:00Z');
    const day = dayAt(midnight);
    expect(dateOf(day)).toBe('2026-11-22');
    expect(dayAt(midnight - 1)).toBe(day - 1);
    expect(dayAt(Date.parse('2026-11-23T07:59:59.999+08:00'))).toBe(day);
    expect(dayAt(Date.parse('2026-11-22T16:00:00-08:00'))).toBe(day + 1);
    const days = Array.from(
      { length: puzzles.length },
      (_, index) => puzzleOfDay(puzzles, day + index).number,
    );
    expect(new Set(days).size).toBe(puzzles.length);
    expect(puzzleOfDay(puzzles, day + puzzles.length)).toBe(puzzleOfDay(puzzles, day));
    // The numbers of puzzles must not change, because visitors have stored and shared them.
    expect(puzzleOfDay(puzzles, dayAt(Date.parse('2026-12-07T12:00:00Z'))).number).toBe(1043);
  });

  it('climb from Monday to Sunday', () => {
    for (const date of [7, 8, 9, 10, 11, 12, 13]) {
      const time = Date.UTC(2026, 11, date);
      const weekday = (new Date(time).getUTCDay() + 6) % 7;
      expect(puzzleOfDay(puzzles, dayAt(time)).level).toBe(LEVELS_OF_A_WEEK[weekday]);
    }
  });

  it.each([
    ['0001-01-01T00:00:00Z', '1970-01-02'],
    ['0999-12-31T23:59:59Z', '1970-01-02'],
    ['1970-01-02T00:00:00Z', '1970-01-02'],
    ['9999-12-31T23:59:59Z', '9999-12-31'],
    ['+010000-01-01T00:00:00Z', '9999-12-31'],
    ['+275760-09-13T00:00:00Z', '9999-12-31'],
    ['no date', '1970-01-02'],
  ])('have one for a clock that shows %s, as on %s', (clock, date) => {
    const day = dayAt(Date.parse(clock));
    expect(dateOf(day)).toBe(date);
    expect(puzzles).toContain(puzzleOfDay(puzzles, day));
    expect(isDay(day)).toBe(true);
  });

  it('offer three of the easiest to learn with', () => {
    const lessons = lessonsOf(puzzles);
    expect(lessons.length).toBe(3);
    for (const lesson of lessons) expect(lesson).toMatchObject({ level: 1, length: 3 });
    const [first, ...others] = lessons.map((lesson) => ({ ...lesson, level: 2 }));
    expect(lessonsOf([...others, ...lessons, ...(first === undefined ? [] : [first])])).toEqual(lessons);
  });

  it('are followed by the next of their level or theme, the last by the first, and earlier ones by the first', () => {
    const [first] = puzzles;
    const last = puzzles.at(-1);
    const old = earlier.at(-1);
    if (first === undefined || last === undefined || old === undefined)
      throw new Error('there are no puzzles');
    expect(puzzleAfter(puzzles, first).number).toBe(first.number + 7);
    expect(puzzleAfter(puzzles, last)).toBe(puzzles.find(({ level }) => level === last.level));
    expect(puzzleAfter(puzzles, old)).toBe(puzzles.find(({ level }) => level === old.level));
    const all = [...puzzles, ...themed];
    expect(puzzleAfter(all, last)).toBe(puzzles.find(({ level }) => level === last.level));
    const next = themed.slice(0, 12).map((puzzle) => puzzleAfter(all, puzzle).number);
    expect(next).toEqual([2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012, 2001]);
  });
});

it('the puzzles of the earlier set keep their numbers, which links and records name, and their one first move', () => {
  expect(earlier.map(({ number }) => number)).toEqual(Array.from({ length: 366 }, (_, index) => index + 1));
  expect([1, 7, 366].map((number) => earlier[number - 1]?.board)).toEqual([
    'r1wr/w1w1/1bww/w3',
    'ww1/1b1/3/wrr/1w1/w2',
    '2wr/3r/wb2/1w2',
  ]);
  const some = earlier.filter((_, index) => index % 3 === 0);
  expect(found(some)).toEqual(told(some));
});
