import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOOR = 'README.md';
const CHINESE_DOOR = '.github/README.zh-CN.md';

const read = (file: string) => readFileSync(file, 'utf8');
const all = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([whole, part]) => part ?? whole);

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'])
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

/** The pages in English that have a Chinese version. */
const pairs = [
  [DOOR, CHINESE_DOOR],
  ...tracked.flatMap((file) => {
    const chinese = file.replace(/README\.md$/, 'README.zh-CN.md');
    return file !== DOOR && chinese !== file && tracked.includes(chinese) ? [[file, chinese]] : [];
  }),
] as [string, string][];

const makefile = read('Makefile');

const FILES = /`((?:core|wasm|web|tests|e2e)\/[^`\s]*)`/g;
const TARGETS = /(?:`| {4})make ([a-z0-9-]+)/g;
const PICTURES = /!\[[^\]]*\]\(([^)]+)\)/g;
const FENCED = /^```\w*\n[\s\S]*?^```$/gm;
const INDENTED = /(?:^ {4}.*\n)+/gm;
const NAMED = [
  ['targets', /`make ([a-z0-9-]+)/g, 5],
  ['tasks', /`rubicon ([a-z]+)/g, 10],
  ['options', /--[a-z]+/g, 40],
  ['parameters', /&\w+=\w+|\b[A-Z]+=\d+/g, 0],
  ['files', /`((?:build|dist|core|wasm|web|tests|e2e)\/[^`\s]*|[\w-]+\.(?:js|wasm))`/g, 40],
] as const;
const HEADINGS = /^## .*$/gm;
const NUMBERS = /\d+(?:,\d{3})*(?:\.\d+)?/g;
const ROWS = /^\|.*\|$/gm;
const POINTS = /^- /gm;

/** A pattern that matched nothing any more would compare nothing. */
it.each([
  ['files', FILES, 100],
  ['targets', TARGETS, 20],
  ['pictures', PICTURES, 1],
])('the pages name %s', (_, pattern, least) => {
  expect(tracked.flatMap((file) => all(read(file), pattern)).length).toBeGreaterThan(least);
});

it.each([
  ['programs', FENCED, 2],
  ['commands', INDENTED, 10],
  ['headings', HEADINGS, 10],
  ['numbers', NUMBERS, 100],
  ['rows of tables', ROWS, 20],
  ['points', POINTS, 10],
  ...NAMED,
] as const)('the pages with a Chinese version have %s', (_, pattern, least) => {
  expect(pairs.flatMap(([english]) => all(read(english), pattern)).length).toBeGreaterThan(least);
});

it('the top README is short, and shows one picture', () => {
  for (const door of [DOOR, CHINESE_DOOR]) {
    expect(read(door).split('\n').length).toBeLessThanOrEqual(120);
    expect(all(read(door), /!\[/g)).toHaveLength(1);
  }
});

it('every page links to another, and the top README leads to the README of every room', () => {
  const linked = (file: string) =>
    all(read(file), /\]\(([^)#:]+)\)/g).map((name) => join(dirname(file), name));
  for (const [from, pages] of [
    [DOOR, tracked.filter((file) => /README\.md$/.test(file))],
    [CHINESE_DOOR, tracked.filter((file) => /README\.zh-CN\.md$/.test(file))],
  ] as const) {
    const reached = new Set<string>([from]);
    for (const file of reached) {
      for (const name of linked(file)) if (name.endsWith('.md') && existsSync(name)) reached.add(name);
    }
    expect(pages.filter((file) => !reached.has(file))).toEqual([]);
  }
});

it.each(tracked)('every file, link and target that %s names is there', (file) => {
  const text = read(file);
  const files = all(text, FILES);
  expect(files.filter((name) => !existsSync(name))).toEqual([]);
  const targets = all(text, TARGETS);
  expect(targets.filter((name) => !new RegExp(`^${name}:`, 'm').test(makefile))).toEqual([]);
  const links = all(text, /\]\(([^)#:]+)\)/g);
  expect(links.length).toBeGreaterThan(file.startsWith('wasm/package') ? -1 : 0);
  expect(links.filter((name) => !existsSync(join(dirname(file), name)))).toEqual([]);
  const pictures = all(text, PICTURES).map((name) => join(dirname(file), name));
  expect(pictures.filter((picture) => statSync(picture).size > 500_000)).toEqual([]);
});

it.each(['core/README.md', 'core/README.zh-CN.md'])('%s shows the program that the tests compile', (file) => {
  const program = read('tests/core/library/program.c').replace(/^\/\*[\s\S]*?\*\/\n/, '');
  expect(/```c\n([\s\S]*?)```/.exec(read(file))?.[1]).toBe(program);
});

describe.each(pairs)('%s and %s say the same:', (englishFile, chineseFile) => {
  const [english, chinese] = [read(englishFile), read(chineseFile)];

  it('each begins with a link to the other', () => {
    const first = (text: string) => all(text.split('\n')[0] ?? '', /\]\(([^)]+)\)/g);
    const led = (from: string) => first(read(from)).map((name) => join(dirname(from), name));
    expect(led(englishFile)).toContain(chineseFile);
    expect(led(chineseFile)).toContain(englishFile);
  });

  it('the same commands and programs, with comments of their own', () => {
    const blocks = (text: string) =>
      all(text, new RegExp(`${FENCED.source}|${INDENTED.source}`, 'gm')).map((block) =>
        block.replaceAll(/ *(?:\/\/|# ).*$/gm, ''),
      );
    expect(blocks(english).length).toBeGreaterThan(0);
    expect(blocks(chinese)).toEqual(blocks(english));
  });

  it.each(NAMED)('the same %s', (_, pattern) => {
    const named = (text: string) => [...new Set(all(text, pattern))].sort();
    expect(named(chinese)).toEqual(named(english));
  });

  /** The sections after the introduction, without code blocks. */
  const sections = (text: string) => text.replaceAll(FENCED, '').split(HEADINGS);
  const numbers = (text: string) => all(text.replaceAll(/`[^`]*`|\]\([^)]*\)/g, ''), NUMBERS);

  it('the same numbers in each section', () => {
    const sorted = (text: string) => sections(text).map((section) => numbers(section).sort());
    expect(sorted(chinese)).toEqual(sorted(english));
  });

  it('the same tables, number by number', () => {
    const rows = (text: string) =>
      all(text, ROWS).map((row) => row.split('|').map((cell) => numbers(cell).join(' ')));
    expect(rows(chinese)).toEqual(rows(english));
  });

  it('as many pictures and points in each section', () => {
    const counted = (text: string) =>
      sections(text).map((section) => [POINTS, /^!\[/gm].map((pattern) => all(section, pattern).length));
    expect(counted(chinese)).toEqual(counted(english));
  });
});
