import { beforeEach, describe, expect, it } from 'vitest';
import {
  chooseTool,
  dragTo,
  pressCell,
  releaseStroke,
  setMark,
  tapCell,
} from '../../../web/model/actions.ts';
import { chooseMode } from '../../../web/model/mode.ts';
import { stepTo } from '../../../web/model/playback.ts';
import { handOf, pressOn } from '../../../web/model/press.ts';
import type { State } from '../../../web/model/state.ts';
import { clearBoard, loadBoard } from '../../../web/model/whole-board.ts';
import { touchCell } from '../../../web/study/play/model/hand.ts';
import { startGame } from '../../../web/study/play/model/playing.ts';
import { load } from '../../wasm/module.ts';
import { board, rows, stateOf, THREE } from '../support/samples.ts';
import { solveOpen } from '../support/solve.ts';

const rubicon = await load();

/** Cells 3 and 4 are generals, 7 the pawn; 0 is an obstacle. Red is to move. */
const DRAWN = board('#..', 'OO.', '.X.');

let state: State;
beforeEach(() => {
  state = stateOf(DRAWN);
  solveOpen(rubicon, state);
});

const shown = () => rows(state.board.value);
const notices = () => state.notices.value.map(({ message }) => message);
const presses = (...cells: number[]) => cells.map((cell) => pressOn(state, cell));

function drag(...cells: number[]): void {
  for (const [index, cell] of cells.entries()) {
    if (index > 0) dragTo(state, cell);
    else pressCell(state, cell, false);
  }
  releaseStroke(state);
}

describe('the mode', () => {
  it('is moving first, and editing where pieces are missing', () => {
    expect(state.mode.value).toBe('move');
    expect(stateOf(board('O..', '.X.')).mode.value).toBe('edit');
    loadBoard(state, board('..', '..'));
    expect(state.mode.value).toBe('edit');
    loadBoard(state, DRAWN);
    expect(state.mode.value).toBe('edit');
    chooseMode(state, 'move');
    loadBoard(state, DRAWN);
    expect(state.mode.value).toBe('move');
  });

  it.each<[string, (state: State) => void]>([
    ['a tool', (state) => chooseTool(state, state.tool.value)],
    ['a mark by key', (state) => setMark(state, 1, '#')],
    ['clearing', clearBoard],
  ])('is editing after %s', (_name, edit) => {
    edit(state);
    expect(state.mode.value).toBe('edit');
  });
});

describe('a press while moving', () => {
  it('is the hand’s on the pieces of the side to move, on free cells and on obstacles; other pieces are carried', () => {
    expect(presses(3, 4, 7, 0, 1)).toEqual(['hand', 'hand', 'carry', 'hand', 'hand']);
    state = stateOf(THREE);
    solveOpen(rubicon, state);
    stepTo(state, 1);
    const { generals, pawn } = state.positions.value[1] ?? { generals: [], pawn: -1 };
    expect(presses(...generals, pawn)).toEqual(['carry', 'carry', 'hand']);
  });

  it('erases with no button', () => {
    expect([3, 7, 0].map((cell) => pressOn(state, cell, true))).toEqual(['hand', 'hand', 'hand']);
    chooseTool(state, 'erase');
    chooseMode(state, 'move');
    expect(presses(3, 7, 0)).toEqual(['hand', 'carry', 'hand']);
  });

  it('changes nothing without a drag, in the middle of a line too', () => {
    state = stateOf(THREE);
    solveOpen(rubicon, state);
    stepTo(state, 1);
    const before = shown();
    for (const cell of DRAWN.cells.split('').keys()) {
      drag(cell);
      tapCell(state, state.board.value.cells.indexOf('O'));
    }
    expect([shown(), state.ply.value, state.history.value.past.length]).toEqual([before, 1, 0]);
  });

  it('moves a piece of the other side as an edit, and says so', () => {
    drag(7, 8);
    expect(shown()).toEqual(['#..', 'OO.', '..X']);
    expect(notices()).toEqual([{ code: 'line_dropped', ply: 0 }]);
    expect(state.announcement.value).toEqual({ code: 'carried', cell: 8 });
  });

  it('says nothing of a piece carried back to its cell, or on a board without all pieces', () => {
    drag(7, 8, 7);
    expect(notices()).toEqual([]);
    state = stateOf(board('O..', '.X.'));
    chooseMode(state, 'move');
    drag(0, 1);
    expect([shown(), notices()]).toEqual([['.O.', '.X.'], []]);
  });
});

describe('a press while editing', () => {
  it.each(['obstacle', 'pawn', 'general'] as const)('with %s overwrites no piece', (tool) => {
    chooseTool(state, tool);
    expect(presses(3, 4, 7, 0, 1)).toEqual(['carry', 'carry', 'carry', 'draw', 'draw']);
    for (const cell of [3, 4, 7]) {
      drag(cell);
      tapCell(state, cell);
    }
    expect(shown()).toEqual(rows(DRAWN));
  });

  it('moves a piece of either side by a drag, and says so', () => {
    chooseTool(state, 'obstacle');
    drag(4, 1);
    expect(shown()).toEqual(['#O.', 'O..', '.X.']);
    expect(notices()).toEqual([{ code: 'line_dropped', ply: 0 }]);
  });

  it('places the pawn elsewhere, which nobody can have meant as a move', () => {
    chooseTool(state, 'pawn');
    drag(8);
    expect([shown(), notices()]).toEqual([['#..', 'OO.', '..X'], []]);
    expect(state.announcement.value).toEqual({ code: 'stroke', cells: 2 });
  });

  it('erases with the eraser and the right button', () => {
    chooseTool(state, 'erase');
    expect(presses(3, 7, 0)).toEqual(['erase', 'erase', 'erase']);
    chooseTool(state, 'pawn');
    expect(pressOn(state, 3, true)).toBe('erase');
  });

  it('plays where a picked-up piece may go, and draws elsewhere', () => {
    chooseTool(state, 'obstacle');
    touchCell(state, 4);
    expect(handOf(state).from).toBe(4);
    expect(presses(1, 7, 8)).toEqual(['hand', 'hand', 'draw']);
    drag(8);
    expect([shown(), handOf(state).from]).toEqual([['#..', 'OO.', '.X#'], null]);
  });

  it('sets no obstacle on a piece by key', () => {
    setMark(state, 3, '#');
    expect(shown()).toEqual(rows(DRAWN));
    setMark(state, 3, '.');
    expect(shown()).toEqual(['#..', '.O.', '.X.']);
  });
});

it('a press in a game is the hand’s', () => {
  chooseTool(state, 'erase');
  startGame(state, 'red');
  expect(presses(0, 1, 3, 7)).toEqual(['hand', 'hand', 'hand', 'hand']);
});
