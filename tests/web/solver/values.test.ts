import { describe, expect, it, vi } from 'vitest';
import { loadValuer } from '../../../wasm/pool.ts';
import type { ValueTask } from '../../../web/solver/worker/pool-protocol.ts';
import { findValue } from '../../../web/solver/worker/values.ts';
import { compiled, textbookValue } from '../../wasm/module.ts';
import { board } from '../support/samples.ts';

const valuer = await loadValuer(compiled);
const LONG = board('O..O.', '..#..', '.#...', '...#.', '..X..');
const LONG_VALUE = textbookValue(LONG, valuer.position(LONG));
const LARGE = board(
  'OO'.padEnd(20, '.'),
  ...Array.from({ length: 18 }, () => '.'.repeat(20)),
  'X'.padStart(20, '.'),
);

/** What is found for a task, what its glance was told to expect, and the number of slices. */
async function watched(task: ValueTask, isWanted = () => true) {
  const opened = vi.spyOn(valuer, 'open');
  const glance = valuer.open(task.board, valuer.position(task.board), task);
  opened.mockReset().mockReturnValue(glance);
  const slices = vi.spyOn(glance, 'value');
  const outcome = await findValue(valuer, task, isWanted);
  expect(opened.mock.calls.map(([, , options]) => options?.expected)).toEqual([task.expected]);
  opened.mockRestore();
  expect(() => glance.value(), 'it is closed').toThrow('closed');
  return { outcome, slices: slices.mock.calls.length - 1 };
}

describe('a value', () => {
  it('is found in a slice, whatever is expected', async () => {
    const { outcome, slices } = await watched({ board: LONG, expected: { winner: 'tie' } });
    expect(outcome).toEqual({ ok: true, value: LONG_VALUE });
    expect(slices).toBe(1);
  });

  it('of a large board is looked for in slices, until it is no longer wanted', async () => {
    expect(await watched({ board: LARGE }, () => false)).toEqual({ outcome: null, slices: 1 });
  });

  it('that a board without pieces cannot have is a failure', async () => {
    const task = { board: board('O.X') };
    expect(await findValue(valuer, task, () => true)).toMatchObject({ failure: { code: 'few_generals' } });
  });

  it('of a position off the board is a failure', async () => {
    const position = { ...valuer.position(LONG), pawn: 7 };
    const task = { board: LONG, position };
    expect(await findValue(valuer, task, () => true)).toMatchObject({ failure: { code: 'bad_position' } });
  });
});
