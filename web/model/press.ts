import { GENERAL, isPiece, markAt, PAWN } from './board.ts';
import type { Hand, State } from './state.ts';

/**
 * What a press on a cell does. `hand`: a tap or a drag there moves a piece by the rules. `carry`: a drag
 * moves the piece as an edit, and a tap is the hand's. `draw`: the tool chosen, and `erase`: the eraser.
 */
export type Press = 'hand' | 'carry' | 'draw' | 'erase';

/** `erases` is a press of the right button. */
export function pressOn(state: State, cell: number, erases = false): Press {
  const edits = state.mode.value === 'edit';
  if (state.game.value !== null || (erases && !edits)) return 'hand';
  if (edits && (erases || state.tool.value === 'erase')) return 'erase';
  if (handOf(state).targets.includes(cell)) return 'hand';
  const mark = markAt(state.board.value, cell);
  if (!isPiece(mark)) return edits ? 'draw' : 'hand';
  const isOwn = mark === (state.side.value === 'red' ? GENERAL : PAWN);
  return !edits && isOwn && state.lacks.value.length === 0 ? 'hand' : 'carry';
}

/** The piece picked up in the position shown. */
export function handOf({ drawing, hand }: Pick<State, 'drawing' | 'hand'>): Hand {
  const { shown } = drawing.value;
  return hand.value?.shown === shown ? hand.value : { from: null, refused: null, targets: [], shown };
}
