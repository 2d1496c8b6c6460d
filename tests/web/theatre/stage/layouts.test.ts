import { describe, expect, it } from 'vitest';
import { stageLayouts } from '../../../../web/theatre/stage/layouts.ts';
import { cellOf, LARGEST } from '../../../../web/theatre/stage/plan.ts';
import { RUN_STAGE } from '../../../../web/theatre/steps/picture/plan.ts';
import { TOUR_STAGE } from '../../../../web/theatre/tour/picture/plan.ts';

const ALL = [
  { rows: 3, columns: 3, neighbours: 0 },
  { rows: 3, columns: 3, neighbours: 4 },
  { rows: 8, columns: 5, neighbours: 8 },
];

describe('the layouts of a stage', () => {
  it.each([1, 2])('have one height, that of the highest, on a screen of density %d', (density) => {
    const { of, height } = stageLayouts(TOUR_STAGE, ALL, {
      width: 700 * density,
      density,
      room: 400,
      largest: LARGEST,
    });
    const layouts = ALL.map(of);
    expect(layouts.map((layout) => layout?.small.length)).toEqual([0, 4, 8]);
    expect(height).toBe(Math.max(...layouts.map((layout) => (layout?.height ?? 0) / density)));
    expect(height).toBeLessThanOrEqual(400);
  });

  it('are none for boards that were not named', () => {
    const { of } = stageLayouts(TOUR_STAGE, ALL.slice(1), {
      width: 700,
      density: 1,
      room: 400,
      largest: LARGEST,
    });
    expect(ALL.map((boards) => of(boards) !== null)).toEqual([false, true, true]);
  });

  it('have cells no larger than is useful, and larger ones where these may be', () => {
    const cells = [LARGEST, 2 * LARGEST].map((largest) => {
      const { of } = stageLayouts(TOUR_STAGE, ALL, { width: 1800, density: 1, room: 900, largest });
      return ALL.map((boards) => cellOf(of(boards)?.large.block ?? { art: 0, scale: 0 }));
    });
    expect(cells[0]?.slice(0, 2)).toEqual([LARGEST, LARGEST]);
    expect(cells[1]?.slice(0, 2)).toEqual([2 * LARGEST, 2 * LARGEST]);
  });

  it.each([
    ['a window that is too low', 100, 280],
    ['a window with some room', 300, 300],
    ['a high window', 2_000, 432],
  ])('of a run have room for an explanation as %s has it', (_, room, least) => {
    const { height } = stageLayouts(RUN_STAGE, [{ rows: 1, columns: 2, neighbours: 2 }], {
      width: 300,
      density: 1,
      room,
      largest: LARGEST,
    });
    expect(height).toBe(least);
  });
});
