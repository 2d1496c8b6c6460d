import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Analysis, Board, Move, Position, Value } from '../../../wasm/rubicon.ts';
import { opponentMove } from '../../../web/solver/worker/opponent.ts';
import { load, positionsOf, withSolved } from '../../wasm/module.ts';
import { board } from '../support/samples.ts';

const rubicon = await load();

/** Names of values, such as "red 75": equal names, equal values. */
const nameOf = (value: Value) => (value.winner === 'tie' ? 'tie' : `${value.winner} ${value.distance}`);

/** The number of replies to a move that are worse than another one, and of those that change the winner. */
function mistakesAfter(analysis: Analysis, position: Position, move: Move): [wrong: number, fatal: number] {
  const replies = analysis.moves(analysis.play(position, move));
  const [best] = replies;
  const wrong = replies.filter((reply) => best && nameOf(reply.value) !== nameOf(best.value));
  const fatal = wrong.filter((reply) => reply.value.winner !== best?.value.winner);
  return [wrong.length, fatal.length];
}

/** The first of the best moves after which the most replies are mistakes, found by sorting all of them. */
function hardest(analysis: Analysis, position: Position): Move | null {
  const moves = analysis.moves(position);
  const [chosen] = moves
    .filter(({ value }) => moves[0] && nameOf(value) === nameOf(moves[0].value))
    .map((move) => ({ move, mistakes: mistakesAfter(analysis, position, move) }))
    .sort(({ mistakes: a }, { mistakes: b }) => b[0] - a[0] || b[1] - a[1]);
  return chosen ? { from: chosen.move.from, to: chosen.move.to } : null;
}

function expectHardest(drawn: Board): void {
  withSolved(rubicon, drawn, (analysis) => {
    const positions = [...positionsOf(drawn)];
    const chosen = positions.map((position) => opponentMove(analysis, position));
    expect(chosen).toEqual(positions.map((position) => hardest(analysis, position)));
  });
}

const smallBoards = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 4 }))
  .chain(([rows, columns]) =>
    fc
      .array(fc.constantFrom('.', '.', '.', '#'), { minLength: rows * columns, maxLength: rows * columns })
      .map((marks) => ({ rows, columns, cells: marks.join('') })),
  );

describe('the opponent', () => {
  it('makes the best move with the most wrong answers, on small boards', () => {
    fc.assert(fc.property(smallBoards, expectHardest), { numRuns: 30 });
  });

  it('has no move when the game is over', () => {
    withSolved(rubicon, board('O.O', '.X.'), (analysis) => {
      expect(opponentMove(analysis, { generals: [0, 2], pawn: 1, side: 'red' })).toBeNull();
    });
  });
});
