import { describe, expect, it } from 'vitest';
import type { Census } from '../../../../wasm/rubicon.ts';
import { positionsAlong } from '../../../../web/model/line.ts';
import { ends, positionAt } from '../../../../web/theatre/wave/model/along.ts';
import { barHeight, barsPath, layerMarks, ticksOf } from '../../../../web/theatre/wave/model/chart.ts';
import {
  caughtFurthest,
  decidedNow,
  furthestOf,
  lastLayer,
  placedAt,
  shadeOf,
  tiedCells,
  totalOf,
  waveCells,
} from '../../../../web/theatre/wave/model/wave.ts';
import { draw, load, place, readTable, withSolved } from '../../../wasm/module.ts';
import { blackIn, redIn, tie } from '../../support/values.ts';

/** Four free cells and an obstacle. */
const VALUES = [blackIn(0), null, redIn(3), tie, redIn(5)];

const turnsAt = (layer: number, last: number) =>
  waveCells(VALUES, layer, last).map((cell) => cell?.turn ?? null);

describe('a layer', () => {
  it.each([
    [0, ['now', null, 'coming', 'coming', 'coming']],
    [2, ['past', null, 'coming', 'coming', 'coming']],
    [3, ['past', null, 'now', 'coming', 'coming']],
    [5, ['past', null, 'past', 'coming', 'now']],
    [7, ['past', null, 'past', 'coming', 'past']],
    [8, ['past', null, 'past', 'tie', 'past']],
  ])('%i of 8 decides the values of its distance, and the last one leaves the ties', (layer, turns) => {
    expect(turnsAt(layer, 8)).toEqual(turns);
  });

  it('is told by the cells that light up for either side', () => {
    expect(decidedNow(waveCells([redIn(2), blackIn(2), null, redIn(2), redIn(1)], 2, 9))).toEqual({
      red: [0, 3],
      black: [1],
    });
  });
});

describe('what the last layer shows', () => {
  it('are the ties that are left, and none of them earlier', () => {
    expect(tiedCells(waveCells(VALUES, 8, 8))).toEqual([3]);
    expect(tiedCells(waveCells(VALUES, 7, 8))).toEqual([]);
  });

  it('is how near to row 1 a pawn is still caught, which one that is caught already does not say', () => {
    // Three columns; Red wins on the middle row, and where a general has taken the pawn.
    const values = [
      blackIn(0),
      redIn(0),
      blackIn(0),
      redIn(3),
      blackIn(2),
      redIn(1),
      redIn(5),
      tie,
      redIn(7),
    ];
    expect(caughtFurthest(values, { generals: [1, 4] }, 3)).toEqual([3, 5]);
    expect(caughtFurthest(values, { generals: [3, 5] }, 3)).toEqual([1]);
    expect(caughtFurthest([blackIn(0), tie, null], { generals: [0, 1] }, 3)).toEqual([]);
  });
});

describe('the shade of a cell', () => {
  it('goes from the finished games to the furthest, which is no tie', () => {
    expect(furthestOf(VALUES)).toBe(5);
    expect(furthestOf([tie, null])).toBe(0);
    expect([0, 1, 4, 5].map((distance) => shadeOf(distance, 5))).toEqual([1, 0.8, 1 - 4 / 5, 0]);
    expect(shadeOf(0, 0)).toBe(1);
  });
});

describe('a cell', () => {
  const position = { generals: [3, 5], pawn: 7, side: 'red' } as const;

  it.each([
    ['pawn', { generals: [3, 5], pawn: 1, side: 'black' }],
    ['first', { generals: [1, 5], pawn: 7, side: 'black' }],
    ['second', { generals: [3, 1], pawn: 7, side: 'black' }],
  ] as const)('stands for the position with the lifted %s on it', (piece, expected) => {
    expect(placedAt(position, piece, 1, 'black')).toEqual(expected);
  });
});

