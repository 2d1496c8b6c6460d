import { describe, expect, it } from 'vitest';
import {
  beginTier,
  endTier,
  givePiece,
  giveTier,
  type Half,
  halfOf,
  takePiece,
  workHalf,
} from '../../wasm/halves.ts';
import { type Analysis, type Board, loadRubicon, type Side } from '../../wasm/rubicon.ts';
import { compiled, draw, freeCells } from './module.ts';

const HALVES: readonly Half[] = [0, 1];

/** Each has a module instance of its own, as in separate workers. */
const open = async (board: Board) => (await loadRubicon(compiled)).open(board);

/** Hands over the finished tiers of a half; returns their number. */
function hand(from: Analysis, to: Analysis, half: Half, most = 99): number {
  let tier = 0;
  for (
    let given = giveTier(from, half, 0);
    given !== null && tier < most;
    given = giveTier(from, half, tier)
  ) {
    expect(beginTier(to, half, tier, given)).toBe(true);
    const [, , , pieces, bytes] = given;
    for (let piece = 0; piece < pieces; piece++)
      expect(takePiece(to, half, tier, given, piece, givePiece(from, half, tier, piece, bytes))).toBe(true);
    expect(endTier(to, half, tier, given)).toBe(true);
    tier += 1;
  }
  return tier;
}

/** The values of all positions, from the placement maps of every pair of generals. */
function tableOf(analysis: Analysis, board: Board): string {
  const free = freeCells(board);
  const [pawn = 0] = free;
  const maps = free.flatMap((first, index) =>
    free
      .slice(index + 1)
      .map((second) => analysis.map({ generals: [first, second], pawn, side: 'red' }, 'pawn')),
  );
  return JSON.stringify([maps, analysis.decided()]);
}

describe('the halves of a board', () => {
  it('hold the two positions that differ in the side to move, and no move leads from one to the other', async () => {
    const board = { rows: 4, columns: 5, cells: '.'.repeat(20) };
    const analysis = await open(board);
    analysis.solve();
    for (const side of ['red', 'black'] satisfies Side[]) {
      const position = { generals: [3, 11], pawn: 17, side } as const;
      for (const move of analysis.moves(position))
        expect(halfOf(board, analysis.play(position, move))).toBe(halfOf(board, position));
    }
    const half = halfOf(board, { generals: [3, 11], pawn: 17, side: 'red' });
    expect(halfOf(board, { generals: [3, 11], pawn: 17, side: 'black' })).toBe(1 - half);
    expect(half).toBe((0 + 3 + 2 + 1 + 3 + 2) % 2);
  });

  it('are the same table when one was solved elsewhere, in whole or in part', async () => {
    for (const text of [
      '......../..#...../.#....#./........',
      '.../.#./.../#../..#/...',
      '....../.#..#./....#./#...../..##..',
    ]) {
      const board = draw(text);
      const whole = await open(board);
      whole.solve();
      const expected = tableOf(whole, board);
      for (const most of [1, 2, 99]) {
        for (const half of HALVES) {
          const [giving, taking] = [await open(board), await open(board)];
          while (workHalf(giving, half, 1000)?.isDone === false) {}
          expect(giveTier(giving, half === 0 ? 1 : 0, 0)).toBeNull();
          const handed = hand(giving, taking, half, most);
          expect(handed).toBeGreaterThan(0);
          while (workHalf(taking, half === 0 ? 1 : 0, 1000)?.isDone === false) {}
          expect(taking.step(1).done || most < 99).toBe(true);
          taking.solve();
          expect(tableOf(taking, board)).toBe(expected);
        }
      }
    }
  });

  it('refuse what does not fit', async () => {
    const board = { rows: 8, columns: 8, cells: '.'.repeat(64) };
    const [giving, taking] = [await open(board), await open(board)];
    giving.solve();
    const given = giveTier(giving, 0, 0);
    if (given === null) throw new Error('the tier is done');
    const [layers, red, black, pieces, bytes] = given;
    expect(giveTier(giving, 0, 99)).toBeNull();
    expect(beginTier(taking, 0, 1, given)).toBe(false);
    expect(beginTier(taking, 0, 0, [layers, red, black, pieces, bytes - 32])).toBe(false);
    expect(beginTier(taking, 0, 0, [layers, red, black, 1, bytes])).toBe(false);
    expect(beginTier(taking, 0, 0, [2 ** 30, red, black, pieces, bytes])).toBe(false);
    expect(endTier(taking, 0, 0, given)).toBe(false);
    expect(beginTier(taking, 0, 0, given)).toBe(true);
    for (const piece of [pieces, -1, 0.5])
      expect(takePiece(taking, 0, 0, given, piece, new ArrayBuffer(bytes))).toBe(false);
    expect(takePiece(taking, 0, 0, given, 0, new ArrayBuffer(bytes - 1))).toBe(false);
    taking.solve();
    expect(tableOf(taking, board)).toBe(tableOf(giving, board));
    taking.close();
    expect(() => giveTier(taking, 0, 0)).toThrow('closed');
  });
});
