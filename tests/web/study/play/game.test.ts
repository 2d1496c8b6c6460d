import { beforeEach, describe, expect, it } from 'vitest';
import type { Board, Move } from '../../../../wasm/rubicon.ts';
import { abandonStroke, chooseTool, dragTo, pressCell, setMark } from '../../../../web/model/actions.ts';
import { playMove, playMoves } from '../../../../web/model/explore.ts';
import type { Game } from '../../../../web/model/game.ts';
import { headlineOf } from '../../../../web/model/headline.ts';
import {
  playNext,
  stepBy,
  stepTo,
  stepToEnd,
  stepToStart,
  togglePlaying,
} from '../../../../web/model/playback.ts';
import type { State } from '../../../../web/model/state.ts';
import { canRedo, canUndo, redo, undo } from '../../../../web/model/undo.ts';
import { loadBoard } from '../../../../web/model/whole-board.ts';
import { isVisitorsTurn, movesAtHand } from '../../../../web/study/play/model/hand.ts';
import {
  askHint,
  failReply,
  hintOf,
  opponentsTurn,
  playOn,
  restartGame,
  showValues,
  startGame,
  stopGame,
} from '../../../../web/study/play/model/playing.ts';
import { resultOf } from '../../../../web/study/play/model/result.ts';
import { load } from '../../../wasm/module.ts';
import { board, stateOf, THREE } from '../../support/samples.ts';
import { solveOpen } from '../../support/solve.ts';
import { blackIn, redIn } from '../../support/values.ts';

const rubicon = await load();

const leftDown = { from: 3, to: 6 };
const rightDown = { from: 5, to: 8 };
const takesLeft = { from: 7, to: 6 };
const pawnUp = { from: 7, to: 4 };

/** Red captures the pawn with the first move. */
const AT_ONCE = board('...', 'O.O', 'X..');
const takesPawn = { from: 3, to: 6 };

/** One corridor below the first row, in which the pieces move to and fro: nobody can force a win. */
const TO_AND_FRO = board('####', 'O..#', '####', 'O.X.');

let state: State;

/** Opens a solved board. */
function open(drawn: Board): void {
  state = stateOf(drawn);
  solve();
}

/** Answers the current question. */
function solve(): void {
  solveOpen(rubicon, state);
}

function play(...moves: Move[]): void {
  for (const move of moves) {
    playMove(state, move);
    solve();
  }
}

function start(visitor: Game['visitor']): void {
  startGame(state, visitor);
  solve();
}

const played = () => state.drawing.value.played;
const variations = () => state.drawing.value.variations;
const game = () => state.game.value as Game;

beforeEach(() => open(THREE));

