import { batch } from '@preact/signals';
import type { Board, Side } from '../../wasm/game.ts';
import { type CellMark, isPiece, markAt, OBSTACLE } from './board.ts';
import type { Drawing } from './drawing.ts';
import { applyTool, beginCarry, beginStroke, extendStroke, isCarried, placeMark, type Tool } from './edit.ts';
import { commitStep } from './history-steps.ts';
import { chooseMode } from './mode.ts';
import { notify, withdraw } from './notices.ts';
import { pressOn } from './press.ts';
import { lacksOf } from './readiness.ts';
import type { Announcement, State } from './state.ts';

/** Choosing a tool also switches to edit mode. */
export function chooseTool(state: State, tool: Tool): void {
  batch(() => {
    state.tool.value = tool;
    chooseMode(state, 'edit');
  });
}

/**
 * Starts a stroke on a cell of the board shown, and returns whether the press is one; `erases` overrides the tool (right button).
 */
export function pressCell(state: State, cell: number, erases: boolean): boolean {
  const press = pressOn(state, cell, erases);
  if (press === 'hand') return false;
  const board = state.board.value;
  batch(() => {
    state.playing.value = false;
    if (press === 'carry') state.stroke.value = beginCarry(board, cell);
    else state.stroke.value = beginStroke(board, press === 'erase' ? 'erase' : state.tool.value, cell);
  });
  return true;
}

/** The pointer moved to a cell, or off the board (null). */
export function dragTo(state: State, cell: number | null): void {
  const stroke = state.stroke.value;
  if (stroke !== null) state.stroke.value = extendStroke(stroke, cell);
}

/** Ends the press: its changes are one undo step. What was shown during the press is kept, so that nothing is derived again. */
export function releaseStroke(state: State): void {
  const stroke = state.stroke.value;
  if (stroke === null) return;
  const drawing = state.draft.value;
  const changed = drawing === state.drawing.value ? [] : changedCells(stroke.before, drawing.board);
  const ply = state.drawing.value.shown.length;
  const carried = isCarried(stroke) ? stroke.at : null;
  const wasReady = lacksOf(stroke.before).length === 0;
  batch(() => {
    if (changed.length > 0) {
      commitDrawn(state, drawing);
      // Who drags a piece may have meant a move.
      if (carried !== null && wasReady) notify(state, 'info', { code: 'line_dropped', ply });
      announce(state, carried === null ? strokeNews(changed) : { code: 'carried', cell: carried });
    }
    state.stroke.value = null;
  });
}

/** Cancels the stroke in progress. */
export function abandonStroke(state: State): void {
  state.stroke.value = null;
}

/** Applies the chosen tool once, as a press without movement does. */
export function tapCell(state: State, cell: number): void {
  commitBoard(state, applyTool(state.board.value, state.tool.value, cell));
  announce(state, { code: 'cell', cell });
}

/** Sets a mark by its key, which also switches to edit mode. An obstacle never takes the place of a piece. */
export function setMark(state: State, cell: number, mark: CellMark): void {
  const board = state.board.value;
  batch(() => {
    chooseMode(state, 'edit');
    if (mark !== OBSTACLE || !isPiece(markAt(board, cell))) commitBoard(state, placeMark(board, cell, mark));
    announce(state, { code: 'cell', cell });
  });
}

export function drawn(board: Board, side: Side): Drawing {
  return { board, side, played: [], shown: [], variations: [] };
}

/**
 * Makes the board shown the start board, with an edit, as one undo step; returns the changed cells. Without a change there is no
 * step.
 */
export function commitBoard(state: State, board: Board): number[] {
  const changed = changedCells(state.board.value, board);
  if (changed.length > 0) commitDrawn(state, drawn(board, state.side.value));
  return changed;
}

function changedCells(before: Board, after: Board): number[] {
  return [...after.cells].flatMap((mark, cell) => (mark === before.cells[cell] ? [] : cell));
}

export function commitDrawing(state: State, drawing: Drawing): void {
  batch(() => {
    state.playing.value = false;
    state.begun.value = null;
    abandonStroke(state);
    tellDropped(state, 0);
    state.history.value = commitStep(state.history.value, drawing);
  });
}

/** Changes the board shown. If moves were shown as played, the line is dropped, with a notice. */
export function commitDrawn(state: State, drawing: Drawing): void {
  const ply = state.drawing.value.shown.length;
  batch(() => {
    commitDrawing(state, drawing);
    tellDropped(state, ply);
  });
}

/** Notifies after how many moves of the line the board was changed; 0 removes the notice. */
export function tellDropped(state: State, ply: number): void {
  if (ply > 0) notify(state, 'info', { code: 'line_dropped', ply });
  else withdraw(state, 'line_dropped');
}

function strokeNews(changed: readonly number[]): Announcement {
  const [cell] = changed;
  return changed.length === 1 && cell !== undefined
    ? { code: 'cell', cell }
    : { code: 'stroke', cells: changed.length };
}

export function announce(state: State, announcement: Announcement): void {
  state.announcement.value = announcement;
}
