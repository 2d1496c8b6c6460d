import { computed, type ReadonlySignal } from '@preact/signals';
import type { Board, Move, Position, Side } from '../../wasm/rubicon.ts';
import type { Solution } from '../model/solution.ts';
import type { State } from '../model/state.ts';

/** The line and the current ply, as the panels show them. */
export interface LineView {
  readonly board: Board;
  readonly moves: readonly Move[];
  readonly positions: readonly Position[];
  readonly ply: number;
  /** The side to move after `ply` moves. */
  readonly side: Side;
  /** Also null while a game hides it. */
  readonly solution: Solution | null;
}

/** Whether the view's position is the one on the board; false while the previous line is still shown. */
export function isOnBoard({ positions, ply }: LineView, state: State): boolean {
  return positions[ply] !== undefined && positions[ply] === state.positions.value[state.ply.value];
}

/** The current line, or the previous one while the new one is still loading (avoids flicker). */
export function deriveLineView(state: State): ReadonlySignal<LineView> {
  let kept: LineView | null = null;
  return computed(() => {
    if (kept === null || !isMomentary(state)) kept = lineView(state);
    return kept;
  });
}

function isMomentary({ analysis }: State): boolean {
  const { value } = analysis;
  return value.status === 'solving' && value.progress === null;
}

function lineView(state: State): LineView {
  return {
    board: state.question.value?.board ?? state.drawing.value.board,
    moves: state.moves.value,
    positions: state.positions.value,
    ply: state.ply.value,
    side: state.side.value,
    solution: state.valuesHidden.value ? null : state.solution.value,
  };
}
