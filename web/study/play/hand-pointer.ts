import type { Signal } from '@preact/signals';
import { isPiece, markAt } from '../../model/board.ts';
import { chooseMode } from '../../model/mode.ts';
import { handOf, type Press, pressOn } from '../../model/press.ts';
import { previewPositions } from '../../model/preview.ts';
import type { State } from '../../model/state.ts';
import type { App } from '../../page/app-context.ts';
import { capturePointer } from '../../page/board/capture-pointer.ts';
import { cellUnder } from '../../page/board/view-order.ts';
import { openMap } from '../studies.ts';
import { putDown, stepsAtHand, touchCell } from './model/hand.ts';

/** A point on the board in units of cells, as seen on the screen. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}

/** One press, from down to up. */
interface HandPress {
  readonly began: PointerEvent;
  readonly cell: number;
  readonly press: Press;
  /** Whether the piece was picked up by an earlier press. */
  readonly again: boolean;
  /** Whether a drag moves the piece by the rules. */
  readonly holds: boolean;
  readonly zoom: number;
}

/** Tap slop (px). */
const TAP = 10;

/** Two taps on an empty cell within this time (ms) switch to edit mode. */
const TWICE = 400;

/**
 * Turns pointer input on the board into moves: press a piece and a target, or drag the piece there. What draws is left to the
 * board. `dragged` is the point at which the piece is dragged. Returns a function that stops this.
 */
export function listenToHand(board: HTMLElement, app: App, dragged: Signal<BoardPoint | null>): () => void {
  const { state } = app;
  const tapped = tapListener(app);
  const listening = new AbortController();
  let pressed: HandPress | null = null;
  let down = -1;
  const cellOf = (event: PointerEvent) =>
    cellUnder(state.board.value, state.flipped.value, board.getBoundingClientRect(), event);
  const end = (event: PointerEvent) => {
    if (pressed?.began.pointerId !== event.pointerId) return null;
    const ended = { ...pressed, moved: dragged.value !== null };
    pressed = null;
    dragged.value = null;
    return ended;
  };
  const listen = (type: 'pointerdown' | 'pointermove' | 'pointerup', then: (event: PointerEvent) => void) =>
    // Before the board's own listeners, which may change what is under the pointer.
    board.addEventListener(type, then, { capture: true, signal: listening.signal });

  listen('pointerdown', (event) => {
    down = event.pointerId;
    const cell = cellOf(event);
    if (cell === null || pressed !== null || event.button !== 0 || previewPositions(state) !== null) return;
    const press = pressOn(state, cell);
    if (press === 'draw' || press === 'erase') return;
    const again = handOf(state).from === cell;
    if (press === 'hand' && !again && canMove(state, cell)) touchCell(state, cell);
    const holds = press === 'hand' && handOf(state).from === cell;
    pressed = { began: event, cell, press, again, holds, zoom: state.zoom.value };
    if (holds) capturePointer(board, event.pointerId);
  });
  listen('pointermove', (event) => {
    if (pressed?.began.pointerId !== event.pointerId || !pressed.holds) return;
    const isAway = dragged.value !== null || cellOf(event) !== pressed.cell;
    if (isAway && handOf(state).from === pressed.cell) dragged.value = pointUnder(state, board, event);
  });
  listen('pointerup', (event) => {
    const ended = end(event);
    if (ended === null) return;
    const cell = cellOf(event);
    if (!ended.holds) {
      if (cell === ended.cell && isTap(ended, event, state)) tapped(ended.press, cell, event);
    } else if (handOf(state).from === ended.cell && cell !== null) {
      if (cell !== ended.cell) putDown(state, cell);
      else if (ended.again && !ended.moved) touchCell(state, cell);
    }
  });
  for (const type of ['pointercancel', 'lostpointercapture'] as const)
    board.addEventListener(type, end, { signal: listening.signal });
  // A press ends without effect if the window is resized, as by turning a phone: other cells are under the finger then.
  const cancel = () => board.dispatchEvent(new PointerEvent('pointercancel', { pointerId: down }));
  addEventListener('resize', cancel, { signal: listening.signal });
  return () => listening.abort();
}

/** A press that has stayed in its place, and was not the first of two fingers. */
function isTap({ began, zoom }: HandPress, { clientX, clientY }: PointerEvent, state: State): boolean {
  return zoom === state.zoom.value && Math.hypot(clientX - began.clientX, clientY - began.clientY) < TAP;
}

function canMove(state: State, cell: number): boolean {
  return stepsAtHand(state)?.some(({ from }) => from === cell) === true;
}

/** Handles taps; on a cell without use for the hand, one shows a hint and a second one switches to edit mode. */
function tapListener(app: App): (press: Press, cell: number, event: PointerEvent) => void {
  const { state } = app;
  let idle = { cell: -1, time: 0 };
  return (press, cell, { timeStamp }) => {
    const isIdle =
      press === 'hand' &&
      state.game.value === null &&
      handOf(state).from === null &&
      !isPiece(markAt(state.board.value, cell));
    // With a map on the board a tap reads its cell.
    if (isIdle && openMap(app) !== null) return;
    touchCell(state, cell);
    if (!isIdle) return;
    if (idle.cell === cell && timeStamp - idle.time < TWICE) chooseMode(state, 'edit');
    else state.idleTaps.value += 1;
    idle = { cell, time: timeStamp };
  };
}

function pointUnder(state: State, board: HTMLElement, event: PointerEvent): BoardPoint {
  const { left, top, width, height } = board.getBoundingClientRect();
  const { rows, columns } = state.board.value;
  const x = ((event.clientX - left) / width) * columns - 0.5;
  const y = ((event.clientY - top) / height) * rows - 0.5;
  return { x, y };
}
