import type { Value } from '../../../../wasm/game.ts';
import { columnOf, rowOf } from '../../../model/board.ts';
import type { MapMark } from '../../../model/board-map.ts';
import type { ToggleTarget } from './toggle.ts';

/** The effect of toggling an obstacle: none, the same winner sooner or later, or another winner. */
export type Change =
  | { readonly kind: 'same' }
  | { readonly kind: 'count'; readonly by: number }
  | { readonly kind: 'winner' };

/** The cells without a piece, nearest to a piece first, equally near ones in reading order. */
export function toggleOrder({ board, position }: ToggleTarget): number[] {
  const pieces = [...position.generals, position.pawn];
  const distance = (cell: number) =>
    Math.min(
      ...pieces.map(
        (piece) =>
          Math.abs(rowOf(board, piece) - rowOf(board, cell)) +
          Math.abs(columnOf(board, piece) - columnOf(board, cell)),
      ),
    );
  return Array.from({ length: board.rows * board.columns }, (_, cell) => ({ cell, far: distance(cell) }))
    .filter(({ far }) => far > 0)
    .sort((a, b) => a.far - b.far)
    .map(({ cell }) => cell);
}

export function changeOf(before: Value, after: Value): Change {
  if (before.winner === 'tie' || after.winner === 'tie') {
    return { kind: before.winner === after.winner ? 'same' : 'winner' };
  }
  if (before.winner !== after.winner) return { kind: 'winner' };
  const by = after.distance - before.distance;
  return by === 0 ? { kind: 'same' } : { kind: 'count', by };
}

export function toggleMark(before: Value, after: Value | undefined): MapMark | null {
  if (after === undefined) return null;
  const change = changeOf(before, after);
  if (change.kind === 'same') return { tone: 'same', glyph: 'same', text: '', strong: false };
  if (change.kind === 'count') {
    const { by } = change;
    const text = by > 0 ? `+${by}` : `−${-by}`;
    return { tone: after.winner, glyph: by > 0 ? 'later' : 'sooner', text, strong: false };
  }
  const text = after.winner === 'tie' ? '' : String(after.distance);
  return { tone: after.winner, glyph: after.winner, text, strong: true };
}
