import { describe, expect, it } from 'vitest';
import { type Stepping, steppingKey } from '../../../../web/page/controls/stepping-keys.ts';

const WAYS = ['first', 'previous', 'next', 'last', 'play'] as const satisfies (keyof Stepping)[];

/** An element that a simple selector matches. */
const focused = (name: string) =>
  ({ matches: (selectors: string) => selectors.split(', ').includes(name) }) as unknown as Element;

/** What a key steps while the element has the focus; null if the key is left to it. */
function stepped(key: string, element: string): string | null {
  const done: string[] = [];
  const stepping = Object.fromEntries(WAYS.map((way) => [way, () => done.push(way)]));
  steppingKey(key, focused(element), stepping)?.();
  return done[0] ?? null;
}

describe('the keys of a stepper', () => {
  it.each([
    ['beside all controls', 'body', ['next', 'next', 'first', 'last', 'last', 'play']],
    ['on a button', 'button', ['next', 'next', 'first', 'last', 'last', null]],
    ['on a cell', '[role=gridcell]', ['next', 'next', 'first', 'last', 'last', null]],
    ['on a slider', 'input', ['next', null, null, null, null, null]],
    ['on a list of choices', 'select', ['next', null, null, null, null, null]],
  ])('do %s what the control does not', (_, element, expected) => {
    const keys = ['j', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'End', ' '];
    expect(keys.map((key) => stepped(key, element))).toEqual(expected);
  });

  it('are no others, and do nothing where a stepper lacks what they do', () => {
    expect(['x', 'Tab', 'J'].map((key) => stepped(key, 'body'))).toEqual([null, null, null]);
    expect(steppingKey(' ', focused('body'), { play: null })).toBeNull();
    expect(steppingKey('j', focused('body'), {})).toBeNull();
  });
});
