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
/** More moves than any game that a link can hold. */
const MOST_MOVES = 99_999;

/** The moves as row, '.', column (from 1) and one of u d l r, without separators. */
export function formatMoves(board: Board, moves: readonly Move[]): string {
  const text = (move: Move) =>
    `${rowOf(board, move.from) + 1}.${columnOf(board, move.from) + 1}${directionOf(board, move)}`;
  return moves.map(text).join('');
}

/**
 * The inverse of formatMoves, for moves that begin at a place of a key's value. The first move that leaves the board is
 * dropped with all that follow.
 */
export function parseMoves(
  board: Board,
  text: string,
  key: LinkKey = 'm',
  begin = 1,
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
    const own = parseMoves(board, part.slice(begin), 'v', place + begin);
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
