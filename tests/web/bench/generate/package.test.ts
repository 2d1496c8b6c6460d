import { describe, expect, it } from 'vitest';
import { FIRST_TEST } from '../../../../wasm/bench/generate.ts';
import { KINDS } from '../../../../wasm/bench/names.ts';
import { GROUPS, type KillMatrix, TESTS } from '../../../../wasm/bench/package.ts';
import {
  missedBy,
  packageCommand,
  shadeOf,
  shareOf,
  sumOf,
} from '../../../../web/bench/generate/model/package.ts';

const rowOf = (lines: readonly number[]) => Array.from({ length: TESTS }, (_, index) => lines[index] ?? 0);

const matrix: KillMatrix = {
  caught: [
    { mistake: 'order', lines: rowOf([3, 0, 1]) },
    { mistake: 'share', lines: rowOf([]) },
    { mistake: 'byte', lines: rowOf([0, 1]) },
  ],
  boards: rowOf([]).map(() => 10),
};

describe('the table of a package', () => {
  it('names what no test catches', () => {
    expect(missedBy(matrix)).toEqual(['share']);
  });

  it('sums up its rows', () => {
    expect(matrix.caught.map(({ lines }) => sumOf(lines))).toEqual([
      { tests: 2, lines: 4 },
      { tests: 0, lines: 0 },
      { tests: 1, lines: 1 },
    ]);
  });

  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [2, 10, 2],
    [3, 10, 3],
    [5, 10, 3],
    [6, 10, 4],
    [1, 4, 2],
    [1, 1, 4],
  ] as const)('shades %i of %i lines as %i', (lines, boards, shade) => {
    expect(shadeOf(lines, boards)).toBe(shade);
  });

  it('has the groups of the statement, which begin where the kinds of boards do', () => {
    expect(GROUPS.map(([first]) => first)).toEqual(
      KINDS.map((kind) => FIRST_TEST[kind]).sort((a, b) => a - b),
    );
    expect(GROUPS.flatMap(([first, last]) => last - first + 1).reduce((sum, tests) => sum + tests)).toBe(
      TESTS,
    );
  });
});

describe('the progress of a package', () => {
  it('never goes back', () => {
    const shares = [
      { phase: 'making', done: 0, total: 200 },
      { phase: 'making', done: 200, total: 200 },
      { phase: 'judging', done: 1, total: 1600 },
      { phase: 'judging', done: 1600, total: 1600 },
      { phase: 'filling', done: 5, total: 4000 },
    ] as const;
    const fractions = shares.map(shareOf);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions[0]).toBe(0);
    expect(fractions.at(-1)).toBeLessThan(1);
  });
});

it('a package is a command', () => {
  expect(packageCommand('hydro', 42)).toBe('rubicon package --for hydro --seed 42 --out hydro-42');
});
