import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadMining } from '../../wasm/bench/load-mine.ts';
import type { Find, MineSettings, Mining } from '../../wasm/bench/mine.ts';
import { GOALS } from '../../wasm/bench/names.ts';
import { compiledBench, textbookValue } from './module.ts';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const mining: Mining = await loadMining(compiledBench);

const SETTINGS: MineSettings = { goal: 'red', rows: 6, columns: 5, density: 30, length: 100, seed: 42 };

function mine(settings: MineSettings, runs: readonly number[], budget: number): readonly Find[] {
  const search = mining.open(settings);
  for (const run of runs) {
    search.begin(run);
    while (!search.step(budget).done);
  }
  const finds = search.finds();
  search.close();
  return finds;
}

/** The best boards in the final output of the command. */
function mineByCommand({ goal, rows, columns, density, length, seed }: MineSettings, runs: number): string[] {
  const options = { goal, rows, columns, density, length, seed, tries: length * runs, jobs: 2 };
  const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const text = execFileSync(path('build/rubicon'), ['mine', ...given], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = text.trimEnd().split('\n').slice(1);
  return Array.from({ length: lines.length / (rows + 1) }, (_, index) =>
    lines.slice(index * (rows + 1) + 1, (index + 1) * (rows + 1)).join(''),
  );
}

describe('mining in the module', () => {
  it.each(GOALS)('finds for %s what the command finds, in slices of any size', (goal) => {
    const settings = { ...SETTINGS, goal };
    const finds = mine(settings, [0, 1, 2], 1000);
    expect(finds.length).toBeGreaterThan(0);
    expect(mine(settings, [2, 1, 0], 1_000_000)).toEqual(finds);
    expect(mineByCommand(settings, 3)).toEqual(finds.map(({ board }) => board.cells));
  });

  it.each(['red', 'black', 'unique'] as const)('scores a %s find by its moves', (goal) => {
    for (const { board, value, score } of mine({ ...SETTINGS, goal }, [0, 1], 100_000)) {
      const at = (mark: string) => [...board.cells].flatMap((cell, index) => (cell === mark ? [index] : []));
      const [first = -1, second = -1] = at('O');
      const position = { generals: [first, second], pawn: at('X')[0] ?? -1, side: 'red' } as const;
      expect(value).toEqual({ winner: goal === 'black' ? 'black' : 'red', distance: score });
      expect(textbookValue(board, position)).toEqual(value);
    }
  });

  it('reports its progress', () => {
    const search = mining.open(SETTINGS);
    search.begin(5, 20);
    let progress = search.step(1);
    while (!progress.done) {
      const next = search.step(1);
      expect(next.tried - progress.tried).toBeLessThanOrEqual(1);
      expect(next.changes).toBeGreaterThanOrEqual(progress.changes);
      progress = next;
    }
    expect(progress.tried).toBe(20);
    expect(search.finds().every(({ run, tries }) => run === 5 && tries <= 20)).toBe(true);
    search.close();
    search.close();
    expect(() => search.step(1)).toThrow(expect.objectContaining({ code: 'closed' }));
  });

  it('takes sizes that it can search', () => {
    expect(() => mining.open({ ...SETTINGS, rows: 17 })).toThrow(
      expect.objectContaining({ code: 'rows_out_of_range' }),
    );
    expect(() => mining.open({ ...SETTINGS, columns: 0 })).toThrow(
      expect.objectContaining({ code: 'columns_out_of_range' }),
    );
  });
});
