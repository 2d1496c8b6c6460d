import { describe, expect, it } from 'vitest';
import { presenterAct } from '../../../../web/share/show/model/presenter-keys.ts';

describe('the keys of a presenter', () => {
  it.each([
    ['PageDown', 'next'],
    ['PageUp', 'previous'],
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'previous'],
    [' ', 'next'],
    ['Home', 'first'],
    ['End', 'last'],
    ['b', 'blank'],
    ['B', 'blank'],
    ['Escape', null],
    ['F5', null],
    ['x', null],
  ])('%j: %j', (key, act) => {
    expect(presenterAct(key)).toBe(act);
  });
});
