import type { Move, Position, Side } from '../../../wasm/rubicon.ts';
import { otherSide } from '../../model/line.ts';
import { type Brush, paintArrow, paintPiece, paintShadow } from './art.ts';
import type { Spot } from './layout.ts';
import { cornerOf, type Shape } from './set.ts';

/** The move on which one of a position's pieces is. */
export interface Trail {
  readonly move: Move;
  /** Whether the piece is taken back and stands where the move begins; else it has made it. */
  readonly isBack: boolean;
  /** How much of its way it is (0..1). */
  readonly glide: number;
}

/**
 * A position's pieces. The one on a trail leaves its shadow where it has come from, and at its end an arrow: the way the game
 * goes. Of two that share a cell the one that has captured the other is above it.
 */
export function drawPieces(
  brush: Brush,
  set: Shape,
  spot: Spot,
  { generals, pawn, side }: Position,
  trail: Trail | null = null,
): void {
  const { block } = spot;
  const mover = trail?.isBack ? side : otherSide(side);
  const isUnderWay = trail !== null && trail.glide < 1;
  const [origin, end] = endsOf(trail);
  if (origin !== null && trail?.glide !== 0) {
    const { x, y } = cornerOf(set, spot, origin);
    paintShadow(brush, mover, x, y, block);
  }
  const taken = !isUnderWay && generals.includes(pawn) ? pawn : null;
  const cells: Readonly<Record<Side, readonly number[]>> = { red: generals, black: [pawn] };
  // The side that has moved comes last, and so above what it captures.
  for (const of of [side, otherSide(side)])
    for (const cell of cells[of]) {
      const isOn = origin !== null && of === mover && cell === end;
      const { x, y } = isOn ? between(set, spot, origin, cell, trail?.glide ?? 1) : cornerOf(set, spot, cell);
      const role = cell !== taken ? 'plain' : of === side ? 'captured' : 'captor';
      paintPiece(brush, of, x, y, block, role);
    }
  if (trail !== null && !isUnderWay) drawArrow(brush, set, spot, mover, trail.move);
}

/** Where the piece on a trail comes from, and where it goes to. */
function endsOf(trail: Trail | null): [number, number] | [null, null] {
  if (trail === null) return [null, null];
  const { from, to } = trail.move;
  return trail.isBack ? [to, from] : [from, to];
}

/** The way of a move, the way that the game goes. */
export function drawArrow(brush: Brush, set: Shape, spot: Spot, side: Side, { from, to }: Move): void {
  const [a, b] = [cornerOf(set, spot, from), cornerOf(set, spot, to)];
  paintArrow(brush, side, a.x, a.y, spot.block, { x: Math.sign(b.x - a.x), y: Math.sign(b.y - a.y) });
}

/** Where a piece is that has gone so much of the way (0..1) between two cells, on whole pixels of its picture. */
function between(set: Shape, spot: Spot, from: number, to: number, way: number) {
  const [a, b] = [cornerOf(set, spot, from), cornerOf(set, spot, to)];
  const { scale } = spot.block;
  const part = (start: number, end: number) => start + Math.round(((end - start) * way) / scale) * scale;
  return { x: part(a.x, b.x), y: part(a.y, b.y) };
}
