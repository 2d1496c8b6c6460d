import { type Board, type CellMark, FREE, GENERAL, MAX_SIDE, OBSTACLE, PAWN, rowsOf } from './board.ts';
import { failed, isCount, type Read } from './link-error.ts';

const LETTERS: Readonly<Record<string, CellMark>> = { w: OBSTACLE, r: GENERAL, b: PAWN };
const LETTER_OF: Readonly<Record<string, string>> = { [OBSTACLE]: 'w', [GENERAL]: 'r', [PAWN]: 'b' };

/** The board as rows joined by '/', runs of free cells as numbers, w obstacle, r general, b pawn. */
export function formatBoard(board: Board): string {
  const row = (cells: string) => cells.replace(/\.+|[#XO]/g, (run) => LETTER_OF[run] ?? String(run.length));
  return rowsOf(board).map(row).join('/');
}

/** The inverse of formatBoard. */
export function parseBoard(text: string): Read<Board> {
  const rows: string[] = [];
  let place = 1;
  for (const rowText of text.split('/')) {
    if (rows.length === MAX_SIDE) return failed('b', place, 'rows');
    const row = parseRow(rowText, place, rows[0]?.length ?? null);
    if (!row.ok) return row;
    rows.push(row.value);
    place += rowText.length + 1;
  }
  return { ok: true, value: { rows: rows.length, columns: rows[0]?.length ?? 0, cells: rows.join('') } };
}

/** Parses the row at `place`; `width` is that of the first row, null for the first row itself. */
function parseRow(text: string, place: number, width: number | null): Read<string> {
  let cells = '';
  for (let index = 0; index < text.length; ) {
    const token = /^\d+/.exec(text.slice(index))?.[0] ?? text.charAt(index);
    const at = place + index;
    const mark = LETTERS[token];
    if (mark === undefined && !/^\d/.test(token)) return failed('b', at, 'cell');
    if (mark === undefined && !isCount(token, 1, MAX_SIDE)) return failed('b', at, 'run');
    cells += mark ?? FREE.repeat(Number(token));
    if (width !== null && cells.length > width) return failed('b', at, 'row_width', width);
    if (cells.length > MAX_SIDE) return failed('b', at, 'columns');
    index += token.length;
  }
  const end = place + text.length;
  if (cells === '') return failed('b', end, 'cell');
  if (width !== null && cells.length < width) return failed('b', end, 'row_width', width);
  return { ok: true, value: cells };
}
