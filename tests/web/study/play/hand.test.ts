import { beforeEach, describe, expect, it } from 'vitest';
import { stepBy, stepToEnd } from '../../../../web/model/playback.ts';
import { handOf } from '../../../../web/model/press.ts';
import type { State } from '../../../../web/model/state.ts';
import { emptyHand, movesAtHand, putDown, touchCell } from '../../../../web/study/play/model/hand.ts';
import { askHint, hintOf, startGame } from '../../../../web/study/play/model/playing.ts';
import { refusalOf } from '../../../../web/study/play/model/refusal.ts';
import { load } from '../../../wasm/module.ts';
import { board, rows, stateOf } from '../../support/samples.ts';
import { solveOpen } from '../../support/solve.ts';

const rubicon = await load();

/** Cells 3 and 4 are generals, 7 the pawn; 0 is an obstacle. */
const DRAWN = board('#..', 'OO.', '.X.');

let state: State;

function solve(): void {
  solveOpen(rubicon, state);
}

const shown = () => rows(state.board.value);
const taken = () => handOf(state).from;

beforeEach(() => {
  state = stateOf(DRAWN);
  solve();
});

describe('a piece', () => {
  it('is picked up and put down by the rules', () => {
    touchCell(state, 3);
    expect(taken()).toBe(3);
    touchCell(state, 6);
    expect([shown(), taken(), refusalOf(state)]).toEqual([['#..', '.O.', 'OX.'], null, null]);
    expect(state.side.value).toBe('black');
  });

  it('is picked up where it stands, even if a hint shows its target', () => {
    startGame(state, 'both');
    askHint(state);
    expect(hintOf(state)).toMatchObject({ from: 4, to: 7 });
    touchCell(state, 7);
    expect(taken()).toBeNull();
    touchCell(state, 4);
    expect(taken()).toBe(4);
  });

  it('is replaced by another one, and put back by a second press or elsewhere', () => {
    touchCell(state, 3);
    touchCell(state, 4);
    expect(taken()).toBe(4);
    touchCell(state, 4);
    expect(taken()).toBeNull();
    touchCell(state, 4);
    touchCell(state, 8);
    expect(taken()).toBeNull();
    touchCell(state, 4);
    emptyHand(state);
    expect(taken()).toBeNull();
  });

  it('is not in the hand on another position', () => {
    touchCell(state, 3);
    stepBy(state, 1);
    expect(taken()).toBeNull();
    stepBy(state, -1);
    expect(taken()).toBeNull();
  });

  it('moves by the rules before the position is solved, but not in a game', () => {
    state = stateOf(board('#..', 'O..', 'O.X'), { side: 'black' });
    const targets = () => handOf(state).targets;
    touchCell(state, 8);
    expect([taken(), targets()]).toEqual([8, [5, 7]]);
    touchCell(state, 7);
    expect([shown(), movesAtHand(state)]).toEqual([['#..', 'O..', 'OX.'], null]);
    touchCell(state, 6);
    expect([taken(), targets()]).toEqual([6, [7]]);
    emptyHand(state);
    solve();
    startGame(state, 'both');
    touchCell(state, 3);
    touchCell(state, 4);
    expect(movesAtHand(state)).toBeNull();
    touchCell(state, 7);
    expect([taken(), refusalOf(state)]).toEqual([null, null]);
  });
});

describe('what is refused', () => {
  it.each([
    [7, 'turn'],
    [0, 'nothing'],
    [2, 'nothing'],
  ] as const)('to be taken up: cell %d, %s', (cell, refusal) => {
    touchCell(state, cell);
    expect([taken(), refusalOf(state)]).toEqual([null, refusal]);
  });

  it.each([
    [3, 0, 'obstacle'],
    [3, 4, 'general'],
    [3, 8, 'far'],
  ] as const)('to be put down: %d on %d, %s, and it stays in the hand', (from, to, refusal) => {
    touchCell(state, from);
    putDown(state, to);
    expect([shown(), taken(), refusalOf(state)]).toEqual([rows(DRAWN), from, refusal]);
  });

  it('is the way down for the pawn, and a piece that cannot move at all', () => {
    state = stateOf(board('O#.', '#O.', '.X.', '...'), { side: 'black' });
    solve();
    touchCell(state, 7);
    putDown(state, 10);
    expect(refusalOf(state)).toBe('down');
    touchCell(state, 0);
    expect(refusalOf(state)).toBe('turn');
    state = stateOf(board('O#.', '#O.', '.X.', '...'));
    solve();
    touchCell(state, 0);
    expect(refusalOf(state)).toBe('blocked');
  });

  it('is every piece at the end of the line, without a game too', () => {
    stepToEnd(state);
    touchCell(state, 3);
    expect([taken(), refusalOf(state)]).toEqual([null, 'over']);
  });

  it('is a piece of the opponent, any piece on an earlier position, and all when the game is over', () => {
    startGame(state, 'black');
    touchCell(state, 3);
    expect(refusalOf(state)).toBe('opponent');
    state = stateOf(DRAWN);
    solve();
    startGame(state, 'both');
    touchCell(state, 4);
    touchCell(state, 7);
    solve();
    touchCell(state, 3);
    expect(refusalOf(state)).toBe('over');
    stepBy(state, -1);
    touchCell(state, 3);
    expect(refusalOf(state)).toBe('earlier');
  });
});
