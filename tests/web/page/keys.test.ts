import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { PLACES } from '../../../web/model/address.ts';
import { createState } from '../../../web/model/state.ts';
import type { App } from '../../../web/page/app-context.ts';
import { boardOf } from '../../../web/page/examples/board-of.ts';
import { pageKey } from '../../../web/page/keys.ts';

const board = boardOf('w1w/r1r/1b1');
const state = createState({ board, side: 'red', played: [], shown: [], variations: [] });

const hasAction = (place: App['place']['value'], key: string, ctrlKey: boolean) => {
  const app = { state, place: signal(place) } as unknown as App;
  const event = { key, ctrlKey, metaKey: false, shiftKey: false } as KeyboardEvent;
  return pageKey(event, null as unknown as Element, app) !== null;
};

describe('the keys of the line', () => {
  it('are the browser’s, which scrolls by them, while there is no line', () => {
    for (const key of ['ArrowDown', 'Home', ' ']) expect(hasAction('analysis', key, false), key).toBe(false);
  });
});

describe('Ctrl+Z', () => {
  it('undoes a move wherever the board is in view, and is the browser’s elsewhere', () => {
    expect(PLACES.map((place) => hasAction(place, 'z', true))).toEqual([true, true, false]);
  });
});

describe('the keys of the view', () => {
  it.each(PLACES)('act in every place, and leave the browser its own with Ctrl: %s', (place) => {
    for (const key of ['f', 'r', '?']) {
      expect(hasAction(place, key, false), key).toBe(true);
      expect(hasAction(place, key, true), key).toBe(false);
    }
  });
});
