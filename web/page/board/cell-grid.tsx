// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid whose cells lie in squares, not a table
// biome-ignore-all lint/a11y/useFocusableInteractive: of a grid the cells take the focus, not the rows
import type { Signal } from '@preact/signals';
import type { ComponentChildren, HTMLAttributes, TargetedKeyboardEvent } from 'preact';
import type { Board } from '../../model/board.ts';
import { seenAs, seenOrder } from './view-order.ts';

type Attributes = HTMLAttributes<HTMLDivElement>;

/** Attributes beside these are the grid's own. */
interface Props extends Attributes {
  readonly board: Board;
  readonly flipped: boolean;
  /** The cell that Tab reaches. */
  readonly cursor: Signal<number>;
  /** A key on a cell; returns whether it has an effect. */
  readonly onKey: (event: KeyboardEvent, cell: number) => boolean;
  /** A GridRow; `cursor` is the column of the cell that Tab reaches, -1 in the other rows. */
  readonly rowAt: (row: number, cursor: number) => ComponentChildren;
}

/** The ARIA grid of a board's cells: one tab stop, arrow keys within. */
export function CellGrid({ board, flipped, cursor, onKey, rowAt, ...attributes }: Props) {
  const { rows, columns } = board;
  const at = Math.min(cursor.value, rows * columns - 1);
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.metaKey) return;
    const cell = cellAfter(event, at, board, flipped);
    if (cell !== null) event.currentTarget.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
    if (onKey(event, at) || cell !== null) event.preventDefault();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    cursor.value = cellOf(target) ?? at;
  };
  return (
    <div
      role="grid"
      aria-rowcount={rows}
      aria-colcount={columns}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
      {...attributes}
    >
      {seenOrder(rows, flipped).map((row) =>
        rowAt(row, Math.floor(at / columns) === row ? at % columns : -1),
      )}
    </div>
  );
}

/** The cell of an element in a grid; null outside. */
export function cellOf(target: EventTarget | null): number | null {
  const cell = (target as Element | null)?.closest<HTMLElement>('[data-cell]');
  return cell ? Number(cell.dataset.cell) : null;
}

interface RowProps {
  readonly class: string;
  readonly row: number;
  readonly columns: number;
  readonly flipped: boolean;
  readonly cursor: number;
  /** The look, name and content of a cell. */
  readonly cellAt: (column: number) => Attributes;
}

/** A row of a grid. It should be memoized, because a board has up to 1,024 cells. */
export function GridRow({ class: name, row, columns, flipped, cursor, cellAt }: RowProps) {
  return (
    <div role="row" class={name} aria-rowindex={row + 1}>
      {seenOrder(columns, flipped).map((column) => (
        <div
          key={column}
          role="gridcell"
          aria-colindex={column + 1}
          tabIndex={column === cursor ? 0 : -1}
          data-cell={row * columns + column}
          {...cellAt(column)}
        />
      ))}
    </div>
  );
}

/** Row or column numbers along an edge; on a large board every fourth. */
export function Numbers({ name, count, flipped }: { name: string; count: number; flipped: boolean }) {
  return (
    <div class={name} aria-hidden="true">
      {seenOrder(count, flipped).map((index) => (
        <span key={index}>{(count <= 16 || index === 0 || index % 4 === 3) && index + 1}</span>
      ))}
    </div>
  );
}

/** The cell that a key moves to from `cell` on the (possibly flipped) board; null if none. */
function cellAfter(
  { key, ctrlKey }: KeyboardEvent,
  cell: number,
  board: Board,
  flipped: boolean,
): number | null {
  const { rows, columns } = board;
  const seen = seenAs(board, cell, flipped);
  const row = Math.floor(seen / columns);
  const column = seen % columns;
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most - 1);
  const at = (r: number, c: number) => clamp(r, rows) * columns + clamp(c, columns);
  const targets: Readonly<Record<string, number>> = ctrlKey
    ? { Home: 0, End: rows * columns - 1 }
    : {
        ArrowUp: at(row - 1, column),
        ArrowDown: at(row + 1, column),
        ArrowLeft: at(row, column - 1),
        ArrowRight: at(row, column + 1),
        Home: at(row, 0),
        End: at(row, columns - 1),
      };
  const target = targets[key];
  return target === undefined ? null : seenAs(board, target, flipped);
}
