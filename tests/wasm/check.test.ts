import { describe, expect, it } from 'vitest';
import type { Analysis, Board, CheckReport, Fault } from '../../wasm/rubicon.ts';
import { draw, errorOf, load, loadWithExports, plain, positionsOf, withSolved } from './module.ts';

const rubicon = await load();
const BOARD = draw('..../..#./..../....');
const POSITIONS = [...positionsOf(BOARD)].length;

const lastOf = (analysis: Analysis): CheckReport | undefined => [...analysis.check()].at(-1);

describe('the check of a solved table', () => {
  it('finds every position right, in slices as at once', () => {
    const sound = { done: true, fraction: 1, checked: POSITIONS, wrong: null };
    withSolved(rubicon, BOARD, (analysis) => {
      expect([...analysis.check()]).toEqual([sound]);
      const slices = [...analysis.check(1000)];
      expect(slices.length).toBeGreaterThan(2);
      expect(slices.at(-1)).toEqual(sound);
      for (const [index, { done, fraction, checked, wrong }] of slices.slice(0, -1).entries()) {
        expect({ done, wrong }).toEqual({ done: false, wrong: null });
        expect(fraction).toBeCloseTo(checked / POSITIONS);
        expect(slices[index + 1]?.checked).toBeGreaterThan(checked);
      }
    });
  });

  it('names the first position that the table has wrong, with its value there and the rule that it breaks', async () => {
    const { loaded, exports } = await loadWithExports(load);
    const analysis = loaded.open(BOARD);
    const unsolved = new Uint8Array(exports.memory.buffer).slice();
    analysis.solve();
    const bytes = new Uint8Array(exports.memory.buffer);
    const written = [...bytes.keys()].filter((at) => bytes[at] !== unsolved[at]).reverse();
    const seen = new Set<Fault>();
    // The table has the highest addresses that are written, each bit belongs to a position.
    for (const at of written) {
      const right = bytes[at] ?? 0;
      bytes[at] = right ^ 1;
      const report = lastOf(analysis);
      if (report?.wrong) {
        const { fault, position, value } = report.wrong;
        expect(report).toMatchObject({ done: true });
        expect(report.checked).toBeLessThanOrEqual(POSITIONS);
        expect(value).toEqual(analysis.value(position));
        const isOver = analysis.outcome(position) !== null;
        const kind = value.winner === 'tie' ? 'tie' : value.winner === position.side ? 'win' : 'loss';
        expect(fault).toBe(isOver ? 'terminal' : kind);
        seen.add(fault);
      }
      bytes[at] = right;
      if (seen.size === 4) break;
    }
    expect([...seen].sort()).toEqual(['loss', 'terminal', 'tie', 'win']);
    expect(lastOf(analysis)).toMatchObject({ checked: POSITIONS, wrong: null });
    analysis.close();
  });
});

describe('the counting of positions', () => {
  const counted = (board: Board) => ({ board, positions: [...positionsOf(board)] });

  it.each([counted(BOARD), counted(draw('..#../.#.../..#..')), counted(draw('...'))])(
    'of $board.cells is that of their values, one by one',
    ({ board, positions }) => {
      withSolved(rubicon, board, (analysis) => {
        const decided: Record<'red' | 'black', number[]> = { red: [], black: [] };
        let ties = 0;
        for (const value of positions.map((position) => analysis.value(position))) {
          if (value.winner === 'tie') ties++;
          else decided[value.winner][value.distance] = (decided[value.winner][value.distance] ?? 0) + 1;
        }
        const counting = analysis.census(500);
        let last = 0;
        let step = counting.next();
        for (; !step.done; step = counting.next()) {
          expect(step.value).toBeGreaterThan(last);
          last = step.value;
        }
        const census = step.value;
        expect(census.ties).toBe(ties);
        for (const winner of ['red', 'black'] as const) {
          const filled = census.decided[winner].map((_, distance) => decided[winner][distance] ?? 0);
          expect(census.decided[winner]).toEqual(filled);
          const longest = census.longest[winner];
          expect(longest?.distance ?? -1).toBe(decided[winner].length - 1);
          if (longest)
            expect(analysis.value(longest.position)).toEqual({ winner, distance: longest.distance });
        }
      });
    },
  );
});

describe('the check and the counting', () => {
  it('need the whole table, and end with it', () => {
    const whole = {
      check: (analysis: Analysis) => analysis.check(1),
      census: (analysis: Analysis) => analysis.census(1),
    };
    for (const begin of Object.values(whole)) {
      const analysis = rubicon.open(BOARD);
      analysis.step(1);
      expect(errorOf(() => begin(analysis).next())).toEqual(plain('not_solved'));
      analysis.solve();
      const begun = begin(analysis);
      expect(begun.next().done).toBe(false);
      analysis.close();
      expect(errorOf(() => begun.next())).toEqual(plain('closed'));
    }
  });

  it('leave no memory behind when they are abandoned before their analysis is closed', async () => {
    const { loaded, exports } = await loadWithExports(load);
    const abandon = () =>
      withSolved(loaded, BOARD, (analysis) => {
        analysis.check(1).next();
        analysis.census(1).next();
      });
    abandon();
    const before = exports.memory.buffer.byteLength;
    for (let times = 0; times < 1000; times++) abandon();
    expect(exports.memory.buffer.byteLength).toBe(before);
  });
});
