import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { FIRST_TEST, type GenerateSettings, type Kind } from '../../wasm/bench/generate.ts';
import { loadGenerator } from '../../wasm/bench/load-generate.ts';
import { KINDS } from '../../wasm/bench/names.ts';
import { compiledBench, errorOf, load, plain, valueToText } from './module.ts';

const root = new URL('../../', import.meta.url);
const generator = await loadGenerator(compiledBench);
const rubicon = await load();

/** The output of the command, which is built by another compiler. */
const command = (...args: string[]) =>
  execFileSync('build/rubicon', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

function printed({ kind, seed, rows, columns, density }: GenerateSettings, boards: number): string {
  const sizes = ['--rows', rows.join('-'), '--columns', columns.join('-')];
  const rest = ['--density', `${density}`, '--seed', `${seed}`, '--boards', `${boards}`];
  return command('generate', '--kind', kind, ...sizes, ...rest);
}

const settingsFor = (kind: Kind, rest: Partial<GenerateSettings> = {}): GenerateSettings => ({
  kind,
  seed: 7,
  rows: [4, 10],
  columns: kind === 'column' ? [1, 1] : [4, 10],
  density: 25,
  ...rest,
});

describe.each(KINDS)('boards of the kind %s', (kind) => {
  it.each([
    settingsFor(kind),
    settingsFor(kind, { seed: 0, density: 0, rows: [5, 3] }),
    settingsFor(kind, { seed: 2 ** 32 - 1, density: 70 }),
    settingsFor(kind, { seed: 31, density: 100, rows: [6, 6] }),
  ])('are byte by byte those of the command: %j', (settings) => {
    const boards = Array.from({ length: 30 }, (_, number) => generator.make(settings, number));
    expect(`${FIRST_TEST[kind]} 30\n${boards.map(({ text }) => text).join('')}`).toBe(printed(settings, 30));
  });

  it('have the answers of the solver', () => {
    for (let number = 0; number < 20; number++) {
      const { board, value, text, answer } = generator.make(settingsFor(kind), number);
      const [read] = rubicon.parseContest(`0 1\n${text}`);
      expect(read).toEqual(board);
      expect(answer).toBe(`${valueToText(value)}\n`);
      const analysis = rubicon.open(board);
      analysis.solve();
      expect(analysis.value(rubicon.position(board))).toEqual(value);
      analysis.close();
    }
  });
});

describe('settings that no board has', () => {
  it.each([
    [settingsFor('any', { rows: [0, 5] }), plain('rows_out_of_range', 0, 0)],
    [settingsFor('any', { columns: [5, 33] }), plain('columns_out_of_range', 0, 33)],
    [settingsFor('any', { density: 101 }), plain('density_out_of_range', 0, 101)],
    [settingsFor('walled', { rows: [1, 1] }), plain('no_such_size')],
    [settingsFor('column', { columns: [2, 9] }), plain('no_such_size')],
    [settingsFor('short', { rows: [1, 2], columns: [1, 1] }), plain('no_such_size')],
  ] as const)('is refused: %j', (settings, error) => {
    expect(errorOf(() => generator.check(settings))).toEqual(error);
    expect(errorOf(() => generator.make(settings, 0))).toEqual(error);
  });

  it('leaves the next one unharmed', () => {
    expect(
      errorOf(() =>
        generator.make(settingsFor('any', { rows: [9, 9], columns: [9, 9] }), 0, { memoryLimit: 1000 }),
      ),
    ).toMatchObject({ code: 'too_large', expected: 1000 });
    generator.check(settingsFor('still'));
    expect(generator.make(settingsFor('still'), 3).text).toContain('\n');
  });
});
