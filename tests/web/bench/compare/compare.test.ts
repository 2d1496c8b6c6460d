import { describe, expect, it } from 'vitest';
import { differenceAfter, lineSteps } from '../../../../web/bench/compare/model/compare.ts';
import { rightLine } from '../../../../web/bench/compare/worker/right-line.ts';
import { draw, load } from '../../../wasm/module.ts';

describe('the best line of a wrong board', () => {
  it('is told move by move, with the values after them', async () => {
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
