import { afterAll, describe, expect, it } from 'vitest';
import type { Board } from '../../../../wasm/rubicon.ts';
import type { Failure } from '../../../../web/model/failure.ts';
import { failed } from '../../../../web/solver/thread.ts';
import type { Toggled } from '../../../../web/study/maps/model/toggle.ts';
import { toggleOrder } from '../../../../web/study/maps/model/toggle-map.ts';
import { toggleJob } from '../../../../web/study/maps/toggle-job.ts';
import { load, textbookValue, valueToText } from '../../../wasm/module.ts';
import { board, THREE } from '../../support/samples.ts';
import { realPool } from '../../support/threads.ts';

const rubicon = await load();
const pool = await realPool(2);
const TIE = board('.....', '.....', '..O..', '#..#.', 'O#.X.');
const WIDE = board('#......O..', '..#..#....', '.O....#...', '...#......', '....X..#..');

afterAll(() => pool.end());

async function toggled(drawn: Board, side: 'red' | 'black', cells?: readonly number[]) {
  const target = { board: drawn, position: rubicon.position(drawn, side) };
  const before = textbookValue(drawn, target.position);
  const found: Toggled[] = [];
  const failures: Failure[] = [];
  const job = toggleJob(
    { target, before },
    cells ?? toggleOrder(target),
    (some) => found.push(...some),
    (failure) => failures.push(failure),
  );
  const outcome = await pool.run(job, { signal: new AbortController().signal });
  return { outcome, found, failures };
}

/** The answer for the board with one obstacle toggled, by the textbook solver. */
function expected(drawn: Board, side: 'red' | 'black', cell: number): string {
  const mark = drawn.cells[cell] === '#' ? '.' : '#';
  const other = { ...drawn, cells: drawn.cells.slice(0, cell) + mark + drawn.cells.slice(cell + 1) };
  return valueToText(textbookValue(other, rubicon.position(other, side)));
}

describe('toggled obstacles', () => {
  it.each([
    ['a short game', THREE, 'red'],
    ['a tie', TIE, 'red'],
    ['a tie with Black to move', TIE, 'black'],
    ['a wide board', WIDE, 'red'],
  ] as const)('have the values that the textbook finds: %s', async (_, drawn, side) => {
    const { outcome, found, failures } = await toggled(drawn, side);
    const without = [...drawn.cells].flatMap((mark, cell) => (mark === 'X' || mark === 'O' ? [] : cell));
    const values = new Map(found.map(({ cell, value }) => [cell, valueToText(value)]));
    expect(outcome).toEqual({ ok: true, value: null });
    expect(failures).toEqual([]);
    expect(found).toHaveLength(without.length);
    expect(without.map((cell) => values.get(cell))).toEqual(
      without.map((cell) => expected(drawn, side, cell)),
    );
  });

  it('are tried with the value of the board itself expected', async () => {
    const target = { board: WIDE, position: rubicon.position(WIDE) };
    const before = textbookValue(WIDE, target.position);
    const ignore = () => {};
    const tasks = await toggleJob({ target, before }, [0, 1], ignore, ignore).take(2);
    expect(tasks.map(({ expected }) => expected)).toEqual([before]);
  });

  it('are found before a failure among them ends the run', async () => {
    const target = { board: TIE, position: rubicon.position(TIE) };
    const before = textbookValue(TIE, target.position);
    const events: unknown[] = [];
    const job = toggleJob(
      { target, before },
      [0, 1, 2, 3, 5, 9, 13, 16],
      (some) => events.push(some.map(({ cell }) => cell)),
      ({ code }) => events.push(code),
    );
    const ok = { ok: true, value: before } as const;
    job.put(await job.take(2), [failed('out_of_memory'), ok]);
    expect(events).toEqual([[1], 'out_of_memory']);
  });

  it('that cannot be tried are reported, the others found', async () => {
    const { found, failures } = await toggled(TIE, 'red', [0, 12, 1]);
    expect(failures).toMatchObject([{ code: 'bad_position' }]);
    expect(found.map(({ cell }) => cell).sort()).toEqual([0, 1]);
  });
});
