import { beforeEach, describe, expect, it } from 'vitest';
import type { Board, Move } from '../../../../wasm/rubicon.ts';
import { playMove } from '../../../../web/model/explore.ts';
import type { Game } from '../../../../web/model/game.ts';
import type { State } from '../../../../web/model/state.ts';
import { countKinds, ledgerOf, slipOf } from '../../../../web/study/play/model/ledger.ts';
import { askHint, startGame } from '../../../../web/study/play/model/playing.ts';
import { resultOf } from '../../../../web/study/play/model/result.ts';
import { load } from '../../../wasm/module.ts';
import { board, stateOf, THREE } from '../../support/samples.ts';
import { solveOpen } from '../../support/solve.ts';

const rubicon = await load();

const leftDown = { from: 3, to: 6 };
const leftUp = { from: 6, to: 3 };
const rightDown = { from: 5, to: 8 };
const takesLeft = { from: 7, to: 6 };
const takesRight = { from: 7, to: 8 };
const pawnUp = { from: 7, to: 4 };

/** Black wins in 4 moves whatever Red does, but in 2 if the upper general steps beside the pawn. */
const LOST = board('##..', '.#..', '#.X.', '...O', '.O..');
const besidePawn = { from: 15, to: 11 };

let state: State;

function open(drawn: Board): void {
  state = stateOf(drawn);
  solveOpen(rubicon, state);
}

function play(...moves: Move[]): void {
  for (const move of moves) {
    playMove(state, move);
    solveOpen(rubicon, state);
  }
}

function start(visitor: Game['visitor']): void {
  startGame(state, visitor);
  solveOpen(rubicon, state);
}

const game = () => state.game.value as Game;
const entries = () => (state.latest.value === null ? [] : ledgerOf(game(), state.latest.value));

beforeEach(() => open(THREE));

describe('the ledger', () => {
  it('judges the visitor’s moves, and no others', () => {
    start('red');
    askHint(state);
    play(leftDown, takesLeft);
    expect(entries()).toEqual([
      {
        ply: 0,
        position: { generals: [3, 5], pawn: 7, side: 'red' },
        move: leftDown,
        after: { winner: 'black', distance: 1 },
        judgement: { kind: 'longest' },
        hinted: true,
      },
    ]);
    expect(countKinds(entries())).toEqual({ kept: 1, slower: 0, sooner: 0, thrown: 0 });
  });

  it('begins with the game', () => {
    play(rightDown);
    start('both');
    play(takesRight);
    expect(entries().map(({ ply }) => ply)).toEqual([1]);
  });

  it('names the value that is given away', () => {
    start('black');
    play(leftDown, pawnUp);
    const [entry] = entries();
    expect(entry).toMatchObject({ ply: 1, judgement: { kind: 'win-to-loss', winner: 'red', distance: 1 } });
    play(leftUp);
    expect(countKinds(entries())).toEqual({ kept: 0, slower: 0, sooner: 0, thrown: 1 });
  });

  it('tells a loss that comes sooner from a value that is given away', () => {
    open(LOST);
    start('red');
    play(besidePawn);
    expect(countKinds(entries())).toEqual({ kept: 0, slower: 0, sooner: 1, thrown: 0 });
    expect(state.latest.value && slipOf(game(), state.latest.value)).toBeNull();
  });

  it('is empty while the newest answer is about another board', () => {
    play(rightDown, pawnUp);
    const before = state.latest.value;
    open(LOST);
    start('both');
    expect(before && ledgerOf(game(), before)).toEqual([]);
  });
});

it('the moves of a finished game are counted from its beginning', () => {
  play(leftDown);
  start('both');
  play(takesLeft);
  expect(resultOf(state)).toEqual({ winner: 'black', ending: 'capture', toMove: 'red', moves: 1 });
});
