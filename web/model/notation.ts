import type { Board, Move, Side } from '../../wasm/rubicon.ts';
import { columnOf, FREE, GENERAL, MAX_SIDE, type Mark, OBSTACLE, PAWN, rowOf, rowsOf } from './board.ts';
import { type Direction, directionOf } from './line.ts';
import { commonLength, MAX_VARIATIONS, type Variation } from './variations.ts';

/** What the part of a link after '#' says: a board, who moves first, moves played, and how many of them are shown. */
export interface Link {
  readonly board: Board;
  readonly side: Side;
  readonly moves: readonly Move[];
  readonly ply: number;
  readonly variations: readonly Variation[];
}

export type LinkKey = 'b' | 't' | 'm' | 'p' | 'v';

/** What should have stood at the place where a link cannot be read. */
export type Expectation =
  | 'board'
  | 'cell'
  | 'run'
  | 'row_width'
  | 'rows'
  | 'columns'
  | 'side'
  | 'row_number'
  | 'dot'
  | 'column_number'
  | 'direction'
  | 'count'
  | 'branch'
  | 'move'
  | 'escape'
  | 'once';

/** Why a link cannot be read: its key, the place in the key's value (from 1) and what was expected there. */
export interface LinkError {
  readonly key: LinkKey;
  readonly place: number;
  readonly expected: Expectation;
  /** The width of a row (row_width) or the largest count (count); 0 otherwise. */
  readonly limit: number;
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: LinkError };

/** A link that was read; `dropped` of its moves, and `lost` of its variations' moves, leave the board or hang in the air. */
export type LinkRead = Link & { readonly dropped: number; readonly lost: number };

const LETTERS: Readonly<Record<string, Mark>> = { w: OBSTACLE, r: GENERAL, b: PAWN };
const LETTER_OF: Readonly<Record<string, string>> = { [OBSTACLE]: 'w', [GENERAL]: 'r', [PAWN]: 'b' };
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  u: [-1, 0],
  d: [1, 0],
  l: [0, -1],
  r: [0, 1],
};
/** More moves than any game that a link can hold. */
const MOST_MOVES = 99_999;
const KEYS: readonly string[] = ['b', 't', 'm', 'p', 'v'];

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

/** One row that begins at `place`; `width` is the first row's, null for the first row itself. */
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

/** The moves as row, '.', column (from 1) and one of u d l r, without separators. */
export function formatMoves(board: Board, moves: readonly Move[]): string {
  const text = (move: Move) =>
    `${rowOf(board, move.from) + 1}.${columnOf(board, move.from) + 1}${directionOf(board, move)}`;
  return moves.map(text).join('');
}

/** The inverse of formatMoves. The first move that leaves the board is dropped with all that follow. */
export function parseMoves(board: Board, text: string): Read<{ moves: Move[]; dropped: number }> {
  return parseMovesAt(board, text, 'm', 1);
}

/** Moves that begin at `place` of a key's value. */
function parseMovesAt(
  board: Board,
  text: string,
  key: LinkKey,
  begin: number,
): Read<{ moves: Move[]; dropped: number }> {
  const moves: (Move | null)[] = [];
  let place = begin;
  for (let rest = text; rest !== ''; ) {
    const [row = '', dot = '', column = '', direction = ''] =
      /^(\d*)(\.?)(\d*)([udlr]?)/.exec(rest)?.slice(1) ?? [];
    if (!isCount(row, 1, MAX_SIDE)) return failed(key, place, 'row_number');
    if (dot === '') return failed(key, place + row.length, 'dot');
    if (!isCount(column, 1, MAX_SIDE)) return failed(key, place + row.length + 1, 'column_number');
    const length = row.length + 1 + column.length;
    if (direction === '') return failed(key, place + length, 'direction');
    moves.push(moveOnBoard(board, Number(row) - 1, Number(column) - 1, direction as Direction));
    place += length + 1;
    rest = rest.slice(length + 1);
  }
  const kept = moves.indexOf(null) < 0 ? moves.length : moves.indexOf(null);
  const onBoard = moves.slice(0, kept).filter((move) => move !== null);
  return { ok: true, value: { moves: onBoard, dropped: moves.length - kept } };
}

/** Variations joined by ',', each as the number of moves that it shares with `game`, ':' and its own moves. */
export function formatVariations(
  board: Board,
  game: readonly Move[],
  variations: readonly Variation[],
): string {
  const text = (variation: Variation) => {
    const shared = Math.min(commonLength(variation, game), variation.length - 1);
    return `${shared}:${formatMoves(board, variation.slice(shared))}`;
  };
  return variations.map(text).join(',');
}

