import { batch, type Signal } from '@preact/signals';
import type { RefObject, TargetedPointerEvent } from 'preact';
import { abandonStroke, dragTo, pressCell, releaseStroke, setMark, tapCell } from '../../model/actions.ts';
import type { CellMark } from '../../model/board.ts';
import { type Press, pressOn } from '../../model/press.ts';
import type { State } from '../../model/state.ts';
import { capturePointer } from './capture-pointer.ts';
import { cellUnder } from './view-order.ts';

type PointerHandler = (event: TargetedPointerEvent<HTMLDivElement>) => void;

/** Turns pointer events into a stroke: one press, from down to up. `pointer` has the id of the one that draws. */
function drawByPointer(state: State, pointer: RefObject<number | null>, cursor: Signal<number>) {
  const cellOf = (event: PointerEvent, area: HTMLElement) =>
    cellUnder(state.board.value, state.flipped.value, area.getBoundingClientRect(), event);

  const press: PointerHandler = (event) => {
    const cell = cellOf(event, event.currentTarget);
    if (cell === null || pointer.current !== null || (event.button !== 0 && event.button !== 2)) return;
    leaveField(event.currentTarget);
    cursor.value = cell;
    if (!pressCell(state, cell, event.button === 2)) return;
    pointer.current = event.pointerId;
    capturePointer(event.currentTarget, event.pointerId);
  };
  const drag: PointerHandler = (event) => {
    if (pointer.current !== event.pointerId) return;
    const area = event.currentTarget;
    const passed = event.getCoalescedEvents?.() ?? [];
    batch(() => {
      for (const each of passed.length > 0 ? passed : [event]) dragTo(state, cellOf(each, area));
    });
  };
  const end = (finish: (state: State) => void): PointerHandler => {
    return (event) => {
      if (pointer.current !== event.pointerId) return;
      pointer.current = null;
      finish(state);
    };
  };
  return {
    onPointerDown: press,
    onPointerMove: drag,
    onPointerUp: end(releaseStroke),
    onPointerCancel: end(abandonStroke),
    onLostPointerCapture: end(abandonStroke),
  };
}

/** A press on the board blurs a text field, but leaves the arrow keys to the line. */
function leaveField(area: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !area.contains(activeElement)) activeElement.blur();
}

const MARK_KEYS: Readonly<Record<string, CellMark>> = {
  '1': '#',
  '2': 'X',
  '3': 'O',
  '0': '.',
  Delete: '.',
  Backspace: '.',
};

/** Presses that are the tool's. */
const DRAWS: ReadonlySet<Press> = new Set<Press>(['draw', 'erase']);

/** What a key on a cell draws; returns whether it has an effect. */
function drawByKey(state: State, { key, ctrlKey }: KeyboardEvent, cell: number): boolean {
  const mark = !ctrlKey && state.game.value === null ? MARK_KEYS[key] : undefined;
  const isTap = !ctrlKey && (key === 'Enter' || key === ' ');
  const taps = isTap && DRAWS.has(pressOn(state, cell));
  if (mark !== undefined) setMark(state, cell, mark);
  if (taps) tapCell(state, cell);
  return mark !== undefined || taps;
}

/** What the pointer and the keys draw on the board. */
export const PEN = { drawByPointer, drawByKey };
export type Pen = typeof PEN;
