import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board, Move, Position } from '../../../wasm/rubicon.ts';
import { followMove, positionKey } from '../../../web/model/line.ts';
import { predecessorsOf, successorsOf } from '../../../web/model/rules.ts';
import { positionsOf } from '../../wasm/module.ts';
import { movesByRules } from '../support/rules.ts';

/** Small boards with obstacles. */
const boards: fc.Arbitrary<Board> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc
      .array(fc.constantFrom('.', '.', '.', '#'), { minLength: rows * columns, maxLength: rows * columns })
      .map((cells) => ({ rows, columns, cells: cells.join('') })),
  );

/** A move between two positions, as text: the same whichever general is named first. */
function linkOf(before: Position, { from, to }: Move, after: Position): string {
  return `${positionKey(before)} ${from}>${to} ${positionKey(after)}`;
}

function linksByRules(board: Board): string[] {
  return [...positionsOf(board)].flatMap((before) =>
    movesByRules(board, before).flatMap((move) => {
      const after = followMove(before, move);
      return after === null ? [] : linkOf(before, move, after);
    }),
  );
}

describe('the rules of the page', () => {
  it('lead from every position to its successors', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const links = [...positionsOf(board)].flatMap((before) =>
          successorsOf(board, before).map(({ move, position }) => linkOf(before, move, position)),
        );
        expect(links.sort()).toEqual(linksByRules(board).sort());
      }),
      { numRuns: 60 },
    );
  });

  it('lead from every position back to its predecessors', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const links = [...positionsOf(board)].flatMap((after) =>
          predecessorsOf(board, after).map(({ move, position }) => linkOf(position, move, after)),
        );
        expect(links.sort()).toEqual(linksByRules(board).sort());
      }),
      { numRuns: 60 },
    );
  });

  it('do not depend on the pieces that are drawn on the board', () => {
    const position: Position = { generals: [6, 8], pawn: 7, side: 'black' };
    const drawn = { rows: 3, columns: 3, cells: '...XO#O..' };
    const free = { ...drawn, cells: '.....#...' };
    expect(successorsOf(drawn, position)).toEqual(successorsOf(free, position));
    expect(predecessorsOf(drawn, position)).toEqual(predecessorsOf(free, position));
  });
});
