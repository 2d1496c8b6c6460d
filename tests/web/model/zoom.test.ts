import { describe, expect, it } from 'vitest';
import { parseBoard } from '../../../web/model/link-board.ts';
import { createState } from '../../../web/model/state.ts';
import { isZoomed, settleZoom, zoomTo } from '../../../web/model/zoom.ts';

function state() {
  const board = parseBoard('3/3');
  if (!board.ok) throw new Error('the board cannot be read');
  return createState({ board: board.value, side: 'red', played: [], shown: [], variations: [] });
}

describe('the zoom', () => {
  it('goes from the whole board to eight times as large', () => {
    const looked = state();
    expect(isZoomed(looked)).toBe(false);
    zoomTo(looked, 2.5);
    expect([looked.zoom.value, isZoomed(looked)]).toEqual([2.5, true]);
    zoomTo(looked, 100);
    expect(looked.zoom.value).toBe(8);
    zoomTo(looked, 0.2);
    expect([looked.zoom.value, isZoomed(looked)]).toEqual([1, false]);
  });

  it('of almost the whole board becomes the whole', () => {
    const looked = state();
    zoomTo(looked, 1.05);
    settleZoom(looked);
    expect(isZoomed(looked)).toBe(false);
    zoomTo(looked, 1.2);
    settleZoom(looked);
    expect(looked.zoom.value).toBe(1.2);
  });
});
