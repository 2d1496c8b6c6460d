import { describe, expect, it } from 'vitest';
import { beginTier, endTier, giveTier, halfOf, takePiece } from '../../wasm/halves.ts';
import { type Analysis, type Board, loadRubicon, type Side } from '../../wasm/rubicon.ts';
import { compiled, freeCells } from './module.ts';

/** Each has a module instance of its own, as in separate workers. */
const open = async (board: Board) => (await loadRubicon(compiled)).open(board);

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
