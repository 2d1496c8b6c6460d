import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MISTAKES } from '../../wasm/bench/names.ts';
import { TESTS } from '../../wasm/bench/package.ts';
import { LEVELS } from '../../web/study/puzzles/model/puzzle.ts';
import { isTooLarge } from '../../web/theatre/model/too-large.ts';
import { CHAPTERS, LAST_PLAYED } from '../../web/theatre/tour/model/chapters.ts';

// Compares the numbers in the READMEs with what they count; readme.test.ts compares the Chinese ones with the English.

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const asNumber = (text: string) => (WORDS.includes(text) ? WORDS.indexOf(text) : Number(text));
const read = (file: string) => readFileSync(file, 'utf8');
const readme = ['README.md', ...['core', 'core/command', 'wasm', 'web'].map((room) => `${room}/README.md`)]
  .map((file) => read(file).replaceAll(/\s+/g, ' '))
  .join('\n');
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, part = '']) => part);
const numberIn = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))?.[1]);
const rowsOf = (file: string) => read(`tests/data/${file}`).trimEnd().split('\n').slice(1);
const linesOf = (file: string) => read(`web/study/puzzles/${file}`).trimEnd().split('\n').length;
const [weeks, themed, earlier] = ['puzzles.txt', 'themes.txt', 'earlier.txt'].map(linesOf);
const mostCells = Array.from({ length: 1_024 }, (_, cells) => cells).findLast(
  (cells) => !isTooLarge({ rows: 1, columns: cells, cells: '' }),
);
const limitOf = (what: string) =>
  Number(new RegExp(`${what}: ([\\d_]+)`).exec(read('.ci/sizes.mjs'))?.[1]?.replaceAll('_', '')) / 1_000;
const hallSizes = new Set(
  rowsOf('hall.tsv').map((line) => {
    const rows = line.split('\t').at(-1)?.split('/') ?? [];
    return `${rows.length} ${rows[0]?.length}`;
  }),
);
const isLarger = (size: string) => Math.max(...size.split(' ').map(Number)) > 10;

it.each<[string, RegExp, number | undefined]>([
  ['mistakes', /[Tt]he (\w+) classic mistakes/g, MISTAKES.length],
  ['puzzles', /(\d+) boards in \w+ levels|one of (\d+) \*\*puzzles/g, Number(weeks) + Number(themed)],
  ['puzzles of the days', /puzzle --boards (\d+)/g, weeks],
  ['earlier puzzles', /the (\d+) puzzles of an earlier set/g, earlier],
  ['levels of puzzles', /boards in (\w+) levels/g, LEVELS],
  ['tests of a package', /(?:package of|writes the) (\w+) tests/g, TESTS],
  ['chapters of the tour that are played', /and (\w+) chapters/g, CHAPTERS.indexOf(LAST_PLAYED) + 1],
  ['cells in the theatre', /Position by position\*, on boards of up to (\w+) cells/g, mostCells],
  [
    'cells of what is kept',
    /up to (\w+) cells `compare`/g,
    numberIn('core/mistakes/leaking.h', /CELLS_MAX = (\d+)/),
  ],
  ['modules', /writes (\w+) modules/g, all(read('Makefile'), /^MODULES := (.*)$/gm)[0]?.split(' ').length],
  ['large sizes with records', /on (\w+) larger ones/g, [...hallSizes].filter(isLarger).length],
  ['kB up to the verdict', /at most (\w+) kB with gzip/g, limitOf('page')],
  ['kB in all', /all parts, at most (\w+) kB/g, limitOf('whole')],
])('README counts the %s', (_, pattern, count) => {
  const stated = Array.from(readme.matchAll(pattern), ([, ...parts]) => parts.find((part) => part) ?? '');
  expect(stated.length).toBeGreaterThan(0);
  expect([...new Set(stated.map(asNumber))]).toEqual([count]);
});

it('README has the records of 10×10', () => {
  const scores = rowsOf('records.tsv').map((line) => line.split('\t')[1]);
  const table = read('core/mine/README.md').split('| goal | score |')[1]?.split('\n\n')[0] ?? '';
  expect(all(table, /\| (\d+)(?: moves)? \|$/gm)).toEqual(scores);
});

it('README has the longest games of the sizes surveyed', () => {
  const surveyed = rowsOf('survey.tsv').map((line) => line.split('\t'));
  const table = read('core/survey/README.md').split('| size | Red |')[1]?.split('\n\n')[0] ?? '';
  const rows = all(table, /^\| (\d+×\d+ .*) \|$/gm).map((row) => row.split(' | '));
  expect(rows.length).toBeGreaterThan(5);
  for (const [size, ...moves] of rows) {
    const found = surveyed.filter(([rows, columns]) => `${rows}×${columns}` === size);
    const goals = ['red', 'black', 'tie', 'forced'];
    expect([size, ...moves]).toEqual([
      size,
      ...goals.map((goal) => found.find((line) => line[2] === goal)?.[3]),
    ]);
  }
});
