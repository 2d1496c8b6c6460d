import { describe, expect, it } from 'vitest';
import type { Board, Ending, Position } from '../../../../wasm/rubicon.ts';
import { positionKey } from '../../../../web/model/line.ts';
import { positionsOf, textbook } from '../../../wasm/module.ts';
import { beforeByRules, endingByRules, movesByRules, winnerByRules } from '../../support/rules.ts';
import { NO_WAY_OUT, randomBoards, sampleBoards, tourOf } from './tours.ts';

/* The finished games with which the tour begins, among all of a board. */

const boards = [...sampleBoards().slice(1, 3), ...NO_WAY_OUT, ...randomBoards(20)];

/** Whether some legal move has led to a position. */
function hasLastMove(board: Board, position: Position): boolean {
  const [first, second] = position.generals;
  const moved = position.side === 'red' ? [position.pawn] : [first, second];
  const cells = [...board.cells].flatMap((mark, cell) => (mark === '#' ? [] : cell));
  return moved.some((to) =>
    cells.some((from) => {
      const before = beforeByRules(position, { from, to });
      if (before.generals[0] === before.generals[1]) return false;
      return movesByRules(board, before).some((move) => move.from === from && move.to === to);
    }),
  );
}

const isShared = ({ generals, pawn }: Position) => generals.includes(pawn);

/** Whether a finished game may have been played, and has ended for one reason alone. */
function isPlain(board: Board, position: Position): boolean {
  return hasLastMove(board, position) && !(isShared(position) && position.pawn < board.columns);
}

/** The finished games of a board in the order of the queue. */
function finishedOf(board: Board): Position[] {
  const run = textbook.open(board);
  const games = Array.from(
    { length: run.counts().queued },
    (_, nth) => run.queued(nth)?.position as Position,
  );
  run.close();
  return games;
}

describe('the finished games that queue up', () => {
  it('are seven, evenly spread, that may have been played, the last one won by the side to move if one is', () => {
    let wonGames = 0;
    for (const board of boards) {
      const { ground, queue } = tourOf(board).found.finished;
      const games = finishedOf(ground.board);
      const spread = Array.from({ length: 7 }, (_, nth) => {
        const [from, to] = [nth, nth + 1].map((each) => Math.floor((each * games.length) / 7));
        return games.slice(from, to).find((each) => isPlain(ground.board, each));
      });
      const isWon = (position: Position) => {
        const ending = endingByRules(ground.board, position);
        return ending !== null && winnerByRules(ending, position) === position.side && !isShared(position);
      };
      const won = queue.map(({ position }) => position).filter(isWon);
      expect(won).toHaveLength(games.some(isWon) ? 1 : 0);
      const expected = [...spread.slice(0, -1), won[0] ?? spread.at(-1)];
      const keysOf = (positions: readonly (Position | undefined)[]) =>
        positions.flatMap((each) => (each === undefined ? [] : positionKey(each)));
      expect(keysOf(queue.map(({ position }) => position))).toEqual(keysOf(expected));
      wonGames += won.length;
    }
    expect(wonGames).toBeGreaterThan(5);
  });
});

describe('the game that shows an ending', () => {
  it.each(['row-one', 'capture', 'no-move'] as const)(
    'is one of the visitor’s board if it has one, best with the pawn taken, or without a move: %s',
    (ending: Ending) => {
      const sides = new Set<string>();
      for (const board of boards) {
        const { finished } = tourOf(board).found;
        const game = finished.games.find((each) => each.ending === ending);
        if (!finished.ground.isOwn || game === undefined) continue;
        const fitting = [...positionsOf(board)].filter(
          (each) => endingByRules(board, each) === ending && isPlain(board, each),
        );
        expect(game.ground.isOwn).toBe(fitting.length > 0);
        if (fitting.length === 0) continue;
        const best = ending !== 'row-one' && fitting.some(({ side }) => side === 'black') ? 'black' : 'red';
        expect(game.position.side).toBe(best);
        sides.add(best);
      }
      expect(sides).toContain(ending === 'row-one' ? 'red' : 'black');
    },
  );
});
