import type { Move, Position } from '../../../wasm/rubicon.ts';
import { type Brush, paintRing, paintShadow } from './art.ts';
import type { Spot } from './layout.ts';
import type { Phase } from './motion.ts';
import { INK, type NewsColours } from './palette.ts';
import { drawArrow, drawPieces, type Trail } from './pieces.ts';
import { FRAME } from './plan.ts';
import { cornerOf, lightPosition, type StageSet } from './set.ts';
import { paintSign, type Sign } from './sign.ts';
import { paintTint, paintVeil } from './tint.ts';

/** A board of the stage at one moment, large or small. */
export interface StageBoard {
  readonly position: Position;
  /** The move on which one of its pieces is. */
  readonly trail?: Trail | null;
  /** A move from it, shown by an arrow. */
  readonly ahead?: Move | null;
  /** Whether its pieces are lit: it was just taken from the queue. */
  readonly isLit?: boolean;
  /** What its cells are tinted with; null if nothing is known of it. */
  readonly colours?: NewsColours | null;
  readonly tint?: Phase['tint'];
  /** Opacity (0..1) of the background over its cells. */
  readonly veil?: number;
  readonly isFramed?: boolean;
  /** Its value or counter, if shown. */
  readonly sign?: Sign;
}

/** Draws a small board at its place. */
export function drawSmallBoard(brush: Brush, set: StageSet, spot: Spot, picture: StageBoard): void {
  brush.drawImage(set.smallBoard, spot.cells.x, spot.cells.y);
  drawBoard(brush, set, spot, picture);
}

/** Draws what stands on a board whose empty cells are painted. */
export function drawBoard(brush: Brush, set: StageSet, spot: Spot, picture: StageBoard): void {
  const { unit } = set.layout;
  const { cells } = spot;
  const {
    position,
    trail = null,
    ahead = null,
    isLit = false,
    colours = null,
    tint = 'none',
    veil = 0,
  } = picture;
  if (isLit) lightPosition(brush, set, spot, position);
  else if (colours !== null) paintTint(brush, cells, unit, colours, tint);
  if (ahead !== null) {
    const { x, y } = cornerOf(set, spot, ahead.to);
    paintShadow(brush, position.side, x, y, spot.block);
  }
  drawPieces(brush, set, spot, position, trail);
  if (ahead !== null) drawArrow(brush, set, spot, position.side, ahead);
  if (veil > 0) paintVeil(brush, cells, INK.back, veil);
  if (picture.isFramed) paintRing(brush, cells, (FRAME - 1) * unit, unit, INK.bright);
  if (picture.sign !== undefined) paintSign(brush, spot.caption, unit, position.side, picture.sign);
}
