import { columnOf, GENERAL, isPiece, markAt, OBSTACLE, PAWN } from '../../../model/board.ts';
import { handOf } from '../../../model/press.ts';
import type { State } from '../../../model/state.ts';
import { isBeside, isVisitorsTurn, stepsAtHand } from './hand.ts';

/** Why a press has not moved or picked up a piece. */
export type Refusal =
  | 'over'
  | 'earlier'
  | 'opponent'
  | 'turn'
  | 'blocked'
  | 'nothing'
  | 'far'
  | 'obstacle'
  | 'general'
  | 'down';

/** Why the last press on the board had no effect; null if it had one. */
export function refusalOf(state: State): Refusal | null {
  const { from, refused } = handOf(state);
  if (refused === null) return null;
  return from === null ? whyNotTaken(state, refused) : whyNotPlaced(state, from, refused);
}

function whyNotTaken(state: State, cell: number): Refusal {
  if (!isVisitorsTurn(state)) {
    if (state.ply.value < state.drawing.value.played.length) return 'earlier';
    return state.gameOver.value ? 'over' : 'opponent';
  }
  if (stepsAtHand(state)?.length === 0) return 'over';
  const mark = markAt(state.board.value, cell);
  if (!isPiece(mark)) return 'nothing';
  return mark === (state.side.value === 'red' ? GENERAL : PAWN) ? 'blocked' : 'turn';
}

function whyNotPlaced(state: State, from: number, to: number): Refusal {
  const board = state.board.value;
  if (!isBeside(board, from, to)) return 'far';
  if (markAt(board, to) === OBSTACLE) return 'obstacle';
  if (markAt(board, to) === GENERAL) return 'general';
  return columnOf(board, from) === columnOf(board, to) ? 'down' : 'far';
}
