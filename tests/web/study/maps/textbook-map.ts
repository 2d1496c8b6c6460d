import type { Rows } from '../../../../e2e/support/boards.ts';
import type { Piece, Position, Side } from '../../../../wasm/rubicon.ts';
import { place, textbook, valueToText } from '../../../wasm/module.ts';
import { board } from '../../support/samples.ts';

/** The cell of a piece. */
export function cellOf(rows: Rows, piece: Piece): number {
  const cells = rows.join('');
  if (piece === 'pawn') return cells.indexOf('X');
  return piece === 'first' ? cells.indexOf('O') : cells.lastIndexOf('O');
}

/** An answer such as `Red 75` for a piece on every cell, '' where it cannot stand; by the textbook solver. */
export function textbookMap(rows: Rows, piece: Piece, side: Side): string[] {
  const start = place(rows.join('/'), side);
  const run = textbook.open(board(...rows));
  run.seek(Number.POSITIVE_INFINITY);
  const answers = [...rows.join('')].map((mark, cell) => {
    if (mark !== '.' && cell !== cellOf(rows, piece)) return '';
    const found = run.mark(moved(start, piece, cell));
    return valueToText(found.decided ? found.value : { winner: 'tie' });
  });
  run.close();
  return answers;
}

function moved({ generals: [first, second], pawn, side }: Position, piece: Piece, cell: number): Position {
  if (piece === 'pawn') return { generals: [first, second], pawn: cell, side };
  const other = piece === 'first' ? second : first;
  return { generals: [Math.min(cell, other), Math.max(cell, other)], pawn, side };
}

/** The answer for the board with the obstacle of each cell toggled, '' for the pieces' cells; by the textbook solver. */
export function textbookToggles(rows: Rows): string[] {
  return [...rows.join('')].map((mark, cell) => {
    if (mark === 'X' || mark === 'O') return '';
    const toggled = toggle(rows, cell, mark === '#' ? '.' : '#');
    return textbookMap(toggled, 'pawn', 'red')[cellOf(rows, 'pawn')] ?? '';
  });
}

function toggle(rows: Rows, cell: number, mark: string): Rows {
  const columns = rows[0]?.length ?? 1;
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  return rows.map((cells, at) =>
    at === row ? cells.slice(0, column) + mark + cells.slice(column + 1) : cells,
  );
}
