import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPacking } from '../../../../wasm/bench/load-package.ts';
import { TESTS } from '../../../../wasm/bench/package.ts';
import { textsOf } from '../../../../web/bench/package-texts.ts';
import { compiledBench, readData } from '../../../wasm/module.ts';

const folder = mkdtempSync(join(tmpdir(), 'package-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const texts = Object.fromEntries(
  textsOf('polygon').map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]),
);

function compile(name: string, ...options: readonly string[]): string {
  const program = join(folder, name.replace(/^.*\/|\.cpp$/g, ''));
  writeFileSync(`${program}.cpp`, texts[name] ?? '');
  const strict = ['-std=c++14', '-O1', '-Wall', '-Wextra', '-Werror', '-Wno-unused-result'];
  const { status, stderr } = spawnSync(
    process.env.CXX ?? 'c++',
    [...strict, ...options, '-o', program, `${program}.cpp`],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return program;
}

const ownTestlib = '-Itests/web/bench/generate/testlib';
const statusOf = (program: string, input: string) => spawnSync(program, { input }).status;
const outputOf = (program: string, input: string) => spawnSync(program, { input, encoding: 'utf8' }).stdout;

/** Inputs and answers of a package, by the number of the test. */
async function makeTests() {
  const made = (await loadPacking(compiledBench)).open(1, 5);
  while (made.step().phase === 'making');
  const files = made.files('luogu').map(({ bytes }) => new TextDecoder().decode(bytes));
  made.close();
  return Array.from({ length: TESTS }, (_, index) => ({
    input: files[2 * index] ?? '',
    answers: files[2 * index + 1] ?? '',
  }));
}

const tests = await makeTests();

describe('the solutions of a package', () => {
  /** The tests that a program gets wrong, of those from `first` to `last`. */
  const failsOf = (name: string, first = 1, last = TESTS) => {
    const program = compile(name);
    return tests.flatMap(({ input, answers }, index) =>
      index + 1 < first || index + 1 > last || outputOf(program, input) === answers ? [] : index + 1,
    );
  };

  it('that is the main one is right', () => {
    expect(failsOf('solutions/std.cpp')).toEqual([]);
    const program = join(folder, 'std');
    expect(outputOf(program, readData('sample1.in'))).toBe(readData('sample1.ans'));
    expect(outputOf(program, readData('record-10x10.in'))).toBe(readData('record-10x10.ans'));
    expect(outputOf(program, texts['statements/english/example.01'] ?? '')).toBe(
      texts['statements/english/example.01.a'],
    );
  }, 60_000);

  it('that are wrong fail where their first line says', () => {
    expect(failsOf('solutions/wa_byte.cpp')).toEqual([17, 18, 19, 20]);
    expect(failsOf('solutions/wa_stuck.cpp', 1, 4)).toEqual([1, 2, 3, 4]);
    expect(failsOf('solutions/wa_first.cpp', 17)).toEqual([17, 18, 19, 20]);
  }, 60_000);

  it('differ from the right one in a few lines', () => {
    const lines = new Set(texts['solutions/std.cpp']?.split('\n'));
    for (const name of ['stuck', 'first', 'byte']) {
      const own = texts[`solutions/wa_${name}.cpp`]?.split('\n').filter((line) => !lines.has(line)) ?? [];
      expect(own[0]).toMatch(/^\/\/ Wrong answer /);
      expect(own.length, name).toBeLessThanOrEqual(4);
    }
  });

  it('are tagged in problem.xml, which names every program', () => {
    const xml = texts['problem.xml'] ?? '';
    const tags = xml.matchAll(/<solution tag="([a-z-]+)">\s*<source path="([^"]+)"/g);
    expect(Array.from(tags, ([, tag, path]) => `${path}: ${tag}`)).toEqual([
      'solutions/std.cpp: main',
      'solutions/wa_stuck.cpp: wrong-answer',
      'solutions/wa_first.cpp: wrong-answer',
      'solutions/wa_byte.cpp: wrong-answer',
    ]);
    const named = Array.from(xml.matchAll(/ path="([^"]+)"/g), ([, path]) => path);
    expect(named.filter((path) => path === undefined || texts[path] === undefined)).toEqual([]);
  });
});

describe('the checker', () => {
  let checker = '';
  beforeAll(() => {
    checker = compile('files/check.cpp', ownTestlib);
  }, 60_000);

  /** The checker's exit status. */
  const check = (found: string, right: string) => {
    const files = Object.entries({ input: '', found, right }).map(([name, text]) => {
      const file = join(folder, name);
      writeFileSync(file, text);
      return file;
    });
    return spawnSync(checker, files).status;
  };

  it.each([
    ['the same', 'Red 3\nTie\n', 0],
    ['other blanks', '\r\nRed  3 \r\nTie', 0],
    ['another number', 'Red 5\nTie\n', 1],
    ['another winner', 'Black 3\nTie\n', 1],
    ['a tie in place of a win', 'Tie\nTie\n', 1],
    ['too little', 'Red 3\n', 1],
    ['too much', 'Red 3\nTie\nTie\n', 1],
    ['nothing', '', 1],
  ])('judges %s', (_, found, status) => {
    expect(check(found, 'Red 3\nTie\n')).toBe(status);
  });
});

describe('the validator', () => {
  let validator = '';
  beforeAll(() => {
    validator = compile('files/val.cpp', ownTestlib);
  }, 60_000);

  it('accepts every test of a package, and the sample', () => {
    expect(tests.map(({ input }) => statusOf(validator, input))).toEqual(tests.map(() => 0));
    expect(statusOf(validator, texts['statements/english/example.01'] ?? '')).toBe(0);
  });

  it.each([
    ['an id above 20', '21 1\n3 1\nO\nO\nX\n'],
    ['no board', '0 0\n'],
    ['one row', '0 1\n1 3\nOOX\n'],
    ['eleven columns', `0 1\n2 11\nOO.........\nX..........\n`],
    ['a short row', '0 1\n2 2\nOO\nX\n'],
    ['another character', '0 1\n2 2\nOO\nX-\n'],
    ['one general', '0 1\n2 2\nO.\nX.\n'],
    ['two pawns', '0 1\n2 2\nOO\nXX\n'],
    ['a pawn on row 1', '0 1\n2 2\nXO\n.O\n'],
    ['a blank at the end of a line', '0 1 \n2 2\nOO\nX.\n'],
    ['carriage returns', '0 1\r\n2 2\r\nOO\r\nX.\r\n'],
    ['no last line feed', '0 1\n2 2\nOO\nX.'],
    ['something after the last board', '0 1\n2 2\nOO\nX.\n\n'],
    ['no wall in test 5', '5 1\n4 2\nO.\n.X\n..\nO.\n'],
    ['both generals above the wall', '6 1\n4 2\nOO\n.X\n##\n..\n'],
    ['an obstacle beside the wall', '6 1\n4 2\nO#\n.X\n##\nO.\n'],
    ['two columns in test 7', '7 1\n2 2\nOO\nX.\n'],
  ])('refuses %s', (_, input) => {
    expect(statusOf(validator, input)).not.toBe(0);
  });

  it('accepts a wall in test 5, and one column in test 9', () => {
    expect(statusOf(validator, '5 1\n4 2\nO.\n.X\n##\nO.\n')).toBe(0);
    expect(statusOf(validator, '9 1\n3 1\nO\nO\nX\n')).toBe(0);
  });
});
