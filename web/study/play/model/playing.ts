import { batch } from '@preact/signals';
import type { Board, Move, Position } from '../../../../wasm/game.ts';
import { followGame } from '../../../model/explore.ts';
import type { Failure } from '../../../model/failure.ts';
import type { Game } from '../../../model/game.ts';
import type { State } from '../../../model/state.ts';
import { sameVariation, type Variation } from '../../../model/variations.ts';
import { isAtEnd, isVisitorsTurn } from './hand.ts';

/** Begins a game at the position shown. No effect if it is not solved, or during a stroke. */
export function startGame(state: State, visitor: Game['visitor']): void {
  const ply = state.ply.value;
  const promise = state.solution.value?.values[ply];
  if (promise === undefined || state.stroke.value !== null) return;
  const opening = state.moves.value.slice(0, ply);
  batch(() => {
    state.playing.value = false;
    followGame(state, opening);
    const { board, side } = state.drawing.value;
    state.begun.value = {
      board,
      side,
      opening,
      visitor,
      promise,
      hints: [],
      valuesShown: false,
      isPuzzle: false,
    };
  });
}

/** Ends the game and keeps its moves. */
export function stopGame(state: State): void {
  state.begun.value = null;
}

/** Restarts the same game; the one played becomes a variation. */
export function restartGame(state: State): void {
  const game = state.game.value;
  if (game === null) return;
  batch(() => {
    state.playing.value = false;
    followGame(state, game.opening);
    state.begun.value = { ...game, hints: [] };
  });
}

/** Continues the game from the position shown; the one played becomes a variation. */
export function playOn(state: State): void {
  state.playing.value = false;
  if (state.game.value !== null) followGame(state, state.moves.value.slice(0, state.ply.value));
}

/** Requests the best move as a hint, once for each position. */
export function askHint(state: State): void {
  const game = state.game.value;
  const { played } = state.drawing.value;
  if (game === null || !isVisitorsTurn(state) || isHinted(game, played)) return;
  state.begun.value = { ...game, hints: [...game.hints, played] };
}

/** Whether a hint was requested at the end of `played`. */
export function isHinted({ hints }: Game, played: Variation): boolean {
  return hints.some((hint) => sameVariation(hint, played));
}

/** The best move, if it is the visitor's turn and a hint was requested. */
export function hintOf(state: State): Move | null {
  const game = state.game.value;
  if (game === null || !isVisitorsTurn(state) || !isHinted(game, state.drawing.value.played)) return null;
  return state.solution.value?.choices[state.ply.value]?.[0] ?? null;
}

export function showValues(state: State, valuesShown: boolean): void {
  const game = state.game.value;
  if (game !== null) state.begun.value = { ...game, valuesShown };
}

/** The position if it is the opponent's turn; null while the opponent must wait. */
export function opponentsTurn(state: State): { readonly board: Board; readonly position: Position } | null {
  if (state.game.value === null || state.gameOver.value || !isAtEnd(state) || isVisitorsTurn(state))
    return null;
  const position = state.positions.value[state.ply.value];
  if (state.solution.value === null || position === undefined) return null;
  return { board: state.game.value.board, position };
}

/** Reports that the opponent cannot answer, like a failed solve, which can be retried. */
export function failReply(state: State, failure: Failure): void {
  const question = state.question.value;
  if (question !== null) state.analysis.value = { status: 'failed', question, failure };
}