/** The inverse of formatVariations, of which the newest are kept. Moves that leave the board, or branch off behind the game's end, are lost. */
export function parseVariations(
  board: Board,
  game: readonly Move[],
  text: string,
): Read<{ variations: Variation[]; lost: number }> {
  const variations: Variation[] = [];
  let lost = 0;
  let place = 1;
  for (const part of text === '' ? [] : text.split(',')) {
    const shared = /^\d*/.exec(part)?.[0] ?? '';
    if (!isCount(shared, 0, MOST_MOVES) || part[shared.length] !== ':') return failed('v', place, 'branch');
    const begin = shared.length + 1;
    if (begin === part.length) return failed('v', place + begin, 'move');
    const own = parseMovesAt(board, part.slice(begin), 'v', place + begin);
    if (!own.ok) return own;
    const { moves, dropped } = own.value;
    const hangs = Number(shared) > game.length;
    if (!hangs && moves.length > 0) variations.push([...game.slice(0, Number(shared)), ...moves]);
    if (variations.length > MAX_VARIATIONS) variations.shift();
    lost += dropped + (hangs ? moves.length : 0);
    place += part.length + 1;
  }
  return { ok: true, value: { variations, lost } };
}

function moveOnBoard(board: Board, row: number, column: number, direction: Direction): Move | null {
  const [down, right] = STEPS[direction];
  const inside = (r: number, c: number) => r >= 0 && r < board.rows && c >= 0 && c < board.columns;
  if (!inside(row, column) || !inside(row + down, column + right)) return null;
  const from = row * board.columns + column;
  return { from, to: from + down * board.columns + right };
}

/** The text after '#'. Keys that say what is the default anyway are left out. */
export function formatLink(link: Link): string {
  const parts = [`b=${formatBoard(link.board)}`];
  if (link.side === 'black') parts.push('t=b');
  if (link.moves.length > 0) parts.push(`m=${formatMoves(link.board, link.moves)}`);
  if (link.ply < link.moves.length) parts.push(`p=${link.ply}`);
  if (link.variations.length > 0)
    parts.push(`v=${formatVariations(link.board, link.moves, link.variations)}`);
  return parts.join('&');
}

/** The inverse of formatLink; `text` has no leading '#'. Unknown keys are ignored. */
export function parseLink(text: string): Read<LinkRead> {
  const values = readKeys(text);
  if (!values.ok) return values;
  const { b, t = 'r', m = '', p, v = '' } = values.value;
  if (b === undefined) return failed('b', 1, 'board');
  const board = parseBoard(b);
  if (!board.ok) return board;
  if (t !== 'r' && t !== 'b') return failed('t', 1, 'side');
  const played = parseMoves(board.value, m);
  if (!played.ok) return played;
  const { moves, dropped } = played.value;
  const written = moves.length + dropped;
  if (p !== undefined && !isCount(p, 0, written)) return failed('p', 1, 'count', written);
  const ply = Math.min(moves.length, p === undefined ? written : Number(p));
  const side = t === 'b' ? 'black' : 'red';
  const others = parseVariations(board.value, moves, v);
  if (!others.ok) return others;
  const { variations, lost } = others.value;
  return { ok: true, value: { board: board.value, side, moves, ply, dropped, variations, lost } };
}

function readKeys(text: string): Read<Partial<Record<LinkKey, string>>> {
  const values: Partial<Record<LinkKey, string>> = {};
  for (const pair of text.split('&')) {
    const [name = '', ...rest] = pair.split('=');
    if (!KEYS.includes(name)) continue;
    const key = name as LinkKey;
    if (values[key] !== undefined) return failed(key, 1, 'once');
    const raw = rest.join('=');
    const value = unescapeValue(raw);
    if (value === null) return failed(key, raw.indexOf('%') + 1, 'escape');
    values[key] = value;
  }
  return { ok: true, value: values };
}

/** Some programs escape '/' when they pass a link on; null when the escapes make no sense. */
function unescapeValue(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

function isCount(text: string, least: number, most: number): boolean {
  return /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) >= least && Number(text) <= most;
}

function failed(key: LinkKey, place: number, expected: Expectation, limit = 0): Read<never> {
  return { ok: false, error: { key, place, expected, limit } };
}
