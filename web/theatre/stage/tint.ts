import { type Brush, paintRing } from './art.ts';
import type { Rectangle } from './layout.ts';
import type { Phase } from './motion.ts';
import type { NewsColours } from './palette.ts';

/** Opacity of the tint over a decided board, while it flashes and afterwards. */
const TINT = { none: 0, strong: 0.75, settled: 0.3 } as const;

/** Tints the cells of a board and draws a ring around them. */
export function paintTint(
  brush: Brush,
  cells: Rectangle,
  unit: number,
  colours: NewsColours,
  tint: Phase['tint'],
): void {
  if (tint === 'none') return;
  const colour = tint === 'strong' ? colours.flash : colours.settled;
  paintVeil(brush, cells, colour, TINT[tint]);
  paintRing(brush, cells, 0, unit, colour);
}

/** Paints a colour over cells with an opacity of `alpha` (0..1). */
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
