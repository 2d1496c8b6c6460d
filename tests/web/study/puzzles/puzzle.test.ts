import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Value } from '../../../../wasm/rubicon.ts';
import { followMove, startPosition } from '../../../../web/model/line.ts';
import { parseBoard } from '../../../../web/model/link-board.ts';
import {
  dateOf,
  dayAt,
  isDay,
  LEVELS,
  parsePuzzles,
  puzzleAfter,
  puzzleOfDay,
} from '../../../../web/study/puzzles/model/puzzle.ts';
import { readText, textbook } from '../../../wasm/module.ts';
import { movesByRules } from '../../support/rules.ts';

const puzzles = parsePuzzles(readText('web/study/puzzles/puzzles.txt'));

/** The values of the start position and of each first move, by the textbook solver. */
function valuesOf(link: string): { readonly start: Value; readonly after: readonly Value[] } {
  const read = parseBoard(link);
  const position = read.ok ? startPosition(read.value, 'red') : null;
  if (!read.ok || position === null) throw new Error(`no puzzle: ${link}`);
  const run = textbook.open(read.value);
  run.seek(Number.POSITIVE_INFINITY);
  const value = (at: typeof position | null): Value => {
    if (at === null) throw new Error('a move that cannot be made');
    const mark = run.mark(at);
    return mark.decided ? mark.value : { winner: 'tie' };
  };
  const after = movesByRules(read.value, position).map((move) => value(followMove(position, move)));
  const start = value(position);
  run.close();
  return { start, after };
}

/** The board mirrored left to right, in the format of a link. */
function mirrored(link: string): string {
  const rows = link.split('/');
  return rows.map((row) => [...row].reverse().join('')).join('/');
}

it('the puzzles are those that the command makes from the first seed', () => {
  const made = execFileSync('build/rubicon', ['puzzle', '--boards', String(puzzles.length)], {
    encoding: 'utf8',
  });
  expect(made).toBe(readText('web/study/puzzles/puzzles.txt'));
});

describe('the puzzles', () => {
  it('have one first move that wins, in as many moves as they say', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(300);
    for (const { number, board, length } of puzzles) {
      const { start, after } = valuesOf(board);
      expect({ number, start }).toEqual({ number, start: { winner: 'red', distance: length } });
      expect({ number, wins: after.filter(({ winner }) => winner === 'red').length }).toEqual({
        number,
        wins: 1,
      });
    }
  });

  it('differ, are numbered from 1, and are of every level in turn', () => {
    expect(new Set(puzzles.map(({ board }) => [board, mirrored(board)].sort()[0])).size).toBe(puzzles.length);
    expect(puzzles.map(({ number }) => number)).toEqual(puzzles.map((_, index) => index + 1));
    expect(puzzles.map(({ level }) => level)).toEqual(puzzles.map((_, index) => (index % LEVELS) + 1));
  });

  it('change daily, at the same time everywhere', () => {
    const midnight = Date.parse('2026-11-22T00:00:00Z');
    const day = dayAt(midnight);
    expect(dateOf(day)).toBe('2026-11-22');
    expect(dayAt(midnight - 1)).toBe(day - 1);
    expect(dayAt(Date.parse('2026-11-23T07:59:59.999+08:00'))).toBe(day);
    expect(dayAt(Date.parse('2026-11-22T16:00:00-08:00'))).toBe(day + 1);
    const week = Array.from(
      { length: puzzles.length },
      (_, index) => puzzleOfDay(puzzles, day + index).number,
    );
    expect(new Set(week).size).toBe(puzzles.length);
    expect(puzzleOfDay(puzzles, day + puzzles.length)).toBe(puzzleOfDay(puzzles, day));
    // The numbers of puzzles must not change, because visitors have stored and shared them.
    expect(puzzleOfDay(puzzles, dayAt(Date.parse('2026-02-12T12:00:00Z'))).number).toBe(1);
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

  it('are followed by the next of their level, the last by the first', () => {
    const [first] = puzzles;
    const last = puzzles.at(-1);
    if (first === undefined || last === undefined) throw new Error('there are no puzzles');
    expect(puzzleAfter(puzzles, first).number).toBe(6);
    expect(puzzleAfter(puzzles, last)).toBe(puzzles.find(({ level }) => level === last.level));
  });
});
