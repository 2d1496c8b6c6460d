import { batch } from '@preact/signals';
import type { Board, Side } from '../../wasm/game.ts';
import { emptyBoard, isPiece, type Mark, markAt, OBSTACLE, sameBoard } from './board.ts';
import {
  applyTool,
  beginCarry,
  beginStroke,
  extendStroke,
  isCarried,
  placeMark,
  strokeBoard,
  type Tool,
} from './edit.ts';
import { amendPresent, commitGrouped, commitStep, groupBase, redoStep, undoStep } from './history.ts';
import type { LinkRead } from './link.ts';
import { MOST_LINK_MOVES } from './link-moves.ts';
import { chooseMode } from './mode.ts';
import { pressOn } from './press.ts';
import { lacksOf } from './readiness.ts';
import { clampSide, resizeBoard } from './resize.ts';
import type { Announcement, Drawing, Message, State } from './state.ts';
import { tidyVariations, type Variation } from './variations.ts';

/** Choosing a tool also switches to edit mode. */
export function chooseTool(state: State, tool: Tool): void {
  batch(() => {
    state.tool.value = tool;
    chooseMode(state, 'edit');
  });
}

export function flipView(state: State): void {
  state.flipped.value = !state.flipped.value;
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

/** Ends the press: its changes are one undo step. Keeps the question asked during the press. */
export function releaseStroke(state: State): void {
  const stroke = state.stroke.value;
  if (stroke === null) return;
  const board = strokeBoard(stroke);
  const changed = changedCells(stroke.before, board);
  const drawing = drawn(board, state.side.value);
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
export function setMark(state: State, cell: number, mark: Mark): void {
  const board = state.board.value;
  batch(() => {
    chooseMode(state, 'edit');
    if (mark !== OBSTACLE || !isPiece(markAt(board, cell))) commitBoard(state, placeMark(board, cell, mark));
    announce(state, { code: 'cell', cell });
  });
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
    if (joined === null || next === null) tellDropped(state, next === null ? 0 : ply);
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
      state.history.value = commitStep(state.history.value, { ...drawing, board });
    } else loadDrawing(state, drawing);
    dropUnplayable(state, link);
  });
}

export function drawingOf({ board, side, moves, ply, variations }: LinkRead): Drawing {
  const shown = moves.slice(0, ply);
  return { board, side, played: moves, shown, variations: tidyVariations(variations, moves) };
}

/**
 * Notifies of the moves of a link that were dropped: those that leave the board, all if pieces are missing, and those beyond the
 * maximum length.
 */
export function dropUnplayable(state: State, { dropped, lost, beyond }: LinkRead): void {
  const playable = state.lacks.value.length === 0;
  const { played, variations } = state.drawing.value;
  dropMoves(state, playable ? played.length : 0, dropped);
  const kept = variations.map(({ length }) => (playable ? length : 0));
  dropFromVariations(state, kept, lost);
  if (beyond > 0) notify(state, 'info', { code: 'link_too_long', most: MOST_LINK_MOVES, dropped: beyond });
}

export function loadBoard(state: State, board: Board, side: Side = 'red'): void {
  loadDrawing(state, drawn(board, side));
}

export function undo(state: State): void {
  batch(() => {
    abandonStroke(state);
    tellDropped(state, 0);
    state.playing.value = false;
    if (state.history.value.past.length > 0) announce(state, { code: 'undone' });
    state.history.value = undoStep(state.history.value);
  });
}

export function redo(state: State): void {
  batch(() => {
    abandonStroke(state);
    tellDropped(state, 0);
    state.playing.value = false;
    if (state.history.value.future.length > 0) announce(state, { code: 'redone' });
    state.history.value = redoStep(state.history.value);
  });
}

/** Keeps the first `kept` moves of a link; notifies if moves are lost, now or before (`droppedBefore`). */
export function dropMoves(state: State, kept: number, droppedBefore = 0): void {
  const drawing = state.drawing.value;
  const dropped = drawing.played.length - kept + droppedBefore;
  if (dropped === 0) return;
  batch(() => {
    const played = drawing.played.slice(0, kept);
    const shown = drawing.shown.slice(0, kept);
    if (kept < drawing.played.length) {
      state.history.value = amendPresent(state.history.value, { ...drawing, played, shown });
    }
    notify(state, 'info', { code: 'moves_dropped', kept, dropped });
  });
}

/** Keeps the first `kept[i]` moves of each variation; notifies if moves are lost, now or before (`lostBefore`). */
export function dropFromVariations(state: State, kept: readonly number[], lostBefore = 0): void {
  const drawing = state.drawing.value;
  const cut = drawing.variations.map((game, index) => game.slice(0, kept[index] ?? 0));
  const count = (games: readonly Variation[]) => games.reduce((sum, { length }) => sum + length, 0);
  const dropped = count(drawing.variations) - count(cut) + lostBefore;
  if (dropped === 0) return;
  batch(() => {
    const variations = tidyVariations(cut, drawing.played);
    state.history.value = amendPresent(state.history.value, { ...drawing, variations });
    notify(state, 'info', { code: 'variations_dropped', dropped });
  });
}

/** Adds a notice, replacing one of the same kind. */
export function notify(state: State, kind: 'error' | 'info', message: Message): void {
  const notices = state.notices.value;
  const id = Math.max(0, ...notices.map((notice) => notice.id)) + 1;
  const others = notices.filter((notice) => notice.message.code !== message.code);
  state.notices.value = [...others, { id, kind, message }];
}

/** Removes a notice that no longer applies. */
export function withdraw(state: State, code: Message['code']): void {
  state.notices.value = state.notices.value.filter(({ message }) => message.code !== code);
}

export function dismissNotice(state: State, id: number): void {
  state.notices.value = state.notices.value.filter((notice) => notice.id !== id);
}

function drawn(board: Board, side: Side): Drawing {
  return { board, side, played: [], shown: [], variations: [] };
}

/**
 * Makes the board shown the start board, with an edit, as one undo step; returns the changed cells. Without a change there is no
 * step.
 */
function commitBoard(state: State, board: Board): number[] {
  const changed = changedCells(state.board.value, board);
  if (changed.length > 0) commitDrawn(state, drawn(board, state.side.value));
  return changed;
}

function changedCells(before: Board, after: Board): number[] {
  return [...after.cells].flatMap((mark, cell) => (mark === before.cells[cell] ? [] : cell));
}

function commitDrawing(state: State, drawing: Drawing): void {
  batch(() => {
    state.playing.value = false;
    state.begun.value = null;
    abandonStroke(state);
    tellDropped(state, 0);
    state.history.value = commitStep(state.history.value, drawing);
  });
}

/** Changes the board shown. If moves were shown as played, the line is dropped, with a notice. */
function commitDrawn(state: State, drawing: Drawing): void {
  const ply = state.drawing.value.shown.length;
  batch(() => {
    commitDrawing(state, drawing);
    tellDropped(state, ply);
  });
}

/** Notifies after how many moves of the line the board was changed; 0 removes the notice. */
function tellDropped(state: State, ply: number): void {
  if (ply > 0) notify(state, 'info', { code: 'line_dropped', ply });
  else withdraw(state, 'line_dropped');
}

function strokeNews(changed: readonly number[]): Announcement {
  const [cell] = changed;
  return changed.length === 1 && cell !== undefined
    ? { code: 'cell', cell }
    : { code: 'stroke', cells: changed.length };
}

function announce(state: State, announcement: Announcement): void {
  state.announcement.value = announcement;
}
