import { describe, expect, it } from 'vitest';
import { cellUnder, courseOf, placeOf } from '../../../../web/page/board/view-order.ts';
import { board } from '../../support/samples.ts';

const BOARD = board('...', '...');
/** 30 × 20 pixels. */
const SHOWN = { left: 100, top: 50, width: 30, height: 20 } as DOMRect;

const at = (clientX: number, clientY: number, flipped = false) =>
  cellUnder(BOARD, flipped, SHOWN, { clientX, clientY });

describe('the cell under the pointer', () => {
  it('is the one that is shown there, in both views', () => {
    expect([at(100, 50), at(129, 50), at(111, 61), at(129, 69)]).toEqual([0, 2, 4, 5]);
    expect([at(100, 50, true), at(111, 61, true), at(129, 69, true)]).toEqual([5, 1, 0]);
    for (const flipped of [false, true])
      for (let cell = 0; cell < 6; cell++) {
        const { x, y } = placeOf(BOARD, cell, flipped);
        expect(at(105 + 10 * x, 55 + 10 * y, flipped)).toBe(cell);
      }
  });

  it('is none beside the board', () => {
    expect([at(99, 55), at(130, 55), at(115, 49), at(115, 70)]).toEqual([null, null, null, null]);
  });
});

describe('a move', () => {
  it.each([
    [{ from: 1, to: 2 }, 0, 180],
    [{ from: 1, to: 4 }, 90, -90],
    [{ from: 1, to: 0 }, 180, 0],
    [{ from: 4, to: 1 }, -90, 90],
  ])('%j points where it leads, and the other way seen from the other side', (move, turn, turned) => {
    expect(courseOf(BOARD, move, false).turn).toBeCloseTo(turn);
    expect(courseOf(BOARD, move, true).turn).toBeCloseTo(turned);
  });
});
