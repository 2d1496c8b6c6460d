import { beforeEach, describe, expect, it } from 'vitest';
import { setMark } from '../../../web/model/actions.ts';
import { sameDrawing } from '../../../web/model/add-step.ts';
import {
  dropVariation,
  openBestLine,
  openVariation,
  playBest,
  playMove,
  playMoves,
} from '../../../web/model/explore.ts';
import { stepBy, stepToStart } from '../../../web/model/playback.ts';
import type { State } from '../../../web/model/state.ts';
import { canRedo, canUndo, redo, undo } from '../../../web/model/undo.ts';
import { chooseSide, clearBoard, loadBoard, loadLink, resize } from '../../../web/model/whole-board.ts';
import { startGame } from '../../../web/study/play/model/playing.ts';
import { load } from '../../wasm/module.ts';
import { LINK } from '../support/answer.ts';
import { board, rows, stateOf, THREE } from '../support/samples.ts';
import { solveOpen } from '../support/solve.ts';

const rubicon = await load();

let state: State;
beforeEach(() => {
  state = stateOf(THREE);
  solveOpen(rubicon, state);
});

const said = () => state.announcement.value;

describe('what changes nothing', () => {
  it('is not said to be undone', () => {
    undo(state);
    redo(state);
    expect(said()).toBeNull();
    setMark(state, 4, '#');
    undo(state);
    expect(said()).toEqual({ code: 'undone' });
  });

  it('is not said to be another size', () => {
    resize(state, 3, 3);
    expect(said()).toBeNull();
    resize(state, 32, 32);
    expect(said()).toEqual({ code: 'resized', rows: 32, columns: 32 });
    setMark(state, 4, '#');
    resize(state, 33, 32);
    expect(said()).toEqual({ code: 'cell', cell: 4 });
  });

  it('splits no step: a step back at the first move leaves two sizes one step', () => {
    resize(state, 3, 4);
    stepToStart(state);
    resize(state, 3, 5);
    undo(state);
    expect(rows(state.board.value)).toEqual(rows(THREE));
  });
});

it('a link to the board with the other side to move is said to be another board', () => {
  loadLink(state, LINK);
  expect([said(), canUndo(state)]).toEqual([null, false]);
  loadLink(state, { ...LINK, side: 'black' });
  expect([said(), state.side.value]).toEqual([{ code: 'loaded' }, 'black']);
});

describe('Undo takes back the last action of any kind, and redo is its inverse:', () => {
  const off = { from: 5, to: 8 };
  const right = { from: 3, to: 4 };
  it.each<[string, (state: State) => void]>([
    ['a stroke', (state) => setMark(state, 4, '#')],
    ['clearing', clearBoard],
    ['another size', (state) => resize(state, 4, 5)],
    ['another board', (state) => loadBoard(state, board('O.O', '.X.'))],
    ['the other side to move', (state) => chooseSide(state, 'black')],
    ['a link to other moves', (state) => loadLink(state, { ...LINK, moves: [off], ply: 1 })],
    ['the best move', playBest],
    ['a move off the line', (state) => playMove(state, off)],
    ['several moves', (state) => playMoves(state, [off, { from: 7, to: 8 }])],
    ['a variation', (state) => openVariation(state, 0)],
    ['the best line', openBestLine],
    ['a deleted variation', (state) => dropVariation(state, 0)],
  ])('%s', (_, act) => {
    state = stateOf(THREE, { played: [{ from: 3, to: 6 }], variations: [[right]] });
    solveOpen(rubicon, state);
    const before = state.drawing.value;
    act(state);
    const after = state.drawing.value;
    expect(sameDrawing(after, before)).toBe(false);
    undo(state);
    expect(state.drawing.value).toBe(before);
    redo(state);
    expect(state.drawing.value).toBe(after);
  });

  it('not a step along the line, nor a move taken back by stepping', () => {
    playBest(state);
    stepBy(state, -1);
    expect(canUndo(state)).toBe(false);
    playBest(state);
    undo(state);
    stepBy(state, 1);
    expect(canRedo(state)).toBe(false);
  });
});

describe('a game', () => {
  it('is left neither by undo nor by redo', () => {
    chooseSide(state, 'black');
    undo(state);
    setMark(state, 4, '#');
    chooseSide(state, 'black');
    undo(state);
    solveOpen(rubicon, state);
    startGame(state, 'red');
    const { value } = state.drawing;
    expect([canUndo(state), canRedo(state)]).toEqual([false, false]);
    undo(state);
    redo(state);
    expect(state.drawing.value).toBe(value);
  });

  it('is over where its first moves are left', () => {
    playMove(state, { from: 5, to: 8 });
    solveOpen(rubicon, state);
    startGame(state, 'both');
    stepBy(state, -1);
    expect(state.game.value).not.toBeNull();
    openBestLine(state);
    expect(state.game.value).toBeNull();
  });
});