describe('a game', () => {
  it('begins at the position shown, with its value', () => {
    stepBy(state, 1);
    const opening = state.moves.value.slice(0, 1);
    start('both');
    expect([played(), state.ply.value]).toEqual([opening, 1]);
    expect(game()).toMatchObject({ opening, promise: { winner: 'black', distance: 1 } });
  });

  it('does not begin on a board that is not solved', () => {
    setMark(state, 7, '.');
    startGame(state, 'red');
    expect(state.game.value).toBeNull();
  });

  it('cuts off the moves after its start, and keeps them as a variation', () => {
    play(rightDown, pawnUp);
    stepTo(state, 1);
    start('black');
    expect([played(), variations()]).toEqual([[rightDown], [[rightDown, pawnUp]]]);
  });

  it('records every move, including the best one, in the moves played and in the link', () => {
    start('both');
    play(leftDown);
    expect(played()).toEqual([leftDown]);
    expect(state.link.value).toBe('b=w1w/r1r/1b1&m=2.1d');
    play(takesLeft);
    expect(played()).toEqual([leftDown, takesLeft]);
  });

  it('holds moves along the best line that is shown, one or several at once', () => {
    open(AT_ONCE);
    start('both');
    showValues(state, true);
    playMove(state, takesPawn);
    expect(played()).toEqual([takesPawn]);
    undo(state);
    solve();
    playMoves(state, [takesPawn]);
    expect(played()).toEqual([takesPawn]);
  });

  it('shows no future moves, unless the values are shown', () => {
    start('red');
    expect([state.moves.value, state.valuesHidden.value]).toEqual([[], true]);
    stepToEnd(state);
    expect(state.ply.value).toBe(0);
    showValues(state, true);
    expect(state.moves.value).toHaveLength(2);
    stepToEnd(state);
    showValues(state, false);
    expect([state.moves.value, state.ply.value]).toEqual([[], 0]);
  });

  it('ends with an edit or another board, and not with a step', () => {
    start('red');
    play(leftDown);
    stepBy(state, -1);
    expect(state.game.value).not.toBeNull();
    setMark(state, 1, '#');
    expect(state.game.value).toBeNull();
    undo(state);
    solve();
    expect(state.game.value).toBeNull();
    start('red');
    loadBoard(state, THREE);
    expect([state.game.value, state.valuesHidden.value]).toEqual([null, false]);
  });

  it('that could loop forever is shown to its last move only, while values are hidden', () => {
    open(board('####', 'O.O#', '####', '#.X#'));
    start('both');
    play({ from: 4, to: 5 });
    stepToStart(state);
    togglePlaying(state);
    playNext(state);
    expect([state.ply.value, state.playing.value]).toEqual([1, false]);
  });

  it('neither begins nor continues during a stroke', () => {
    chooseTool(state, 'obstacle');
    pressCell(state, 1, false);
    dragTo(state, 4);
    solve();
    startGame(state, 'red');
    playMove(state, leftDown);
    stepBy(state, 1);
    abandonStroke(state);
    expect([state.game.value, played(), state.ply.value]).toEqual([null, [], 0]);
  });

  it('is stopped with its moves in place', () => {
    start('both');
    play(rightDown);
    stopGame(state);
    expect([state.game.value, played()]).toEqual([null, [rightDown]]);
  });
});

describe('the turn', () => {
  it('is the visitor’s for its side only, at the end of the game', () => {
    start('red');
    expect([isVisitorsTurn(state), opponentsTurn(state)]).toEqual([true, null]);
    playMove(state, leftDown);
    expect([isVisitorsTurn(state), opponentsTurn(state)]).toEqual([false, null]);
    solve();
    expect(opponentsTurn(state)).toMatchObject({
      board: THREE,
      position: { generals: [6, 5], side: 'black' },
    });
    expect(movesAtHand(state)).toEqual([]);
    stepBy(state, -1);
    expect([isVisitorsTurn(state), opponentsTurn(state)]).toEqual([false, null]);
  });

  it('that is awaited hides the values of its board until it begins, and of no other board', () => {
    const start = state.drawing.value.board;
    state.awaited.value = start;
    expect([state.valuesHidden.value, state.moves.value]).toEqual([true, []]);
    setMark(state, 0, '.');
    expect(state.valuesHidden.value).toBe(false);
    undo(state);
    solve();
    startGame(state, 'red');
    expect(state.valuesHidden.value).toBe(true);
    state.awaited.value = null;
    stopGame(state);
    expect(state.valuesHidden.value).toBe(false);
  });

  it('is always the visitor’s who plays both sides', () => {
    start('both');
    play(leftDown);
    expect([isVisitorsTurn(state), opponentsTurn(state)]).toEqual([true, null]);
  });

  it('is nobody’s when the game is over', () => {
    start('red');
    play(leftDown, takesLeft);
    expect([isVisitorsTurn(state), opponentsTurn(state), state.valuesHidden.value]).toEqual([
      false,
      null,
      false,
    ]);
    expect(resultOf(state)).toEqual({ winner: 'black', ending: 'capture', toMove: 'red', moves: 2 });
  });

  it('waits for another solve if the opponent could not answer', () => {
    start('black');
    failReply(state, { code: 'crashed', line: 0, column: 0, expected: 0, found: 0 });
    expect([state.analysis.value.status, opponentsTurn(state)]).toEqual(['failed', null]);
  });
});

