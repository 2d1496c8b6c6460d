import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../wasm/rubicon.ts';
import { playMove } from '../../../../web/model/explore.ts';
import type { State } from '../../../../web/model/state.ts';
import { takeBackTo } from '../../../../web/model/undo.ts';
import { ledgerOf, slipOf } from '../../../../web/study/play/model/ledger.ts';
import { askHint, startGame } from '../../../../web/study/play/model/playing.ts';
import { type Tried, withTried } from '../../../../web/study/puzzles/model/signs.ts';
import { load } from '../../../wasm/module.ts';
import { board, stateOf } from '../../support/samples.ts';
import { solveOpen } from '../../support/solve.ts';

const rubicon = await load();

/** Red wins in 5 moves if the upper general steps aside at once; the pawn then has nowhere to go. */
const PUZZLE = board('...', '.#O', '..O', '.X.');
const aside = { from: 5, to: 2 };
const wrong = { from: 8, to: 7 };
const pawnLeft = { from: 10, to: 9 };

/** Red captures the pawn at once, or lets it step aside first: the other general is below it then. */
const TWO_WAYS = board('..', '##', 'X.', 'O.', '.O');
const lower = { from: 9, to: 7 };

function solving(drawn = PUZZLE): State {
  const state = stateOf(drawn);
  solveOpen(rubicon, state);
  startGame(state, 'red');
  return state;
}

function play(state: State, ...moves: readonly Move[]): void {
  for (const move of moves) playMove(state, move);
  solveOpen(rubicon, state);
}

function noted(state: State, tried: readonly Tried[]): readonly Tried[] {
  const { game, latest, drawing } = state;
  if (game.value === null || latest.value === null) throw new Error('there is no game');
  return withTried(tried, ledgerOf(game.value, latest.value), drawing.value.played);
}

const signsOf = (tried: readonly Tried[]) => tried.map(({ sign }) => sign);

describe('the moves tried', () => {
  it('keep a wrong move that is taken back, and count each once', () => {
    const state = solving();
    let tried = noted(state, []);
    expect(tried).toEqual([]);
    play(state, wrong);
    tried = noted(state, tried);
    expect(signsOf(tried)).toEqual(['thrown']);
    expect(noted(state, tried)).toBe(tried);
    takeBackTo(state, 0);
    play(state, aside);
    tried = noted(state, tried);
    expect(signsOf(tried)).toEqual(['thrown', 'best']);
    takeBackTo(state, 0);
    play(state, wrong);
    expect(noted(state, tried)).toBe(tried);
  });

  it('distinguish a slower win from the best move', () => {
    const state = solving(TWO_WAYS);
    play(state, lower, { from: 4, to: 5 }, { from: 7, to: 5 });
    expect(signsOf(noted(state, []))).toEqual(['slower', 'best']);
  });

  it('distinguish a hint from a move that was found', () => {
    const state = solving();
    askHint(state);
    play(state, aside);
    expect(signsOf(noted(state, []))).toEqual(['hinted']);
  });

  it('end with the move that gave the win away', () => {
    const state = solving();
    play(state, wrong, pawnLeft, { from: 7, to: 8 });
    expect(signsOf(noted(state, []))).toEqual(['thrown']);
    const { game, latest } = state;
    expect(game.value && latest.value && slipOf(game.value, latest.value)).toMatchObject({
      ply: 0,
      move: wrong,
    });
    takeBackTo(state, 0);
    solveOpen(rubicon, state);
    expect(game.value && latest.value && slipOf(game.value, latest.value)).toBeNull();
  });
});
