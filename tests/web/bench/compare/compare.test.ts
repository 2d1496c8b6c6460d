import { describe, expect, it } from 'vitest';
import { loadCompare } from '../../../../wasm/bench/load-compare.ts';
import type { Value } from '../../../../wasm/game.ts';
import {
  differenceAfter,
  firstMissing,
  isEmpty,
  lineSteps,
  listed,
  smallestDifference,
} from '../../../../web/bench/compare/model/compare.ts';
import { rightLine } from '../../../../web/bench/compare/worker/right-line.ts';
import { compiledBench, draw, load } from '../../../wasm/module.ts';

describe('the best line of a wrong board', () => {
  it('is listed move by move, with the values after them', async () => {
    const board = draw('#.#/O.O/.X.');
    const line = rightLine(await load(), board);
    const steps = lineSteps(board, line);
    expect(steps.map(({ number, move, value }) => [number, move.side, value])).toEqual([
      [1, 'red', { winner: 'black', distance: 1 }],
      [2, 'black', { winner: 'black', distance: 0 }],
    ]);
    expect(steps[1]?.move).toMatchObject({
      from: { row: 3, column: 2 },
      direction: 'u',
      to: { row: 2, column: 2 },
    });
  });
});

describe('the way through the differences', () => {
  it('ends at the first and the last', () => {
    const three = ['winner', 'count', 'tie'].map(
      (kind, index) => ({ kind, board: index + 1, line: index + 1, found: '' }) as never,
    );
    expect([differenceAfter(three, 0, -1), differenceAfter(three, 0, 1)]).toEqual([null, 1]);
    expect([differenceAfter(three, 2, 1), differenceAfter(three, 2, -1)]).toEqual([null, 1]);
  });
});

const compare = await loadCompare(compiledBench);
const RED: Value = { winner: 'red', distance: 1 };

/** The comparison of lines with the answers of `boards` boards, on each of which Red wins in one move. */
const compared = (boards: number, lines: readonly string[]) =>
  compare(Array<Value>(boards).fill(RED), new TextEncoder().encode(lines.join('\n')));

describe('the difference that is opened', () => {
  const { differences } = compared(4, ['Red 1', 'Red 3', 'Tie', 'Black 2', 'Red 1']);
  const boards = [draw('OOX'), draw('O.O/.X.'), draw('#O#/#O#/#X.'), draw('O#O/.X#')];

  it('is that on the board with the fewest free cells, the first of several', () => {
    expect(differences.map(({ kind }) => kind)).toEqual(['count', 'tie', 'winner', 'extra']);
    expect(smallestDifference(differences, (number) => boards[number - 1] ?? null)).toBe(1);
  });

  it('is the first where no board is known, and none whose line is missing', () => {
    expect(smallestDifference(differences, () => null)).toBe(0);
    const { differences: early } = compared(4, ['Red 1', 'Red 3']);
    expect(early.map(({ kind }) => kind)).toEqual(['count', 'missing', 'missing']);
    expect(smallestDifference(early, (number) => boards[number - 1] ?? null)).toBe(0);
  });
});

describe('an output that ends early', () => {
  it('has the first of its missing lines listed', () => {
    const early = compared(5, ['Tie', 'Red 1']);
    expect(listed(early).map(({ board }) => board)).toEqual([1, 3]);
    expect([firstMissing(early), isEmpty(early)]).toEqual([3, false]);
    const whole = compared(2, ['Tie', 'Red 1', 'Tie']);
    expect(listed(whole)).toBe(whole.differences);
    expect([firstMissing(whole), isEmpty(whole)]).toEqual([null, false]);
  });

  it.each([[[]], [['', ' ', '\r']]])('is empty where it has no line at all: %j', (lines) => {
    const empty = compared(5, lines);
    expect([firstMissing(empty), isEmpty(empty)]).toEqual([1, true]);
  });

  it('is not where there is no board', () => {
    expect(isEmpty(compared(0, []))).toBe(false);
  });
});
