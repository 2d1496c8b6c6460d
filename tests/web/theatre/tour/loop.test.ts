import { describe, expect, it } from 'vitest';
import type { Board, Move, Position } from '../../../../wasm/rubicon.ts';
import { positionKey } from '../../../../web/model/line.ts';
import { findLoop } from '../../../../web/theatre/tour/worker/find-loop.ts';
import { Solved } from '../../../../web/theatre/tour/worker/solved.ts';
import { draw, load, positionsOf, textbook, withSolved } from '../../../wasm/module.ts';
import { afterByRules, movesByRules } from '../../support/rules.ts';

/* The tie with which the tour explains ties. */

const rubicon = await load();

/** Boards with at most 40 ties: all of them are looked at. */
const BOARDS = [
  '.O..O/.#.../..X.#',
  '..../.#X./O.O./..#.',
  '.X/../O#/#./.O',
  'O../O#./.../.X#/...',
  '.O.O/####/.#.X',
  '##OO#/X.#..',
  '#.#./.#.#/#.../OX##',
  '#O/.#/X./.O',
  '##O/O.#/..X',
  '.O##/X#O.',
];

interface Tie {
  readonly position: Position;
  /** Whether both sides can go there and back through ties. */
  readonly loops: boolean;
  readonly loses: boolean;
  readonly moves: number;
}

/** All ties of a board, by the rules and the other solver. */
function tiesOf(board: Board): Tie[] {
  return withSolved(rubicon, board, (analysis) => {
    const isTie = (position: Position) => analysis.value(position).winner === 'tie';
    const staying = (position: Position) =>
      movesByRules(board, position).filter((move) => isTie(afterByRules(position, move)));
    const takesBack = (position: Position, { from, to }: Move) =>
      staying(position).some((move) => move.from === to && move.to === from);
    const loops = (start: Position) =>
      staying(start).some((there) => {
        const second = afterByRules(start, there);
        return staying(second).some((other) => {
          const third = afterByRules(second, other);
          const back = { from: there.to, to: there.from };
          return takesBack(third, there) && takesBack(afterByRules(third, back), other);
        });
      });
    return [...positionsOf(board)].filter(isTie).map((position) => {
      const moves = movesByRules(board, position).length;
      return { position, moves, loops: loops(position), loses: staying(position).length < moves };
    });
  });
}

/** A tie that some move loses is told more of, and few moves are easy to follow. */
const costOf = ({ loses, moves }: Tie) => (loses ? 0 : 10) + Math.abs(moves - 3);

describe('the loop through ties', () => {
  it.each(BOARDS)(
    'begins with a tie that can be lost and has about three moves, best the start position: %s',
    (drawn) => {
      const board = draw(drawn);
      const ties = tiesOf(board);
      expect(ties.length).toBeLessThanOrEqual(40);
      const looping = ties.filter(({ loops }) => loops);
      const least = Math.min(...looping.map(costOf));
      const solved = new Solved(textbook, board, true, null);
      const keyOf = (tie: Tie) => positionKey(tie.position);
      for (const start of [null, ...ties]) {
        const loop = findLoop(solved, start?.position ?? null);
        const [first, , , , last, ...others] = loop ?? [];
        if (first === undefined || last === undefined) throw new Error('there is no loop');
        expect([positionKey(last), others]).toEqual([positionKey(first), []]);
        const chosen = looping.find((tie) => keyOf(tie) === positionKey(first));
        const isOwn = start?.loops === true && (start.loses || least >= 10);
        if (isOwn) expect(chosen).toBe(start);
        else expect(chosen && costOf(chosen)).toBe(least);
      }
      solved.close();
    },
  );

  it('is none where no tie is left', () => {
    const solved = new Solved(textbook, draw('#.#/O.O/.X.'), true, null);
    expect(findLoop(solved, null)).toBeNull();
    solved.close();
  });
});