describe('taking back', () => {
  it('returns to before the visitor’s last move, and leaves no variation', () => {
    start('red');
    play(rightDown, pawnUp);
    undo(state);
    expect([played(), state.ply.value, variations()]).toEqual([[], 0, []]);
    playMove(state, leftDown);
    undo(state);
    expect(played()).toEqual([]);
    expect(canUndo(state)).toBe(false);
  });

  it('stops at the beginning of the game', () => {
    play(leftDown);
    start('both');
    expect(canUndo(state)).toBe(false);
    undo(state);
    expect(played()).toEqual([leftDown]);
  });

  it('is redone as one step, reply and all, and only by moves of the game', () => {
    setMark(state, 1, '#');
    undo(state);
    solve();
    start('red');
    expect(canRedo(state)).toBe(false);
    play(rightDown, pawnUp);
    undo(state);
    redo(state);
    expect([played(), canRedo(state)]).toEqual([[rightDown, pawnUp], false]);
    undo(state);
    undo(state);
    expect([played(), game().visitor]).toEqual([[], 'red']);
  });

  it('takes back moves that a link brought, and brings them back', () => {
    state = stateOf(THREE, { played: [rightDown, pawnUp], shown: [rightDown, pawnUp] });
    solve();
    state.begun.value = {
      board: THREE,
      side: 'red',
      opening: [],
      visitor: 'red',
      promise: { winner: 'black', distance: 2 },
      hints: [],
      valuesShown: false,
      isPuzzle: false,
    };
    undo(state);
    expect([played(), canUndo(state)]).toEqual([[], false]);
    redo(state);
    expect([played(), canRedo(state)]).toEqual([[rightDown, pawnUp], false]);
  });

  it('leaves the moves of a game that was stopped to be undone one by one', () => {
    start('both');
    play(rightDown, pawnUp);
    stopGame(state);
    undo(state);
    expect(played()).toEqual([rightDown]);
    undo(state);
    expect([played(), canUndo(state)]).toEqual([[], false]);
  });

  it('takes back single moves if the visitor plays both sides', () => {
    start('both');
    play(rightDown, pawnUp);
    undo(state);
    expect(played()).toEqual([rightDown]);
  });

  it('continues a game that was over', () => {
    start('red');
    play(leftDown, takesLeft);
    undo(state);
    solve();
    expect([resultOf(state), isVisitorsTurn(state)]).toEqual([null, true]);
  });
});

describe('a game gone on with', () => {
  it('from an earlier position keeps the rest as a variation', () => {
    start('both');
    play(rightDown, pawnUp);
    stepTo(state, 1);
    playOn(state);
    expect([played(), variations()]).toEqual([[rightDown], [[rightDown, pawnUp]]]);
  });

  it('from its beginning keeps the rest as a variation, and forgets the hints', () => {
    start('both');
    askHint(state);
    play(rightDown);
    restartGame(state);
    expect([played(), variations(), game().hints]).toEqual([[], [[rightDown]], []]);
  });
});

describe('a line that plays by itself', () => {
  it('stops when a game begins', () => {
    togglePlaying(state);
    expect(state.playing.value).toBe(true);
    startGame(state, 'both');
    expect(state.playing.value).toBe(false);
  });

  it.each([
    ['begins again', restartGame],
    ['goes on from the position shown', playOn],
    ['has a move taken back', undo],
  ])('stops when the game %s', (_, act) => {
    start('both');
    play(rightDown, pawnUp);
    stepTo(state, 1);
    togglePlaying(state);
    expect(state.playing.value).toBe(true);
    act(state);
    expect(state.playing.value).toBe(false);
  });
});

describe('a hint', () => {
  it('is the best move, once for a position, and shown again on return to it', () => {
    open(AT_ONCE);
    start('red');
    expect(hintOf(state)).toBeNull();
    askHint(state);
    askHint(state);
    expect(hintOf(state)).toMatchObject(takesPawn);
    expect(game().hints).toEqual([[]]);
    play(rightDown);
    expect(hintOf(state)).toBeNull();
    undo(state);
    solve();
    expect(hintOf(state)).toMatchObject(takesPawn);
  });

  it('is shown in its own position only', () => {
    start('both');
    play(rightDown);
    askHint(state);
    expect(hintOf(state)).not.toBeNull();
    stepBy(state, -1);
    expect(hintOf(state)).toBeNull();
    stepBy(state, 1);
    expect(hintOf(state)).not.toBeNull();
  });

  it('is not for the opponent', () => {
    start('black');
    askHint(state);
    expect(game().hints).toEqual([]);
  });
});

