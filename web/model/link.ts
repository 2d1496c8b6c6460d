import type { Board, Move, Side } from '../../wasm/game.ts';
import { formatBoard, parseBoard } from './link-board.ts';
import { failed, isCount, type LinkKey, type Read } from './link-error.ts';
import { formatMoves, formatVariations, parseMoves, parseVariations } from './link-moves.ts';
import type { Variation } from './variations.ts';

/** The content of a link's fragment: board, side to move first, moves played, how many of them are shown, and variations. */
export interface Link {
  readonly board: Board;
  readonly side: Side;
  readonly moves: readonly Move[];
  readonly ply: number;
  readonly variations: readonly Variation[];
}

/**
 * A parsed link. `dropped` of its moves and `lost` of its variations' moves leave the board or do not connect; `beyond`
 * exceed the maximum length.
 */
export type LinkRead = Link & { readonly dropped: number; readonly lost: number; readonly beyond: number };

const KEYS: readonly string[] = ['b', 't', 'm', 'p', 'v'];

/** The fragment, without '#'. Default values are left out. */
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
  const written = moves.length + dropped + played.value.beyond;
  if (p !== undefined && !isCount(p, 0, written)) return failed('p', 1, 'count', written);
  const ply = Math.min(moves.length, p === undefined ? written : Number(p));
  const side = t === 'b' ? 'black' : 'red';
  const others = parseVariations(board.value, moves, v);
  if (!others.ok) return others;
  const { variations, lost } = others.value;
  const beyond = played.value.beyond + others.value.beyond;
  return { ok: true, value: { board: board.value, side, moves, ply, dropped, variations, lost, beyond } };
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

/** Unescapes the text, because some programs escape '/' in links; null if an escape is invalid. */
function unescapeValue(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}
