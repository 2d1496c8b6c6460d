import { describe, expect, it } from 'vitest';
import { stageLayout } from '../../../../web/theatre/stage/layout.ts';
import { TOUR_STAGE } from '../../../../web/theatre/tour/picture/plan.ts';

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
          const cell = (spot: (typeof layout)['large']) => spot.block.art * spot.block.scale;
          expect(cell(layout.large)).toBeGreaterThanOrEqual(9 * density);
          for (const spot of layout.small) expect(cell(spot)).toBeLessThan(cell(layout.large));
        }
  });
});
