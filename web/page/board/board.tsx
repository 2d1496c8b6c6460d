// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid whose cells lie in squares, not a table
import { batch, type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { abandonStroke, dragTo, pressCell, releaseStroke, setMark, tapCell } from '../../model/actions.ts';
import { type Mark, rowsOf } from '../../model/board.ts';
import { movesByHand } from '../../model/game.ts';
import { draws } from '../../model/mode.ts';
import type { State } from '../../model/state.ts';
import { useApp } from '../app-context.ts';
import { BoardRow } from './board-row.tsx';
import { Pieces } from './pieces.tsx';
import { cellUnder, seenOrder } from './view-order.ts';

/** Layers on the board, and the area above it that takes the pointer when pieces are moved. */
interface Layers {
  readonly underPieces: ComponentChildren;
  readonly overPieces: ComponentChildren;
  /** Content of the frame beside the board. */
  readonly inFrame?: ComponentChildren;
}

/** The board, drawn on by pointer and keyboard; shows the position of the line. */
export function BoardView({ underPieces, overPieces, inFrame }: Layers) {
  const { state } = useApp();
  const { rows, columns } = state.board.value;
  const flipped = state.flipped.value;
  const cursor = useSignal(0);
  return (
    <div class="board-place" style={{ '--rows': rows, '--columns': columns }}>
      <div class="board-frame">
        <Numbers name="column-numbers" count={columns} flipped={flipped} sparse={columns > 16} />
        <Numbers name="row-numbers" count={rows} flipped={flipped} sparse={rows > 16} />
        <PointerArea cursor={cursor}>
          <Grid cursor={cursor} />
          {underPieces}
          <Pieces />
          {overPieces}
        </PointerArea>
        {inFrame}
      </div>
    </div>
  );
}

/** Row or column numbers along an edge; every fourth on a large board. */
function Numbers(props: { name: string; count: number; flipped: boolean; sparse: boolean }) {
  const number = (index: number) => (props.sparse && index > 0 && (index + 1) % 4 !== 0 ? '' : index + 1);
  return (
    <div class={props.name} aria-hidden="true">
      {seenOrder(props.count, props.flipped).map((index) => (
        <span key={index}>{number(index)}</span>
      ))}
    </div>
  );
}

/** Tap slop (px). */
const TAP = 10;

/**
 * Turns pointer events into a stroke: one press, from down to up. Moving pieces is handled by the area above. In look mode a
 * finger scrolls, and a tap is counted.
 */
function PointerArea({ cursor, children }: { cursor: Signal<number>; children: ComponentChildren }) {
  const { state, boardMap } = useApp();
  const pointer = useRef<number | null>(null);
  const tap = useRef<PointerEvent | null>(null);
  type PointerHandler = (event: TargetedPointerEvent<HTMLDivElement>) => void;
  const cellOf = (event: PointerEvent, area: HTMLElement) =>
    cellUnder(state.board.value, state.flipped.value, area.getBoundingClientRect(), event);

  const press: PointerHandler = (event) => {
    const cell = cellOf(event, event.currentTarget);
    if (cell === null || pointer.current !== null || (event.button !== 0 && event.button !== 2)) return;
    leaveField(event.currentTarget);
    cursor.value = cell;
    tap.current = null;
    if (movesByHand(state)) return;
    if (!draws(state, event.pointerType)) {
      tap.current = event;
      return;
    }
    pointer.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressCell(state, cell, event.button === 2);
  };
  const drag: PointerHandler = (event) => {
    if (pointer.current !== event.pointerId) return;
    const area = event.currentTarget;
    const passed = event.getCoalescedEvents?.() ?? [];
    batch(() => {
      for (const each of passed.length > 0 ? passed : [event]) dragTo(state, cellOf(each, area));
    });
  };
  /** With a map on the board a tap reads its cell. */
  const endTap = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const began = tap.current;
    tap.current = null;
    if (began?.pointerId !== pointerId || boardMap.value !== null) return;
    if (Math.hypot(clientX - began.clientX, clientY - began.clientY) < TAP) state.idleTaps.value += 1;
  };
  const end = (finish: (state: State) => void): PointerHandler => {
    return (event) => {
      if (event.type === 'pointerup') endTap(event);
      if (pointer.current !== event.pointerId) return;
      pointer.current = null;
      finish(state);
    };
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the pointer does here, the keys do in the grid
    <div
      role="presentation"
      class={`board tool-${state.tool.value}`}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={end(releaseStroke)}
      onPointerCancel={end(abandonStroke)}
      onLostPointerCapture={end(abandonStroke)}
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}

/** A press on the board blurs a text field, but leaves the arrow keys to the line. */
function leaveField(area: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !area.contains(activeElement)) activeElement.blur();
}

const MARK_KEYS: Readonly<Record<string, Mark>> = {
  '1': '#',
  '2': 'X',
  '3': 'O',
  '0': '.',
  Delete: '.',
  Backspace: '.',
};

/** The ARIA grid of cells: one tab stop, arrow keys within. */
function Grid({ cursor }: { cursor: Signal<number> }) {
  const { state, texts, embedded } = useApp();
  const grid = useRef<HTMLDivElement>(null);
  const board = state.board.value;
  const flipped = state.flipped.value;
  const at = Math.min(cursor.value, board.cells.length - 1);

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.metaKey) return;
    const cell = cellAfter(event.key, event.ctrlKey, at, board.rows, board.columns, flipped);
    const edits = !event.ctrlKey && !embedded.value;
    const mark = edits && state.game.value === null ? MARK_KEYS[event.key] : undefined;
    const taps = edits && !movesByHand(state) && (event.key === 'Enter' || event.key === ' ');
    if (cell === null && mark === undefined && !taps) return;
    event.preventDefault();
    if (cell !== null) grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
    if (mark !== undefined) setMark(state, at, mark);
    if (taps) tapCell(state, at);
  };
  const onFocusIn = (event: FocusEvent) => {
    const cell = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
    if (cell !== undefined) cursor.value = Number(cell);
  };
  const rows = rowsOf(board);
  return (
    <div
      ref={grid}
      role="grid"
      class="grid"
      aria-label={texts.value.boardLabel(board.rows, board.columns)}
      aria-rowcount={board.rows}
      aria-colcount={board.columns}
      aria-readonly={embedded.value}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
    >
      {seenOrder(board.rows, flipped).map((row) => (
        <BoardRow
          key={row}
          cells={rows[row] ?? ''}
          row={row}
          cursor={Math.floor(at / board.columns) === row ? at % board.columns : -1}
          flipped={flipped}
          texts={texts.value}
        />
      ))}
    </div>
  );
}

/** The cell that a key moves to from `cell` on the (possibly flipped) board; null if none. */
export function cellAfter(
  key: string,
  control: boolean,
  cell: number,
  rows: number,
  columns: number,
  flipped: boolean,
): number | null {
  const count = rows * columns;
  const seen = flipped ? count - 1 - cell : cell;
  const row = Math.floor(seen / columns);
  const column = seen % columns;
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1);
  const at = (r: number, c: number) => clamp(r, rows) * columns + clamp(c, columns);
  const targets: Readonly<Record<string, number>> = control
    ? { Home: 0, End: count - 1 }
    : {
        ArrowUp: at(row - 1, column),
        ArrowDown: at(row + 1, column),
        ArrowLeft: at(row, column - 1),
        ArrowRight: at(row, column + 1),
        Home: at(row, 0),
        End: at(row, columns - 1),
      };
  const target = targets[key];
  if (target === undefined) return null;
  return flipped ? count - 1 - target : target;
}