describe('a position that stands for the third time', () => {
  const right = { from: 4, to: 5 };
  const left = { from: 5, to: 4 };
  const pawnRight = { from: 14, to: 15 };
  const pawnLeft = { from: 15, to: 14 };
  const round = [right, pawnRight, left, pawnLeft];

  it('makes the game a tie', () => {
    open(TO_AND_FRO);
    start('both');
    play(...round, ...round.slice(0, 3));
    expect(state.gameOver.value).toBe(false);
    play(pawnLeft);
    expect(resultOf(state)).toEqual({ winner: null, ending: null, toMove: 'red', moves: 8 });
    expect(headlineOf(state)).toMatchObject({ winner: 'tie', value: null, ending: null });
    expect(isVisitorsTurn(state)).toBe(false);
  });

  it('counts with the generals interchanged', () => {
    open(board('O.', '.O', '##', 'X.'));
    start('both');
    const pawn = [
      { from: 6, to: 7 },
      { from: 7, to: 6 },
    ];
    const generals = (first: number, second: number) => [
      { from: first, to: 1 },
      { from: second, to: 2 },
      { from: 1, to: second },
      { from: 2, to: first },
    ];
    const moves = [...generals(0, 3), ...generals(0, 3)];
    const alternating = moves.flatMap((move, index) => [move, pawn[index % 2] ?? move]);
    play(...alternating.slice(0, 15));
    expect(state.gameOver.value).toBe(false);
    play(...alternating.slice(15));
    expect(resultOf(state)).toMatchObject({ winner: null, moves: 16 });
  });

  it('does not count positions before the game', () => {
    open(TO_AND_FRO);
    play(...round, ...round);
    start('both');
    play(right);
    expect(state.gameOver.value).toBe(false);
  });
});

describe('the one result on the page', () => {
  const beginPuzzle = () => {
    start('red');
    state.begun.value = { ...game(), isPuzzle: true };
  };

  it('is the verdict on the board without a game, at any step', () => {
    stepBy(state, 1);
    expect(headlineOf(state)).toMatchObject({ value: blackIn(2), ply: 0, side: 'red' });
    setMark(state, 6, '#');
    expect(headlineOf(state)).toMatchObject({ value: blackIn(2) });
  });

  it('is the value at the start of the game, while it is not over', () => {
    play(leftDown);
    start('both');
    expect(headlineOf(state)).toMatchObject({ winner: 'black', value: blackIn(1), ply: 1, side: 'black' });
    play(pawnUp);
    expect(headlineOf(state)).toMatchObject({ value: blackIn(1), ply: 1 });
    stopGame(state);
    expect(headlineOf(state)).toMatchObject({ value: blackIn(2), ply: 0 });
  });

  it('is how the game has ended', () => {
    start('red');
    play(leftDown, takesLeft);
    const end = { winner: 'black', value: null, ending: 'capture', ply: 2, side: 'red' };
    expect(headlineOf(state)).toEqual(end);
    stepTo(state, 1);
    expect(headlineOf(state)).toEqual(end);
    undo(state);
    solve();
    expect(headlineOf(state)).toMatchObject({ value: blackIn(2), ply: 0 });
  });

  it('is the remaining value in a puzzle whose win was given away, until the move is taken back', () => {
    open(AT_ONCE);
    beginPuzzle();
    expect(headlineOf(state)).toMatchObject({ value: redIn(1), ply: 0 });
    playMove(state, rightDown);
    expect(headlineOf(state)).toMatchObject({ value: redIn(1), ply: 0 });
    solve();
    expect(headlineOf(state)).toMatchObject({ winner: 'black', value: blackIn(1), ply: 1, side: 'black' });
    stepTo(state, 0);
    expect(headlineOf(state)).toMatchObject({ value: blackIn(1), ply: 1 });
    stepToEnd(state);
    play({ from: 6, to: 3 });
    expect(headlineOf(state)).toMatchObject({ winner: 'black', value: null, ending: 'capture' });
    undo(state);
    solve();
    expect(headlineOf(state)).toMatchObject({ value: redIn(1), ply: 0 });
  });

  it('gives nothing away in a game that is no puzzle', () => {
    open(AT_ONCE);
    start('red');
    play(rightDown);
    expect(headlineOf(state)).toMatchObject({ value: redIn(1), ply: 0 });
  });
});
