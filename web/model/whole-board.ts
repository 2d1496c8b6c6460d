import { batch } from '@preact/signals';
import type { Board, Side } from '../../wasm/game.ts';
import {
  abandonStroke,
  announce,
  commitBoard,
  commitDrawing,
  commitDrawn,
  drawn,
  tellDropped,
} from './actions.ts';
import { addStep } from './add-step.ts';
import { emptyBoard, sameBoard } from './board.ts';
import type { Drawing } from './drawing.ts';
import { drawingOf, dropUnplayable } from './given-moves.ts';
import { commitGrouped, groupBase } from './history-steps.ts';
import type { LinkRead } from './link.ts';
import { chooseMode } from './mode.ts';
import { clampSide, resizeBoard } from './resize.ts';
import type { State } from './state.ts';

export function flipView(state: State): void {
  state.flipped.value = !state.flipped.value;
}

export function clearBoard(state: State): void {
  const { rows, columns } = state.board.value;
  chooseMode(state, 'edit');
  commitBoard(state, emptyBoard(rows, columns));
  announce(state, { code: 'cleared' });
}

/** Sets the side to move on the board shown. */
export function chooseSide(state: State, side: Side): void {
  if (side !== state.side.value) commitDrawn(state, drawn(state.board.value, side));
}

/**
 * Resizes the board. Consecutive resizes start from the board before the first of them, so cells cut off by a smaller size return
 * with a larger one, and one undo reverts them all.
 */
export function resize(state: State, rows: number, columns: number): void {
  abandonStroke(state);
  const history = state.history.value;
  const joined = groupBase(history, 'resize');
  const base = joined ?? drawn(state.board.value, state.side.value);
  const board = resizeBoard(base.board, clampSide(rows), clampSide(columns));
  if (sameBoard(board, state.board.value)) return;
  batch(() => {
    state.playing.value = false;
    const next = sameBoard(board, base.board) ? null : drawn(board, base.side);
    const ply = state.drawing.value.shown.length;
    state.history.value = commitGrouped(history, { name: 'resize', base }, next);
    if (joined === null || next === null) tellDropped(state, ply);
  });
  announce(state, { code: 'resized', rows: board.rows, columns: board.columns });
}

/** Replaces the drawing; undo restores the old one. Without all pieces there is nothing to move, only to edit. */
function loadDrawing(state: State, drawing: Drawing): void {
  batch(() => {
    commitDrawing(state, drawing);
    if (state.lacks.value.length > 0) chooseMode(state, 'edit');
    state.opened.value++;
    announce(state, { code: 'loaded' });
  });
}

/** Replaces the drawing by that of a link. If the board is the same, only the moves shown change, and a game continues. */
export function loadLink(state: State, link: LinkRead): void {
  const { board, side } = state.drawing.value;
  const drawing = drawingOf(link);
  batch(() => {
    if (link.side === side && sameBoard(link.board, board)) {
      state.playing.value = false;
      abandonStroke(state);
      addStep(state, { ...drawing, board });
    } else loadDrawing(state, drawing);
    dropUnplayable(state, link);
  });
}

export function loadBoard(state: State, board: Board, side: Side = 'red'): void {
  loadDrawing(state, drawn(board, side));
}
