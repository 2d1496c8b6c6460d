import { describe, expect, it } from 'vitest';
import { type Arrow, importsBelow, includesBelow } from './rooms.ts';

/** The arrows that lie on circles, or between two of them. */
function circular(arrows: readonly Arrow[]): readonly Arrow[] {
  const sources = new Set(arrows.map(({ from }) => from));
  const targets = new Set(arrows.map(({ to }) => to));
  const left = arrows.filter(({ from, to }) => targets.has(from) && sources.has(to));
  return left.length < arrows.length ? circular(left) : left;
}

describe('no file imports itself by way of others, for a type or for a value', () => {
  it.each([
    ['web', importsBelow('web')],
    ['wasm', importsBelow('wasm')],
    ['core', includesBelow('core')],
  ])('in %s/', (_, arrows) => {
    expect(arrows.length).toBeGreaterThan(20);
    expect(circular(arrows).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });
});
