import { beforeEach, describe, expect, it } from 'vitest';
import { setMark } from '../../../web/model/actions.ts';
import { openBestLine, playMove } from '../../../web/model/explore.ts';
import { stepBy, stepToStart } from '../../../web/model/playback.ts';
import type { State } from '../../../web/model/state.ts';
import { chooseSide, loadLink, resize, undo } from '../../../web/model/whole-board.ts';
import { startGame } from '../../../web/study/play/model/playing.ts';
import { load } from '../../wasm/module.ts';
import { rows, stateOf, THREE } from '../support/samples.ts';
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
  const link = { board: THREE, moves: [], ply: 0, variations: [], dropped: 0, lost: 0, beyond: 0 } as const;
  loadLink(state, { ...link, side: 'red' });
  expect(said()).toBeNull();
  loadLink(state, { ...link, side: 'black' });
  expect([said(), state.side.value]).toEqual([{ code: 'loaded' }, 'black']);
});

describe('a game', () => {
  it('is over where an undo brings the other side to move', () => {
    chooseSide(state, 'black');
    solveOpen(rubicon, state);
    startGame(state, 'black');
    expect(state.game.value).not.toBeNull();
    undo(state);
    expect([state.side.value, state.game.value]).toEqual(['red', null]);
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
