import { describe, expect, it } from 'vitest';
import { graphOf } from '../../../../web/study/line/model/graph.ts';
import { blackIn, redIn, tie } from '../../support/values.ts';

describe('the graph of a line', () => {
  it('of best play is one run that falls to the end', () => {
    expect(graphOf([redIn(3), redIn(2), redIn(1), redIn(0)])).toEqual({
      runs: [{ winner: 'red', first: 0, distances: [3, 2, 1, 0], length: 4 }],
      most: { red: 3, black: 0 },
      slips: [],
    });
  });

  it('shows where a win was made slower, given away and given to the other side', () => {
    expect(graphOf([redIn(5), redIn(8), tie, tie, blackIn(4), blackIn(3)])).toEqual({
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
    expect(graphOf([blackIn(6), blackIn(1), blackIn(0)]).slips).toEqual([1]);
  });

  it('counts a win that went to the other side, however long it takes it', () => {
    expect(graphOf([redIn(5), blackIn(4), blackIn(3)]).slips).toEqual([1]);
  });

  it('of no position is empty', () => {
    expect(graphOf([])).toEqual({ runs: [], most: { red: 0, black: 0 }, slips: [] });
  });
});
