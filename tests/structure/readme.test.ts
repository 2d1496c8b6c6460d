import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

it('the README shows the program that the tests compile', () => {
  const program = readFileSync('tests/core/library/program.c', 'utf8').replace(/^\/\*[\s\S]*?\*\/\n/, '');
  const shown = /```c\n([\s\S]*?)```/.exec(readme)?.[1];
  expect(shown).toBe(program);
});

it('every file and target that the README names is there', () => {
  const files = Array.from(
    readme.matchAll(/`((?:core|wasm|web|tests|e2e)\/[^`\s]*)`/g),
    ([, name = '']) => name,
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((name) => !existsSync(name))).toEqual([]);
  const makefile = readFileSync('Makefile', 'utf8');
  const targets = Array.from(readme.matchAll(/(?:`| {4})make ([a-z0-9-]+)/g), ([, name = '']) => name);
  expect(targets.length).toBeGreaterThan(5);
  expect(targets.filter((name) => !new RegExp(`^${name}:`, 'm').test(makefile))).toEqual([]);
});
