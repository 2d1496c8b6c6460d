import { beforeEach, describe, expect, it } from 'vitest';
import { chooseTool, pressCell } from '../../../web/model/actions.ts';
import { openBestLine, openVariation, playMove, playMoves } from '../../../web/model/explore.ts';
import {
  nextPly,
  playNext,
  stepOn,
  stepToEnd,
  stepToStart,
  togglePlaying,
} from '../../../web/model/playback.ts';
import type { Solution } from '../../../web/model/solution.ts';
import type { State } from '../../../web/model/state.ts';
import { redo, undo } from '../../../web/model/undo.ts';
import { loadLink, resize } from '../../../web/model/whole-board.ts';
import { answer, LINK } from '../support/answer.ts';
import { board, stateOf } from '../support/samples.ts';

/** On this board the left general can move to and fro, and so can the pawn below its wall. */
const SHUTTLE = board('O.#O', '####', '..X.');
const moves = [
  { from: 0, to: 1 },
  { from: 10, to: 9 },
  { from: 1, to: 0 },
  { from: 9, to: 10 },
];

let state: State;

const solve = (rest: Partial<Solution>) => answer(state, { moves, values: [], ...rest });

beforeEach(() => {
  state = stateOf(SHUTTLE);
});

it('finds the positions of a line once, not at each step', () => {
  solve({ loop: null, ending: null, value: { winner: 'tie' } });
  const { value } = state.positions;
  stepOn(state);
  expect(state.ply.value).toBe(1);
  expect(state.positions.value).toBe(value);
});

describe('a tie', () => {
  beforeEach(() => solve({ loop: 0, ending: null, value: { winner: 'tie' } }));

  it('restarts its loop at the end of the line', () => {
    stepToEnd(state);
    stepOn(state);
    expect(state.ply.value).toBe(1);
  });

  it('plays forever', () => {
    togglePlaying(state);
    const seen = Array.from({ length: 6 }, () => {
      playNext(state);
      return state.ply.value;
    });
    expect(seen).toEqual([1, 2, 3, 4, 1, 2]);
    expect(state.playing.value).toBe(true);
  });

  it('whose loop begins later returns to the start of the loop', () => {
    solve({ loop: 2, ending: null });
    stepToEnd(state);
    expect(nextPly(state)).toBe(3);
  });
});

describe('a game that ends', () => {
  beforeEach(() => solve({}));

  it('stops there', () => {
    stepToEnd(state);
    stepOn(state);
    expect([state.ply.value, nextPly(state)]).toEqual([4, null]);
  });

  it('plays to its end, and from the beginning when it is asked to play again', () => {
    togglePlaying(state);
    for (const _ of moves) playNext(state);
    expect([state.ply.value, state.playing.value]).toEqual([4, false]);
    togglePlaying(state);
    expect([state.ply.value, state.playing.value]).toEqual([0, true]);
    stepToStart(state);
    expect(state.playing.value).toBe(false);
  });

  it('pauses where it is, and plays on from there', () => {
    togglePlaying(state);
    playNext(state);
    togglePlaying(state);
    expect([state.ply.value, state.playing.value]).toEqual([1, false]);
    togglePlaying(state);
    expect([state.ply.value, state.playing.value]).toEqual([1, true]);
  });
});

it.each([
  ['without a move is not played', [], false],
  ['of one move is played', moves.slice(0, 1), true],
])('a game %s', (_, moves, plays) => {
  solve({ moves });
  togglePlaying(state);
  expect([state.ply.value, state.playing.value]).toEqual([0, plays]);
});

it.each<[string, () => void]>([
  ['a press on the board', () => pressCell(state, 11, false)],
  ['a move', () => playMoves(state, moves.slice(0, 1))],
  ['another move', () => playMove(state, { from: 0, to: 1 })],
  ['a variation', () => openVariation(state, 0)],
  ['the best line', () => openBestLine(state)],
  ['another size', () => resize(state, 4, 4)],
  ['a link to moves on the board', () => loadLink(state, { ...LINK, board: SHUTTLE, moves, ply: 1 })],
  ['an undo', () => undo(state)],
  ['a redo', () => redo(state)],
])('%s ends the playing', (_, change) => {
  state = stateOf(SHUTTLE, { variations: [[{ from: 0, to: 1 }]] });
  solve({ legalVariations: [1] });
  chooseTool(state, 'obstacle');
  togglePlaying(state);
  change();
  expect(state.playing.value).toBe(false);
});
