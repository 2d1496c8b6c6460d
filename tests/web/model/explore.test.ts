import { beforeEach, describe, expect, it } from 'vitest';
import type { Move, Position } from '../../../wasm/rubicon.ts';
import { chooseTool, pressCell, releaseStroke } from '../../../web/model/actions.ts';
import {
  dropVariation,
  openBestLine,
  openVariation,
  playMove,
  playMoves,
} from '../../../web/model/explore.ts';
import { startPosition } from '../../../web/model/line.ts';
import { stepBy, stepToStart } from '../../../web/model/playback.ts';
import { successorsOf } from '../../../web/model/rules.ts';
import type { State } from '../../../web/model/state.ts';
import { undo } from '../../../web/model/undo.ts';
import { MAX_VARIATIONS } from '../../../web/model/variations.ts';
import { answer } from '../support/answer.ts';
import { board, rows, stateOf, THREE } from '../support/samples.ts';

const leftDown = { from: 3, to: 6 };
const leftUp = { from: 3, to: 0 };
const rightDown = { from: 5, to: 8 };
const takesLeft = { from: 7, to: 6 };
const takesRight = { from: 7, to: 8 };
const pawnUp = { from: 7, to: 4 };

let state: State;

const games = () => state.drawing.value.variations;
const current = () => state.drawing.value.played;

beforeEach(() => {
  state = stateOf(THREE);
  answer(state);
});

describe('a move played', () => {
  it('along the line steps along the line', () => {
    playMove(state, leftDown);
    expect([state.ply.value, current(), games()]).toEqual([1, [], []]);
    expect(state.solution.value).not.toBeNull();
  });

  it('with others along the line steps along it, without a game of its own', () => {
    playMoves(state, [leftDown, takesLeft]);
    expect([state.ply.value, current(), games()]).toEqual([2, [], []]);
    expect(state.solution.value).not.toBeNull();
  });

  it('during a stroke is none: the stroke goes on, and its undo brings the line back', () => {
    stepBy(state, 1);
    chooseTool(state, 'obstacle');
    pressCell(state, 4, false);
    playMove(state, rightDown);
    openBestLine(state);
    releaseStroke(state);
    expect(rows(state.board.value)).toEqual(['#.#', '.#O', 'OX.']);
    undo(state);
    expect([state.ply.value, current(), games()]).toEqual([1, [], []]);
  });

  it('off the line begins a game, and the board shows it at once', () => {
    playMove(state, rightDown);
    expect([state.ply.value, current()]).toEqual([1, [rightDown]]);
    expect(state.positions.value[1]).toMatchObject({ generals: [3, 8], side: 'black' });
    answer(state, { moves: [rightDown, takesRight], legal: 1 });
    expect(state.moves.value).toEqual([rightDown, takesRight]);
  });

  it('elsewhere keeps what was played before as a variation', () => {
    playMove(state, rightDown);
    answer(state, { moves: [rightDown, takesRight], legal: 1 });
    stepToStart(state);
    playMove(state, leftUp);
    expect([current(), games()]).toEqual([[leftUp], [[rightDown]]]);
  });

  it('of the other general to the same cell is another move', () => {
    state = stateOf(board('O.O', '.X.'));
    const [left, right] = [
      { from: 0, to: 1 },
      { from: 2, to: 1 },
    ];
    answer(state, { moves: [left] });
    playMove(state, right);
    expect(current()).toEqual([right]);
    answer(state, { moves: [right], legal: 1 });
    stepToStart(state);
    playMove(state, left);
    expect([current(), games()]).toEqual([[left], [[right]]]);
  });

  it('that continues a variation makes it the current line', () => {
    playMove(state, rightDown);
    answer(state, { moves: [rightDown, takesRight], legal: 1 });
    stepToStart(state);
    playMove(state, leftUp);
    answer(state, { moves: [leftUp, takesLeft], legal: 1 });
    stepToStart(state);
    playMoves(state, [rightDown, pawnUp]);
    expect([current(), games()]).toEqual([[rightDown, pawnUp], [[leftUp]]]);
  });

  it('ends the preview', () => {
    state.preview.value = { start: null, moves: [rightDown], isPinned: false };
    playMove(state, rightDown);
    expect(state.preview.value).toBeNull();
  });
});

describe('the variations', () => {
  beforeEach(() => {
    playMoves(state, [rightDown, pawnUp]);
    answer(state, { moves: [rightDown, pawnUp], legal: 2 });
    stepBy(state, -1);
    playMove(state, takesRight);
    answer(state, { moves: [rightDown, takesRight], legal: 2, legalVariations: [2] });
  });

  it('are opened just after they part', () => {
    openVariation(state, 0);
    expect([current(), games()]).toEqual([[rightDown, pawnUp], [[rightDown, takesRight]]]);
    expect(state.ply.value).toBe(2);
  });

  it('are kept on return to the best line', () => {
    openBestLine(state);
    expect([current(), state.ply.value]).toEqual([[], 0]);
    expect(games()).toEqual([
      [rightDown, pawnUp],
      [rightDown, takesRight],
    ]);
  });

  it('are not opened once they are deleted: the game stays', () => {
    dropVariation(state, 0);
    openVariation(state, 0);
    expect([current(), state.ply.value]).toEqual([[rightDown, takesRight], 2]);
  });

  it('are deleted one by one, and restored by undo', () => {
    dropVariation(state, 0);
    expect(games()).toEqual([]);
    undo(state);
    expect(games()).toEqual([[rightDown, pawnUp]]);
  });

  it('are at most as many as a link holds: the oldest gives way', () => {
    const drawn = board('.....', '.O.O.', '.....', '..X..');
    const start = startPosition(drawn, 'red');
    const longer = (position: Position, moves: number): Move[][] =>
      moves === 0
        ? [[]]
        : successorsOf(drawn, position).flatMap(({ move, position: next }) =>
            longer(next, moves - 1).map((rest) => [move, ...rest]),
          );
    const all = start === null ? [] : longer(start, 3);
    const [kept, played, next = []] = [all.slice(0, MAX_VARIATIONS), all[MAX_VARIATIONS], all.at(-1)];
    state = stateOf(drawn, { played: played ?? [], variations: kept });
    playMoves(state, next);
    expect(games()).toEqual([...kept.slice(1), played]);
  });

  it('are part of the link', () => {
    expect(state.link.value).toBe('b=w1w/r1r/1b1&m=2.3d3.2r&v=1:3.2u');
  });

  it('of a link keep their legal part, and the rest is reported', () => {
    answer(state, { moves: [rightDown, takesRight], legal: 2, legalVariations: [1] });
    expect(games()).toEqual([]);
    expect(state.notices.value.map(({ message }) => message)).toEqual([
      { code: 'variations_dropped', dropped: 1 },
    ]);
  });
});
