import type { Board, Move } from '../../wasm/game.ts';
import { columnOf, MAX_SIDE, rowOf } from './board.ts';
import { type Direction, directionOf } from './line.ts';
import { failed, isCount, type LinkKey, type Read } from './link-error.ts';
import { commonLength, MAX_VARIATIONS, type Variation } from './variations.ts';

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  u: [-1, 0],
  d: [1, 0],
  l: [0, -1],
  r: [0, 1],
};
/** Maximum number of moves in a link's game, and in all its variations together; longer ones would freeze the page. */
export const MOST_LINK_MOVES = 2_000;
/** Parsing stops after this many moves, more than the page ever writes. */
const MOST_SHARED = 99_999;
/** The text of a move; missing parts are empty. */
const MOVE = /(\d*)(\.?)(\d*)([udlr]?)/y;

/** The moves as row, '.', column (from 1) and one of u d l r, without separators. */
export function formatMoves(board: Board, moves: readonly Move[]): string {
  const text = (move: Move) =>
    `${rowOf(board, move.from) + 1}.${columnOf(board, move.from) + 1}${directionOf(board, move)}`;
  return moves.map(text).join('');
}

/** Parsed moves, with the numbers of those that leave the board and of those beyond the maximum. */
interface MovesRead {
  readonly moves: Move[];
  readonly dropped: number;
  readonly beyond: number;
}

/** The place of a list of moves in a link, and how many of them to parse. */
interface MovesPlace {
  readonly key: LinkKey;
  readonly begin: number;
  readonly most: number;
}

/**
 * The inverse of formatMoves, for moves that begin at a place of a key's value. Drops the first move that leaves the board
 * and all that follow; ignores those after the first `most`.
 */
export function parseMoves(
  board: Board,
  text: string,
  { key, begin, most }: MovesPlace = { key: 'm', begin: 1, most: MOST_LINK_MOVES },
): Read<MovesRead> {
  const moves: (Move | null)[] = [];
  let at = 0;
  while (at < text.length && moves.length < most) {
    MOVE.lastIndex = at;
    const [row = '', dot = '', column = '', direction = ''] = MOVE.exec(text)?.slice(1) ?? [];
    const place = begin + at;
    if (!isCount(row, 1, MAX_SIDE)) return failed(key, place, 'row_number');
    if (dot === '') return failed(key, place + row.length, 'dot');
    if (!isCount(column, 1, MAX_SIDE)) return failed(key, place + row.length + 1, 'column_number');
    const length = row.length + 1 + column.length;
    if (direction === '') return failed(key, place + length, 'direction');
    moves.push(moveOnBoard(board, Number(row) - 1, Number(column) - 1, direction as Direction));
    at += length + 1;
  }
  const kept = moves.indexOf(null) < 0 ? moves.length : moves.indexOf(null);
  const onBoard = moves.slice(0, kept).filter((move) => move !== null);
  const beyond = countMoves(text.slice(at));
  return { ok: true, value: { moves: onBoard, dropped: moves.length - kept, beyond } };
}

/** Number of moves in the unparsed rest: each has one direction letter. */
function countMoves(text: string): number {
  return text.match(/[udlr]/g)?.length ?? 0;
}

/** Variations joined by ',': for each the number of moves shared with `game`, ':' and its own moves. */
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

/**
 * The inverse of formatVariations. Moves that leave the board, or branch off after the game's end, are lost; beyond the
 * maximum number of variations the oldest are ignored.
 */
export function parseVariations(
  board: Board,
  game: readonly Move[],
  text: string,
): Read<{ variations: Variation[]; lost: number; beyond: number }> {
  const parts = text === '' ? [] : text.split(',');
  const older = parts.slice(0, -MAX_VARIATIONS).join(',');
  const variations: Variation[] = [];
  let lost = 0;
  let beyond = countMoves(older);
  let left = MOST_LINK_MOVES;
  let place = older === '' ? 1 : older.length + 2;
  for (const part of parts.slice(-MAX_VARIATIONS)) {
    const shared = /^\d*/.exec(part)?.[0] ?? '';
    if (!isCount(shared, 0, MOST_SHARED) || part[shared.length] !== ':') return failed('v', place, 'branch');
    const begin = shared.length + 1;
    if (begin === part.length) return failed('v', place + begin, 'move');
    const own = parseMoves(board, part.slice(begin), { key: 'v', begin: place + begin, most: left });
    if (!own.ok) return own;
    const { moves, dropped } = own.value;
    const hangs = Number(shared) > game.length;
    if (!hangs && moves.length > 0) variations.push([...game.slice(0, Number(shared)), ...moves]);
    lost += dropped + (hangs ? moves.length : 0);
    beyond += own.value.beyond;
    left -= moves.length + dropped;
    place += part.length + 1;
  }
  return { ok: true, value: { variations, lost, beyond } };
}

function moveOnBoard(board: Board, row: number, column: number, direction: Direction): Move | null {
  const [down, right] = STEPS[direction];
  const inside = (r: number, c: number) => r >= 0 && r < board.rows && c >= 0 && c < board.columns;
  if (!inside(row, column) || !inside(row + down, column + right)) return null;
  const from = row * board.columns + column;
  return { from, to: from + down * board.columns + right };
}
