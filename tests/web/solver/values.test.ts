import { describe, expect, it, vi } from 'vitest';
import { loadValuer } from '../../../wasm/pool.ts';
import type { Value } from '../../../wasm/rubicon.ts';
import type { ValueTask } from '../../../web/solver/worker/pool-protocol.ts';
import { findValue } from '../../../web/solver/worker/values.ts';
import { compiledPool, textbookValue } from '../../wasm/module.ts';
import { board } from '../support/samples.ts';

const valuer = await loadValuer(compiledPool);
const memoryLimit = 2 ** 30;
const LONG = board('O..O.', '..#..', '.#...', '...#.', '..X..');
const LONG_VALUE = textbookValue(LONG, valuer.position(LONG));
const LARGE = board(
  'OO'.padEnd(20, '.'),
  ...Array.from({ length: 18 }, () => '.'.repeat(20)),
  'X'.padStart(20, '.'),
);

/** What is found for a task, the values expected at its glances, and how many slices it asked for. */
async function watched(task: Omit<ValueTask, 'memoryLimit'>, isWanted = () => true) {
  const analysis = valuer.open(task.board, { memoryLimit });
  const glance = vi.spyOn(analysis, 'glance');
  const ask = vi.spyOn(analysis, 'ask');
  const outcome = await findValue({ ...valuer, open: () => analysis }, { ...task, memoryLimit }, isWanted);
  expect(() => analysis.ask(valuer.position(LONG)), 'it is closed').toThrow('closed');
  return { outcome, expected: glance.mock.calls.map(([, each]) => each), slices: ask.mock.calls.length - 1 };
}

describe('a value', () => {
  it.each<[string, Value | undefined, boolean]>([
    ['nothing', undefined, true],
    ['its own value', LONG_VALUE, true],
    ['the other winner', { winner: 'black', distance: 4 }, false],
    ['a shorter game', { winner: 'red', distance: 1 }, false],
  ])('is found by a glance or asked for, where %s is expected', async (_, value, isGlanced) => {
    const { outcome, expected, slices } = await watched({
      board: LONG,
      ...(value !== undefined && { expected: value }),
    });
    expect(outcome).toEqual({ ok: true, value: LONG_VALUE });
    expect(expected).toEqual([value]);
    expect(slices).toBe(isGlanced ? 0 : 1);
  });

  it('is asked for at once where a tie is expected', async () => {
    const { outcome, expected, slices } = await watched({ board: LONG, expected: { winner: 'tie' } });
    expect(outcome).toEqual({ ok: true, value: LONG_VALUE });
    expect([expected, slices]).toEqual([[], 1]);
  });

  it('of a large board is asked for in slices, until it is no longer wanted', async () => {
    const task = { board: LARGE, expected: LONG_VALUE };
    expect(await watched(task, () => false)).toEqual({ outcome: null, expected: [], slices: 1 });
  });

  it('that a board without pieces cannot have is a failure', async () => {
    const task = { board: board('O.X'), memoryLimit };
    expect(await findValue(valuer, task, () => true)).toMatchObject({ failure: { code: 'few_generals' } });
  });

  it('of a position off the board is a failure, and its analysis closed', async () => {
    const position = { ...valuer.position(LONG), pawn: 7 };
    const { outcome } = await watched({ board: LONG, position });
    expect(outcome).toMatchObject({ failure: { code: 'bad_position' } });
  });
});
