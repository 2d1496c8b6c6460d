import type { Board, Move, Value, ValuedMove } from '../../../../wasm/game.ts';
import { columnOf, rowOf } from '../../../model/board.ts';
import { playMove } from '../../../model/explore.ts';
import { handOf } from '../../../model/press.ts';
import { successorsOf } from '../../../model/rules.ts';
import type { State } from '../../../model/state.ts';

/** Whether the last position of the moves played is on the board. */
export function isAtEnd(state: State): boolean {
  return state.ply.value === state.drawing.value.played.length;
}

/** Whether it is the visitor's turn: in a game only at its end, and not on the opponent's turn. */
export function isVisitorsTurn(state: State): boolean {
  const game = state.game.value;
  if (game === null) return true;
  return (
    isAtEnd(state) && !state.gameOver.value && (game.visitor === 'both' || game.visitor === state.side.value)
  );
}

/** The visitor's legal moves in the position shown; null while they are unknown. */
export function movesAtHand(state: State): readonly ValuedMove[] | null {
  const choices = state.solution.value?.choices[state.ply.value];
  if (choices === undefined) return null;
  return isVisitorsTurn(state) ? choices : [];
}

/** A legal move, with its value as far as known. */
export type HandMove = Move & { readonly value: Value | null };

/** The visitor's legal moves, outside of a game also before they are solved. */
export function stepsAtHand(state: State): readonly HandMove[] | null {
  const known = movesAtHand(state);
  const position = state.positions.value[state.ply.value];
  if (known !== null || state.game.value !== null || position === undefined) return known;
  return successorsOf(state.drawing.value.board, position).map(({ move }) => ({ ...move, value: null }));
}

/** Handles a press on a cell: picks up a piece, or moves the picked-up piece there; elsewhere it drops the piece. */
export function touchCell(state: State, cell: number): void {
  const moves = stepsAtHand(state);
  if (moves === null) return;
  const { from } = handOf(state);
  if (from === cell) emptyHand(state);
  else if (moves.some((move) => move.from === cell)) hold(state, cell, null);
  else if (from === null || isBeside(state.board.value, from, cell)) putDown(state, cell);
  else hold(state, null, cell);
}

/** Moves the picked-up piece to a cell; if that is illegal, it stays picked up. */
export function putDown(state: State, cell: number): void {
  const { from } = handOf(state);
  const move = stepsAtHand(state)?.find((each) => each.from === from && each.to === cell);
  if (move === undefined) hold(state, from, cell);
  else playMove(state, { from: move.from, to: move.to });
}

export function emptyHand(state: State): void {
  state.hand.value = null;
}

export function isBeside(board: Board, a: number, b: number): boolean {
  const down = Math.abs(rowOf(board, a) - rowOf(board, b));
  return down + Math.abs(columnOf(board, a) - columnOf(board, b)) === 1;
}

function hold(state: State, from: number | null, refused: number | null): void {
  const moves = stepsAtHand(state)?.filter((move) => move.from === from) ?? [];
  const targets = moves.map(({ to }) => to);
  state.hand.value = { from, refused, targets, shown: state.drawing.value.shown };
}
