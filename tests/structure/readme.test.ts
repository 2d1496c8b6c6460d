import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ENGLISH = 'README.md';
const CHINESE = '.github/README.zh-CN.md';
const [english, chinese] = [ENGLISH, CHINESE].map((file) => readFileSync(file, 'utf8')) as [string, string];
const makefile = readFileSync('Makefile', 'utf8');

const all = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([whole, part]) => part ?? whole);
const firstLine = (text: string) => text.split('\n')[0];

it.each([ENGLISH, CHINESE])('%s shows the program that the tests compile', (file) => {
  const program = readFileSync('tests/core/library/program.c', 'utf8').replace(/^\/\*[\s\S]*?\*\/\n/, '');
  const shown = /```c\n([\s\S]*?)```/.exec(readFileSync(file, 'utf8'))?.[1];
  expect(shown).toBe(program);
});

it.each([ENGLISH, CHINESE, '.github/CONTRIBUTING.md'])(
  'every file and target that %s names is there',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const files = all(text, /`((?:core|wasm|web|tests|e2e)\/[^`\s]*)`/g);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((name) => !existsSync(name))).toEqual([]);
    const targets = all(text, /(?:`| {4})make ([a-z0-9-]+)/g);
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((name) => !new RegExp(`^${name}:`, 'm').test(makefile))).toEqual([]);
    const links = all(text, /\]\(([^)#:]+)\)/g);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((name) => !existsSync(join(dirname(file), name)))).toEqual([]);
  },
);

it.each([ENGLISH, CHINESE])('every picture of %s is quick to load', (file) => {
  const pictures = all(readFileSync(file, 'utf8'), /!\[[^\]]*\]\(([^)]+)\)/g);
  expect(pictures.length).toBeGreaterThan(1);
  const sizes = pictures.map((name) => statSync(join(dirname(file), name)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500_000);
});

describe('the README in Chinese says what the English one says:', () => {
  it('each begins with a link to the other', () => {
    expect(firstLine(english)).toContain(`(${CHINESE})`);
    expect(firstLine(chinese)).toContain(`(../${ENGLISH})`);
  });

  it('the same commands and programs, with comments of their own', () => {
    const blocks = (text: string) =>
      all(text, /^```\w*\n[\s\S]*?^```$|(?:^ {4}.*\n)+/gm).map((block) =>
        block.replaceAll(/ *(?:\/\/|# ).*$/gm, ''),
      );
    expect(blocks(english).length).toBeGreaterThan(5);
    expect(blocks(chinese)).toEqual(blocks(english));
  });

  it.each([
    ['targets', /`make ([a-z0-9-]+)/g],
    ['tasks', /`rubicon ([a-z]+)/g],
    ['options', /--[a-z]+/g],
    ['parameters', /&\w+=\w+|\b[A-Z]+=\d+/g],
    ['files', /`((?:build|dist|core|wasm|web|tests|e2e)\/[^`\s]*|[\w-]+\.(?:js|wasm))`/g],
  ])('the same %s', (_, pattern) => {
    const named = (text: string) => [...new Set(all(text, pattern))].sort();
    expect(named(english).length).toBeGreaterThan(1);
    expect(named(chinese)).toEqual(named(english));
  });

  /** By section, after the introduction; what stands in both languages in the English README is left out. */
  const sections = (text: string) =>
    text
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .split(/^## .*$/m)
      .slice(1);
  const withoutChinese = english.replaceAll(/^.*[\u4e00-\u9fff]{8}.*$/gm, '');
  const numbers = (text: string) => all(text.replaceAll(/`[^`]*`/g, ''), /\d+(?:,\d{3})*(?:\.\d+)?/g);

  it('the same numbers in each section', () => {
    const sorted = (text: string) => sections(text).map((section) => numbers(section).sort());
    expect(sections(english).length).toBeGreaterThan(5);
    expect(sorted(chinese)).toEqual(sorted(withoutChinese));
  });

  it('the same tables, number by number', () => {
    const rows = (text: string) =>
      all(text, /^\|.*\|$/gm).map((row) => row.split('|').map((cell) => numbers(cell).join(' ')));
    expect(rows(english).length).toBeGreaterThan(20);
    expect(rows(chinese)).toEqual(rows(english));
  });

  it('as many pictures and points in each section', () => {
    const counted = (text: string) =>
      sections(text).map((section) => [/^- /gm, /^!\[/gm].map((pattern) => all(section, pattern).length));
    expect(counted(chinese)).toEqual(counted(english));
  });
});
