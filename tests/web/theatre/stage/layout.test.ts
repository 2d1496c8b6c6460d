import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Rectangle,
  type Spot,
  type StageLayout,
  stageLayout,
} from '../../../../web/theatre/stage/layout.ts';
import { cellOf, FRAME } from '../../../../web/theatre/stage/plan.ts';
import { RUN_STAGE } from '../../../../web/theatre/steps/picture/plan.ts';
import { TOUR_STAGE } from '../../../../web/theatre/tour/picture/plan.ts';

const REQUESTS = fc.record({
  width: fc.integer({ min: 150, max: 4000 }),
  size: fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 })),
    fc.constantFrom([1, 32], [32, 1], [3, 32], [32, 3], [5, 20], [20, 5], [1, 100], [100, 1], [32, 32]),
  ),
  neighbours: fc.integer({ min: 0, max: 8 }),
  density: fc.constantFrom(0.5, 1, 1.25, 1.5, 2, 3),
});

/** The cells of a board with the frames around them, and its line of text. */
function takenBy({ cells, caption }: Spot, unit: number): Rectangle[] {
  const frame = FRAME * unit;
  const framed = {
    x: cells.x - frame,
    y: cells.y - frame,
    width: cells.width + 2 * frame,
    height: cells.height + 2 * frame,
  };
  return [framed, caption];
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function isWithin({ x, y, width, height }: Rectangle, canvas: StageLayout): boolean {
  return x >= 0 && y >= 0 && x + width <= canvas.width && y + height <= canvas.height;
}

const spotsOf = ({ large, small }: StageLayout) => [large, ...small];

describe('the layout of the stage', () => {
  it('has room for every board, one beside the other and within the canvas', () => {
    fc.assert(
      fc.property(REQUESTS, ({ width, size: [rows = 1, columns = 1], neighbours, density }) => {
        const layout = stageLayout(RUN_STAGE, width, { rows, columns, neighbours }, density);
        const taken = spotsOf(layout).flatMap((spot) => takenBy(spot, layout.unit));
        expect(taken).toHaveLength(2 + 2 * neighbours);
        expect(taken.filter((one) => !isWithin(one, layout))).toEqual([]);
        const pairs = taken.flatMap((one, index) =>
          taken.slice(index + 1).map((other) => [one, other] as const),
        );
        expect(pairs.filter(([one, other]) => overlap(one, other))).toEqual([]);
      }),
    );
  });

  it('is made of whole pixels and whole blocks, all small boards alike', () => {
    fc.assert(
      fc.property(REQUESTS, ({ width, size: [rows = 1, columns = 1], neighbours, density }) => {
        const layout = stageLayout(RUN_STAGE, width, { rows, columns, neighbours }, density);
        for (const { block, cells, caption } of spotsOf(layout)) {
          const lengths = [cells, caption].flatMap((rectangle) => Object.values(rectangle));
          expect(lengths.filter((length) => !Number.isInteger(length))).toEqual([]);
          expect(Number.isInteger(block.art) && Number.isInteger(block.scale)).toBe(true);
          expect(cells).toMatchObject({ width: columns * cellOf(block), height: rows * cellOf(block) });
        }
        expect(new Set(layout.small.map(({ block }) => cellOf(block))).size).toBeLessThanOrEqual(1);
        for (const { block } of layout.small)
          expect(cellOf(block)).toBeLessThanOrEqual(cellOf(layout.large.block));
      }),
    );
  });

  it.each([320, 360, 430, 720, 900, 1440])('is as wide as its place, %i, where there is room', (width) => {
    for (const density of [1, 1.5, 2, 3]) {
      const wide = Math.floor(width * density);
      expect(stageLayout(RUN_STAGE, wide, { rows: 10, columns: 10, neighbours: 8 }, density).width).toBe(
        wide,
      );
    }
  });

  it.each([1, 1.25, 1.5, 2, 3])(
    'shows a board of 10×10 and its neighbours to be read, on a screen of density %d',
    (density) => {
      for (let width = 344; width <= 1600; width += 24) {
        const { large, small, height } = stageLayout(
          RUN_STAGE,
          width * density,
          { rows: 10, columns: 10, neighbours: 8 },
          density,
          760,
        );
        expect(cellOf(large.block)).toBeGreaterThanOrEqual(24 * density);
        for (const { block } of small) expect(cellOf(block)).toBeGreaterThanOrEqual(8 * density);
        expect(height).toBeLessThanOrEqual(760 * density);
      }
    },
  );

  it.each([1, 2, 3])(
    'fits a board of 9×9 between the words and the buttons of a phone of density %d',
    (density) => {
      const { large, small, height } = stageLayout(
        RUN_STAGE,
        344 * density,
        { rows: 9, columns: 9, neighbours: 8 },
        density,
        380,
      );
      expect(height).toBeLessThanOrEqual(380 * density);
      expect(cellOf(large.block)).toBeGreaterThanOrEqual(16 * density);
      for (const { block } of small) expect(cellOf(block)).toBeGreaterThanOrEqual(5 * density);
    },
  );

  it('is higher than its window rather than too small to be read', () => {
    const { large, small } = stageLayout(RUN_STAGE, 340, { rows: 10, columns: 10, neighbours: 8 }, 1, 380);
    expect(cellOf(large.block)).toBeGreaterThanOrEqual(24);
    for (const { block } of small) expect(cellOf(block)).toBeGreaterThanOrEqual(8);
  });

  it('puts the small boards beside the large one on a wide stage, below it on a narrow one', () => {
    const wide = stageLayout(RUN_STAGE, 1200, { rows: 8, columns: 8, neighbours: 8 });
    for (const { cells } of wide.small)
      expect(cells.x).toBeGreaterThan(wide.large.cells.x + wide.large.cells.width);
    const narrow = stageLayout(RUN_STAGE, 360, { rows: 8, columns: 8, neighbours: 8 });
    for (const { cells } of narrow.small)
      expect(cells.y).toBeGreaterThan(narrow.large.cells.y + narrow.large.cells.height);
  });
});

const SIZES = [1, 2, 5, 10];

describe('the layout of the tour', () => {
  it.each([
    ['a phone', 344, 1, 440],
    ['a sharp phone', 688, 2, 440],
    ['a low window', 1_000, 1, 363],
    ['a wide window', 1_500, 1, 700],
  ])('fits on %s, whatever the board and however many boards are beside it', (_, width, density, tallest) => {
    for (const rows of SIZES)
      for (const columns of SIZES)
        for (const neighbours of [0, 2, 4, 6, 8]) {
          const layout = stageLayout(TOUR_STAGE, width, { rows, columns, neighbours }, density, tallest);
          expect(layout.width).toBeLessThanOrEqual(width);
          expect(layout.height).toBeLessThanOrEqual(tallest * density);
          expect(layout.small).toHaveLength(neighbours);
          expect(cellOf(layout.large.block)).toBeGreaterThanOrEqual(9 * density);
          for (const spot of layout.small)
            expect(cellOf(spot.block)).toBeLessThan(cellOf(layout.large.block));
        }
  });
});