describe('best play that is followed', async () => {
  const rubicon = await load();

  it('is on the longest board at every layer at a position that is decided there or one layer later', () => {
    const [, , value = '', text = ''] = readTable('records.tsv').find(([goal]) => goal === 'red') ?? [];
    expect(value).toBe('Red 359');
    withSolved(rubicon, draw(text), (analysis) => {
      const start = place(text, 'red');
      const positions = positionsAlong(start, analysis.line(start).moves);
      const course = { positions, values: positions.map((position) => analysis.value(position)) };
      expect(ends(course)).toBe(true);
      const places = new Set<string>();
      for (let layer = 0; layer <= 359; layer++) {
        const position = positionAt(course, layer, 'red');
        if (position === null) throw new Error('the line has no such position');
        expect(position.side).toBe('red');
        const found = analysis.value(position);
        // Red's wins with Red to move take an odd number of moves.
        expect(found).toEqual({ winner: 'red', distance: layer % 2 === 0 ? layer + 1 : layer });
        places.add(JSON.stringify(position));
      }
      expect(places.size).toBe(180);
      expect(positionAt(course, 359, 'red')).toEqual(start);
      expect(positionAt(course, 400, 'red')).toEqual(start);
      expect(positionAt(course, 0, 'black')).toEqual(positions.at(-1));
    });
  });

  it('is none that goes round for ever', () => {
    expect(ends({ values: [tie, tie, tie] })).toBe(false);
    expect(ends({ values: [] })).toBe(false);
    expect(ends({ values: [redIn(2), redIn(1), redIn(0)] })).toBe(true);
    expect(ends({ values: [redIn(3), redIn(2), redIn(1)] })).toBe(false);
  });
});

describe('the last layer', () => {
  const census: Census = {
    decided: { red: [4, 0, 9], black: [1, 0, 0] },
    ties: 0,
    longest: { red: null, black: null },
  };

  it('is that of all positions, and before they are counted the furthest on the map', () => {
    expect(lastLayer(census, null)).toBe(2);
    expect(lastLayer(null, { red: VALUES, black: [blackIn(6), tie] })).toBe(6);
    expect(lastLayer(null, { red: [tie], black: [null] })).toBe(0);
    expect(lastLayer(null, null)).toBe(0);
  });

  it('ends the sum of all', () => {
    expect(totalOf(census.decided.red)).toBe(13);
    expect(totalOf([])).toBe(0);
  });
});

describe('the chart', () => {
  it('gives a single position a bar, none none, and the most the whole height', () => {
    expect(barHeight(0, 5000)).toBe(0);
    expect(barHeight(1, 5000)).toBeGreaterThan(0.03);
    expect(barHeight(5000, 5000)).toBe(1);
    expect(barHeight(1, 1)).toBe(1);
  });

  it('rises by the same for every factor of ten', () => {
    const [one, ten, hundred] = [1, 10, 100].map((count) => barHeight(count, 1e6)) as [
      number,
      number,
      number,
    ];
    expect(ten - one).toBeCloseTo(hundred - ten, 10);
  });

  it.each([
    [1, [1]],
    [9, [1]],
    [10, [1, 10]],
    [9264, [1, 10, 100, 1000]],
    [1e6, [1, 100, 1e4, 1e6]],
  ])('of at most %i positions names powers of ten at the heights of their bars', (most, counts) => {
    expect(ticksOf(most).map(({ count }) => count)).toEqual(counts);
    for (const { count, height } of ticksOf(most)) expect(height).toBe(barHeight(count, most));
  });

  it.each([
    [0, [0]],
    [3, [0, 1, 2, 3]],
    [129, [0, 20, 40, 60, 80, 100, 120]],
    [399, [0, 100, 200, 300]],
  ])('up to layer %i names round layers', (last, marks) => {
    expect(layerMarks(last)).toEqual(marks);
  });

  it('draws a bar for each layer that decides something, in its place', () => {
    const path = barsPath([100, 0, 1], { most: 100, base: 50, reach: -40, gap: 0.2 });
    const bars = path.match(/M[^M]+/g) ?? [];
    expect(bars).toHaveLength(2);
    expect(bars[0]).toBe('M0.1 50h0.8v-40h-0.8z');
    expect(bars[1]).toMatch(/^M2.1 50h0.8v-[1-9]/);
  });
});
