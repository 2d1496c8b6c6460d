import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Arrow, importsBelow, includesBelow } from './rooms.ts';

/** The arrows that lie on circles, or between two of them. */
function circular(arrows: readonly Arrow[]): readonly Arrow[] {
  const sources = new Set(arrows.map(({ from }) => from));
  const targets = new Set(arrows.map(({ to }) => to));
  const left = arrows.filter(({ from, to }) => targets.has(from) && sources.has(to));
  return left.length < arrows.length ? circular(left) : left;
}

const moduleOf = (file: string) => file.replace(/\.[ch]$/, '');

/** A source and its header are one module; a header without a source is part of the sources that include it. */
const coreModules = includesBelow('core')
  .filter(({ from, to }) => from.endsWith('.h') || existsSync(`core/${moduleOf(to)}.c`))
  .map(({ from, to }) => ({ from: moduleOf(from), to: moduleOf(to) }))
  .filter(({ from, to }) => from !== to);

describe('no file imports itself by way of others, for a type or for a value', () => {
  it.each([
    ['web', importsBelow('web')],
    ['wasm', importsBelow('wasm')],
    ['core', coreModules],
  ])('in %s/', (_, arrows) => {
    expect(arrows.length).toBeGreaterThan(20);
    expect(circular(arrows).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });
});
