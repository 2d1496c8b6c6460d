import { describe, expect, it } from 'vitest';
import type { Board, Position } from '../../../wasm/rubicon.ts';
import type { Toggled } from '../../../web/model/toggle.ts';
import { Analyst, MEMORY_LIMIT } from '../../../web/solver/worker/analyst.ts';
import { attempt } from '../../../web/solver/worker/failure.ts';
import { solveToggled, type ToggleTask } from '../../../web/solver/worker/toggles.ts';
import { load, textbookValue, valueToText } from '../../wasm/module.ts';
import { board, rows, THREE } from '../support/samples.ts';

const rubicon = await load();
const TIE = board('.....', '.....', '..O..', '#..#.', 'O#.X.');
const WIDE = board('#......O..', '..#..#....', '.O....#...', '...#......', '....X..#..');

const always = () => true;

function taskOf(drawn: Board, side: 'red' | 'black' = 'red'): ToggleTask & { position: Position } {
  const cells = [...drawn.cells].flatMap((mark, cell) => (mark === 'X' || mark === 'O' ? [] : cell));
  return { board: drawn, position: rubicon.position(drawn, side), cells };
}

/** The answer for the board with one obstacle toggled, by the other solver. */
function expected(drawn: Board, side: 'red' | 'black', cell: number): string {
  const mark = drawn.cells[cell] === '#' ? '.' : '#';
  const toggled = { ...drawn, cells: drawn.cells.slice(0, cell) + mark + drawn.cells.slice(cell + 1) };
  return valueToText(textbookValue(toggled, rubicon.position(toggled, side)));
}

describe('toggled obstacles', () => {
  it.each([
    ['a short game', THREE, 'red'],
    ['a tie', TIE, 'red'],
    ['a tie with Black to move', TIE, 'black'],
    ['a wide board', WIDE, 'red'],
  ] as const)('have the values that the textbook finds: %s', async (_, drawn, side) => {
    const task = taskOf(drawn, side);
    const found: Toggled[] = [];
    const report = (toggled: readonly Toggled[]) => found.push(...toggled);
    expect(await solveToggled(rubicon, task, MEMORY_LIMIT, always, report)).toBe(true);
    expect(found.map(({ cell }) => cell)).toEqual(task.cells);
    expect(found.map(({ value }) => valueToText(value))).toEqual(
      task.cells.map((cell) => expected(drawn, side, cell)),
    );
  });

  it('change the answer for several of these boards', () => {
    const answers = taskOf(TIE).cells.map((cell) => expected(TIE, 'red', cell));
    expect(new Set(answers).size).toBeGreaterThan(2);
  });

  it('are reported in batches while the rest is being solved', async () => {
    const large = board(
      ...rows(WIDE).map((row) => `${row}......`),
      ...Array.from({ length: 9 }, () => '.'.repeat(16)),
    );
    const batches: number[] = [];
    const report = (toggled: readonly Toggled[]) => batches.push(toggled.length);
    const task = taskOf(large);
    await solveToggled(rubicon, task, MEMORY_LIMIT, always, report);
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.reduce((sum, count) => sum + count, 0)).toBe(task.cells.length);
  });

  it('end between two slices when they are no longer wanted; what is known by then is reported', async () => {
    const task = taskOf(board(...Array.from({ length: 15 }, () => '.'.repeat(16)), 'O.O............X'));
    const found: Toggled[] = [];
    let asked = 0;
    const isWanted = () => ++asked < 20;
    const report = (toggled: readonly Toggled[]) => found.push(...toggled);
    expect(await solveToggled(rubicon, task, MEMORY_LIMIT, isWanted, report)).toBe(false);
    expect(asked).toBe(20);
    expect(found.map(({ cell }) => cell)).toEqual(task.cells.slice(0, found.length));
    expect(found.length).toBeLessThan(task.cells.length);
  });

  it('fail in plain data where the memory that is left is too small', async () => {
    const outcome = await attempt(() => solveToggled(rubicon, taskOf(WIDE), 1000, always, () => {}));
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'too_large', expected: 1000 } });
  });

  it('leave the analysis of the board itself at hand', async () => {
    const analyst = new Analyst(rubicon);
    expect(analyst.bytes).toBe(0);
    await analyst.answer({ board: WIDE, side: 'red', played: [], variations: [] }, always, () => {});
    const { bytes } = analyst;
    expect(bytes).toBeGreaterThan(0);
    await solveToggled(rubicon, taskOf(WIDE), MEMORY_LIMIT - bytes, always, () => {});
    expect(analyst.bytes).toBe(bytes);
    expect(await analyst.solved(WIDE)).not.toBeNull();
  });
});
