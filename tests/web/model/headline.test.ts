import { describe, expect, it } from 'vitest';
import { playMove } from '../../../web/model/explore.ts';
import { headlineOf } from '../../../web/model/headline.ts';
import type { State } from '../../../web/model/state.ts';
import { loadBoard } from '../../../web/model/whole-board.ts';
import { startGame } from '../../../web/study/play/model/playing.ts';
import { load } from '../../wasm/module.ts';
import { board, stateOf, THREE } from '../support/samples.ts';
import { solveOpen } from '../support/solve.ts';

const rubicon = await load();

/** Red captures the pawn with the first move of the left general; the right one steps into the pawn's reach. */
const AT_ONCE = board('...', 'O.O', 'X..');
const givesAway = { from: 5, to: 8 };

function open(drawn: State['board']['value']): State {
  const state = stateOf(drawn);
  solveOpen(rubicon, state);
  return state;
}

/** Makes the game a puzzle. */
function pose(state: State): void {
  const game = state.begun.value;
  if (game === null) throw new Error('there is no game');
  state.begun.value = { ...game, isPuzzle: true };
}

describe('the result of a puzzle', () => {
  it('is not that of a win given away before it began', () => {
    const state = open(AT_ONCE);
    playMove(state, givesAway);
    solveOpen(rubicon, state);
    startGame(state, 'both');
    pose(state);
    const promise = { winner: 'black', distance: 1 };
    expect(headlineOf(state)).toMatchObject({ value: promise, ply: 1, side: 'black' });
  });

  it('is not that of the board before, while its own is not solved', () => {
    const state = open(AT_ONCE);
    startGame(state, 'red');
    pose(state);
    const puzzle = state.begun.value;
    loadBoard(state, THREE);
    solveOpen(rubicon, state);
    playMove(state, { from: 3, to: 6 });
    solveOpen(rubicon, state);
    loadBoard(state, AT_ONCE);
    state.begun.value = puzzle;
    expect(headlineOf(state)).toMatchObject({ value: { winner: 'red', distance: 1 }, ply: 0 });
  });
});

it('a board on which the game is over has its end for a result, not a number of moves', () => {
  expect(headlineOf(open(board('.X.', 'O.O')))).toEqual({
    winner: 'black',
    value: null,
    ending: 'row-one',
    ply: 0,
    side: 'red',
  });
});
