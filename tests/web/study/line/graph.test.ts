import { describe, expect, it } from 'vitest';
import type { Value } from '../../../../wasm/rubicon.ts';
import { graphOf } from '../../../../web/study/line/model/graph.ts';

const red = (distance: number): Value => ({ winner: 'red', distance });
const black = (distance: number): Value => ({ winner: 'black', distance });
const tie: Value = { winner: 'tie' };

describe('the graph of a line', () => {
  it('of best play is one run that falls to the end', () => {
    expect(graphOf([red(3), red(2), red(1), red(0)])).toEqual({
      runs: [{ winner: 'red', first: 0, distances: [3, 2, 1, 0], length: 4 }],
      most: { red: 3, black: 0 },
      slips: [],
    });
  });

  it('shows where a win was made slower, given away and given to the other side', () => {
    expect(graphOf([red(5), red(8), tie, tie, black(4), black(3)])).toEqual({
      runs: [
        { winner: 'red', first: 0, distances: [5, 8], length: 2 },
        { winner: 'tie', first: 2, distances: [], length: 2 },
        { winner: 'black', first: 4, distances: [4, 3], length: 2 },
      ],
      most: { red: 8, black: 4 },
      slips: [1, 2, 4],
    });
  });

  it('counts a loss that came sooner than it had to', () => {
    expect(graphOf([black(6), black(1), black(0)]).slips).toEqual([1]);
  });

  it('counts a win that went to the other side, however long it takes it', () => {
    expect(graphOf([red(5), black(4), black(3)]).slips).toEqual([1]);
  });

  it('of no position is empty', () => {
    expect(graphOf([])).toEqual({ runs: [], most: { red: 0, black: 0 }, slips: [] });
  });
});
