import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mistake } from '../../../../wasm/bench/mistakes.ts';
import { MISTAKES } from '../../../../wasm/bench/names.ts';
import type { Board } from '../../../../wasm/game.ts';
import { type Change, CODE, changed, flushLeft, QUEUE } from '../../../../web/bench/mistakes/model/code.ts';
import { EXAMPLES, MOST_STATES, statesOf } from '../../../../web/bench/mistakes/model/mistakes.ts';
import { BENCH_MISTAKES } from '../../../../web/bench/mistakes/words.ts';
import { load, readText } from '../../../wasm/module.ts';

const rubicon = await load();
const SOLUTION = readText('web/theatre/algorithm/solution.cpp').replaceAll(/ *\/\/@.*/g, '');
/** Common to all programs, so that the compiler makes one queue of states and not one for each of them. */
const STATE = 'struct State { int side, g, h, pawn; };';
const COMMON = `#include <cstdio>\n#include <cstring>\n#include <queue>\nusing namespace std;\n${STATE}\n`;
const { answer } = BENCH_MISTAKES.en;

/** The program as a function of a namespace, to be called by its name. */
function part(name: string, code: string): string {
  const body = code
    .replaceAll(/^#include.*\n|^using namespace.*\n/gm, '')
    .replace(STATE, '')
    .replace('int main()', 'void run()');
  return `namespace in_${name} {\n${body}}\n`;
}

/** Tells the generals apart, and prints the number of states that the queue takes before the answer. */
const COUNTING: readonly Change[] = [
  { right: '        if (s.g > s.h) swap(s.g, s.h);\n', wrong: '' },
  { right: 'for (int h = g + 1; h < n * m; h++)', wrong: 'for (int h = 0; h < n * m; h++)' },
  { right: "if (a[g] == '#' ||", wrong: "if (g == h || a[g] == '#' ||" },
  { right: 'queue<State> q;', wrong: 'queue<State> q;\nlong pushed;' },
  { right: '    q.push(s);', wrong: '    q.push(s);\n    pushed++;' },
  {
    right: '        solve();',
    wrong: '        pushed = 0;\n        solve();\n        printf("%ld ", pushed);',
  },
];

describe('the C++ lines of the mistakes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
  const program = join(folder, 'mistakes');
  afterAll(() => rmSync(folder, { recursive: true }));

  // One program for all: a compilation costs more than everything else here.
  beforeAll(() => {
    const parts = MISTAKES.map((mistake) => part(mistake, changed(SOLUTION, CODE[mistake]) ?? ''));
    const calls = [...MISTAKES, 'right', 'counting'].map(
      (name) => `    if (!strcmp(argv[1], "${name}")) in_${name}::run();`,
    );
    const main = `int main(int, char **argv) {\n${calls.join('\n')}\n}\n`;
    const right = part('right', SOLUTION) + part('counting', changed(SOLUTION, COUNTING) ?? '');
    writeFileSync(`${program}.cpp`, COMMON + parts.join('') + right + main);
    execFileSync(process.env.CXX ?? 'c++', ['-std=c++14', '-O1', '-w', '-o', program, `${program}.cpp`]);
  }, 60_000);

  const run = (name: string, ...boards: Board[]) =>
    execFileSync(program, [name], { input: rubicon.formatContest(boards), encoding: 'utf8' }).trim();

  it('are each in the right program once', () => {
    for (const { right } of [...Object.values(CODE).flat(), ...COUNTING])
      expect(SOLUTION.split(right), right).toHaveLength(2);
  });

  it('are of a program that answers rightly on the board of each', () => {
    const examples = MISTAKES.map((mistake) => EXAMPLES[mistake]);
    const answers = run('right', ...examples.map(({ board }) => board)).split('\n');
    expect(answers).toEqual(examples.map(({ right }) => answer(right)));
  });

  it.each(MISTAKES)('make it answer wrongly on the board of %s', (mistake: Mistake) => {
    const { board, wrong } = EXAMPLES[mistake];
    expect(run(mistake, board)).toBe(answer(wrong));
  });

  it('need a queue for more than a million states on the board for that, and on no smaller one', () => {
    const roomOf = (line: string) => Number(/\d+/.exec(line)?.[0]);
    const most = statesOf({ rows: 10, columns: 10, cells: '.'.repeat(100) });
    expect(most).toBeLessThanOrEqual(roomOf(QUEUE.right));
    expect(statesOf(MOST_STATES)).toBeGreaterThan(roomOf(QUEUE.wrong));
    expect(run('counting', MOST_STATES).split(' ')[0]).toBe(`${statesOf(MOST_STATES)}`);
    const sizes = Array.from(
      { length: 100 },
      (_, nth) => [1 + Math.floor(nth / 10), 1 + (nth % 10)] as const,
    );
    for (const [rows, columns] of sizes.filter(([n, m]) => n * m < MOST_STATES.cells.length))
      expect(statesOf({ rows, columns, cells: '.'.repeat(rows * columns) })).toBeLessThan(1_000_000);
  });
});

it('a program that has not all of the lines is not changed', () => {
  expect(changed('int main() {}', COUNTING)).toBeNull();
  expect(changed('', [])).toBe('');
});

it('lines are shown without their common margin', () => {
  expect(flushLeft('    if (a)\n        b();\n    c();')).toBe('if (a)\n    b();\nc();');
});
