import { describe, expect, it } from 'vitest';
import { chooseTool } from '../../../web/model/actions.ts';
import { parseBoard } from '../../../web/model/link-board.ts';
import { chooseMode, draws } from '../../../web/model/mode.ts';
import { createState } from '../../../web/model/state.ts';
import { isZoomed, settleZoom, zoomTo } from '../../../web/model/zoom.ts';

function state() {
  const board = parseBoard('3/3');
  if (!board.ok) throw new Error('the board cannot be read');
  return createState({ board: board.value, side: 'red', played: [], shown: [], variations: [] });
}

describe('a finger', () => {
  it('draws in one of the modes only, a mouse and a pen in both', () => {
    const looked = state();
    const drawing = () => ['touch', 'mouse', 'pen'].filter((pointer) => draws(looked, pointer));
    expect(drawing()).toEqual(['mouse', 'pen']);
    chooseMode(looked, 'draw');
    expect(drawing()).toEqual(['touch', 'mouse', 'pen']);
    chooseMode(looked, 'look');
    expect(drawing()).toEqual(['mouse', 'pen']);
  });

  it('draws after a tool is chosen, even the current one', () => {
    const looked = state();
    chooseTool(looked, looked.tool.value);
    expect(draws(looked, 'touch')).toBe(true);
  });
});

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
