import { describe, expect, it } from 'vitest';
import { GRIDS, PER_PAGE, pagesOf, perPageFor } from '../../../../web/share/worksheet/model/pages.ts';

describe('the pages of a worksheet', () => {
  it('have their boards in order, and the last one has the rest', () => {
    expect(pagesOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(pagesOf(['a', 'b'], 2)).toEqual([['a', 'b']]);
    expect(pagesOf([], 12)).toEqual([]);
  });

  it('are filled: the rows have the same number of boards', () => {
    for (const each of PER_PAGE) expect(each % GRIDS[each]).toBe(0);
  });

  it.each([
    [0, 1],
    [1, 1],
    [3, 4],
    [6, 6],
    [7, 9],
    [13, 12],
  ])('of %i boards begin with %i each', (count, perPage) => {
    expect(perPageFor(count)).toBe(perPage);
  });
});
