import { type Brush, paintRing } from './art.ts';
import type { Rectangle } from './layout.ts';
import type { Phase } from './motion.ts';

/** Over the cells of a board whose value is known, while it flashes and when it is settled. */
const TINT = { none: 0, strong: 0.75, settled: 0.3 } as const;

/** Tints the cells of a board and draws a ring around them. */
export function paintTint(
  brush: Brush,
  cells: Rectangle,
  unit: number,
  colours: { readonly flash: string; readonly settled: string },
  tint: Phase['tint'],
): void {
  if (tint === 'none') return;
  const colour = tint === 'strong' ? colours.flash : colours.settled;
  paintVeil(brush, cells, colour, TINT[tint]);
  paintRing(brush, cells, 0, unit, colour);
}

/** Lays a colour over cells, so much of which is seen (0..1). */
export function paintVeil(
  brush: Brush,
  { x, y, width, height }: Rectangle,
  colour: string,
  alpha: number,
): void {
  brush.globalAlpha = alpha;
  brush.fillStyle = colour;
  brush.fillRect(x, y, width, height);
  brush.globalAlpha = 1;
}
