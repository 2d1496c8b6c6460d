import type { Move, Position, Side } from '../../../wasm/rubicon.ts';
import { otherSide } from '../../model/line.ts';
import { type Brush, paintArrow, paintPiece, paintShadow } from './art.ts';
import type { Spot } from './layout.ts';
import { cornerOf, type Shape } from './set.ts';

/** A piece on its way along a move. */
export interface Trail {
  readonly move: Move;
  /** Whether the move is taken back: the piece ends at the move's origin instead of its target. */
  readonly isBack: boolean;
  /** Part of its way that it has made (0..1). */
  readonly glide: number;
}

/**
 * Draws a position's pieces. A piece on a trail leaves a shadow at its origin, and has an arrow in the direction of play at
 * the end. Of two pieces on a cell the captor is above.
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
  if (origin !== null) {
    const { x, y } = cornerOf(set, spot, origin);
    paintShadow(brush, mover, x, y, block);
  }
  const taken = !isUnderWay && generals.includes(pawn) ? pawn : null;
  const cells: Readonly<Record<Side, readonly number[]>> = { red: generals, black: [pawn] };
  // The side that has moved is drawn last, above what it captures.
  for (const of of [side, otherSide(side)])
    for (const cell of cells[of]) {
      const isOn = origin !== null && of === mover && cell === end;
      const { x, y } = isOn ? between(set, spot, origin, cell, trail?.glide ?? 1) : cornerOf(set, spot, cell);
      const role = cell !== taken ? 'plain' : of === side ? 'captured' : 'captor';
      paintPiece(brush, of, x, y, block, role);
    }
  if (trail !== null && !isUnderWay) drawArrow(brush, set, spot, mover, trail.move);
}

/** The cells where a trail begins and ends. */
function endsOf(trail: Trail | null): [number, number] | [null, null] {
  if (trail === null) return [null, null];
  const { from, to } = trail.move;
  return trail.isBack ? [to, from] : [from, to];
}

/** An arrow along a move, in the direction of play. */
export function drawArrow(brush: Brush, set: Shape, spot: Spot, side: Side, { from, to }: Move): void {
  const [a, b] = [cornerOf(set, spot, from), cornerOf(set, spot, to)];
  paintArrow(brush, side, a.x, a.y, spot.block, { x: Math.sign(b.x - a.x), y: Math.sign(b.y - a.y) });
}

/** The place of a piece after a part `way` (0..1) of its way between two cells, on whole pixels of its picture. */
function between(set: Shape, spot: Spot, from: number, to: number, way: number) {
  const [a, b] = [cornerOf(set, spot, from), cornerOf(set, spot, to)];
  const { scale } = spot.block;
  const part = (start: number, end: number) => start + Math.round(((end - start) * way) / scale) * scale;
  return { x: part(a.x, b.x), y: part(a.y, b.y) };
}
