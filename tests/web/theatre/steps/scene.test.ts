import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../../../wasm/rubicon.ts';
import { positionKey } from '../../../../web/model/line.ts';
import { mostNeighbours } from '../../../../web/theatre/steps/picture/scene.ts';
import { positionsOf } from '../../../wasm/module.ts';
import { afterByRules, movesByRules } from '../../support/rules.ts';

/** The most positions from which a move leads to one and the same. */
function mostByRules(board: Board): number {
  const counts = new Map<string, number>();
  for (const position of positionsOf(board))
    for (const move of movesByRules(board, position)) {
      const key = positionKey(afterByRules(position, move));
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
