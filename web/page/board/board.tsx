import { batch, type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { abandonStroke, dragTo, pressCell, releaseStroke, setMark, tapCell } from '../../model/actions.ts';
import { type Mark, rowsOf } from '../../model/board.ts';
import { type Press, pressOn } from '../../model/press.ts';
import type { State } from '../../model/state.ts';
import { useApp } from '../app-context.ts';
import { BoardRow } from './board-row.tsx';
import { CellGrid, Numbers } from './cell-grid.tsx';
import { Pieces } from './pieces.tsx';
import { cellUnder } from './view-order.ts';

/** Layers on the board. */
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
        <Numbers name="column-numbers" count={columns} flipped={flipped} />
        <Numbers name="row-numbers" count={rows} flipped={flipped} />
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

/** Turns pointer events into a stroke: one press, from down to up. What moves pieces by the rules is the hand's. */
function PointerArea({ cursor, children }: { cursor: Signal<number>; children: ComponentChildren }) {
  const { state } = useApp();
  const pointer = useRef<number | null>(null);
  type PointerHandler = (event: TargetedPointerEvent<HTMLDivElement>) => void;
  const cellOf = (event: PointerEvent, area: HTMLElement) =>
    cellUnder(state.board.value, state.flipped.value, area.getBoundingClientRect(), event);

  const press: PointerHandler = (event) => {
    const cell = cellOf(event, event.currentTarget);
    if (cell === null || pointer.current !== null || (event.button !== 0 && event.button !== 2)) return;
    leaveField(event.currentTarget);
    cursor.value = cell;
    if (!pressCell(state, cell, event.button === 2)) return;
    pointer.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
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
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the pointer does here, the keys do in the grid
    <div
      role="presentation"
      class="board"
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

/** Presses that are the tool's. */
const DRAWS: ReadonlySet<Press> = new Set<Press>(['draw', 'erase']);

/** The cells; keys draw on them. */
function Grid({ cursor }: { cursor: Signal<number> }) {
  const { state, texts, embedded } = useApp();
  const board = state.board.value;
  const flipped = state.flipped.value;
  const onKey = ({ key, ctrlKey }: KeyboardEvent, cell: number) => {
    const edits = !ctrlKey && !embedded.value;
    const mark = edits && state.game.value === null ? MARK_KEYS[key] : undefined;
    const isTap = edits && (key === 'Enter' || key === ' ');
    const taps = isTap && DRAWS.has(pressOn(state, cell));
    if (mark !== undefined) setMark(state, cell, mark);
    if (taps) tapCell(state, cell);
    return mark !== undefined || taps;
  };
  const rows = rowsOf(board);
  return (
    <CellGrid
      class="grid"
      aria-label={texts.value.boardLabel(board.rows, board.columns)}
      board={board}
      flipped={flipped}
      cursor={cursor}
      aria-readonly={embedded.value}
      onKey={onKey}
      rowAt={(row, column) => (
        <BoardRow
          key={row}
          cells={rows[row] ?? ''}
          row={row}
          cursor={column}
          flipped={flipped}
          texts={texts.value}
        />
      )}
    />
  );
}
