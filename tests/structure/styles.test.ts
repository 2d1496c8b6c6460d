import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importsBelow } from './rooms.ts';

const files = readdirSync('web', { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(`web/${file}`, 'utf8');

/** The folder of a feature: `bench/kit`, or `help` for a file directly in its room. */
const featureOf = (file: string) => file.split('/').slice(0, -1).slice(0, 2).join('/');

/** A selector of one class, whatever the state of its element. */
const ALONE = /^\.([\w-]+)(?:\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?)*$/;

/** The classes that a sheet styles wherever they stand. */
function classesStyledBy(sheet: string): string[] {
  const selectors = read(sheet)
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{}]+)\{/g);
  const alone = Array.from(selectors, ([, list = '']) => list.split(','))
    .flat()
    .flatMap((selector) => ALONE.exec(selector.trim())?.[1] ?? []);
  return [...new Set(alone)];
}

/** The words in what a view gives as classes to its elements. */
function classesIn(view: string): string[] {
  const values = read(view).matchAll(/\bclass=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g);
  return Array.from(
    values,
    ([, value = '']) => value.replace(/\$?\{[\w.]+\}/g, '').match(/[\w-]+/g) ?? [],
  ).flat();
}

/**
 * A sheet that was loaded stays: what it says of a class by itself holds in every view from then on, and not before. So only a
 * feature that imports from the sheet's folder may use the class.
 */
it('a class that a feature styles wherever it stands is used by the features alone that import from it', () => {
  const imported = new Set(importsBelow('web').map(({ from, to }) => `${featureOf(from)} ${featureOf(to)}`));
  const styled = files
    .filter((file) => file.endsWith('.css') && !file.startsWith('page/'))
    .flatMap((sheet) => classesStyledBy(sheet).map((name) => ({ sheet, name })));
  const used = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((view) => classesIn(view).map((name) => ({ view, name })));
  expect(styled.length).toBeGreaterThan(100);
  const strangers = styled.flatMap(({ sheet, name }) =>
    used
      .filter((use) => use.name === name)
      .filter(
        ({ view }) =>
          !`${featureOf(view)}/`.startsWith(`${featureOf(sheet)}/`) &&
          !imported.has(`${featureOf(view)} ${featureOf(sheet)}`),
      )
      .map(({ view }) => `${view}: .${name} of ${sheet}`),
  );
  expect(strangers).toEqual([]);
});
