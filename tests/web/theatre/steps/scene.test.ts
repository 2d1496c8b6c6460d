import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board, Position, Side } from '../../../../wasm/rubicon.ts';
import { mostNeighbours } from '../../../../web/theatre/steps/picture/scene.ts';
import { movesByRules } from '../../support/rules.ts';

const SIDES: readonly Side[] = ['red', 'black'];

function* positionsOf(board: Board): Generator<Position> {
  const free = [...board.cells].flatMap((cell, index) => (cell === '#' ? [] : [index]));
  for (const side of SIDES)
    for (const pawn of free)
      for (const first of free)
        for (const second of free) if (first < second) yield { generals: [first, second], pawn, side };
}

/** The position after a move, as text: the same for the same position. */
function after({ generals, pawn, side }: Position, from: number, to: number): string {
  const moved = generals.map((cell) => (side === 'red' && cell === from ? to : cell)).sort((a, b) => a - b);
  return `${side} ${moved} ${side === 'black' ? to : pawn}`;
}

/** The most positions from which a move leads to one and the same. */
function mostByRules(board: Board): number {
  const counts = new Map<string, number>();
  for (const position of positionsOf(board))
    for (const { from, to } of movesByRules(board, position)) {
      const key = after(position, from, to);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return Math.max(0, ...counts.values());
}

describe('the places for neighbours', () => {
  it('are enough for every position of a board', () => {
    const boards = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([rows, columns]) =>
        fc
          .array(fc.constantFrom('.', '.', '.', '#'), {
            minLength: rows * columns,
            maxLength: rows * columns,
          })
          .map((cells) => ({ rows, columns, cells: cells.join('') })),
      );
    fc.assert(
      fc.property(boards, (board) => {
        expect(mostNeighbours(board)).toBeGreaterThanOrEqual(mostByRules(board));
      }),
      { numRuns: 40 },
    );
  });
});
