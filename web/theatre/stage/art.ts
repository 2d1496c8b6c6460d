import type { Side } from '../../../wasm/rubicon.ts';
import { type Board, markAt, OBSTACLE } from '../../model/board.ts';
import type { Role } from '../../page/board/picture/shapes.ts';
import { placeOf } from '../../page/board/view-order.ts';
import { LETTER_HEIGHT, letterRuns, letterStep } from './font.ts';
import type { Rectangle, Spot } from './layout.ts';
import { FREE, GENERAL_EDGE, GOAL_LINE, LIT, PIECES, type Shades, STONE } from './palette.ts';
import { type Block, cellOf } from './plan.ts';

/** The part of a canvas that the stage uses: rectangles and pictures, on whole pixels. */
export type Brush = Pick<
  CanvasFillStrokeStyles & CanvasCompositing & CanvasRect & CanvasDrawImage,
  'fillStyle' | 'globalAlpha' | 'fillRect' | 'drawImage'
>;

/** Pixels around a piece, of 16. */
const INSETS: Readonly<Record<Side, number>> = { red: 2, black: 4 };

/** Least side (pixels) for light and shade. */
const SHADED_FROM = 8;

/** A square of `pixels` a side, each `scale` wide, lit from the top left. */
function paintBlock(
  brush: Brush,
  x: number,
  y: number,
  pixels: number,
  scale: number,
  shades: Shades,
  isShaded: boolean,
): void {
  const side = pixels * scale;
  brush.fillStyle = shades.face;
  brush.fillRect(x, y, side, side);
  if (!isShaded) return;
  brush.fillStyle = shades.light;
  brush.fillRect(x, y, side, scale);
  brush.fillRect(x, y, scale, side);
  brush.fillStyle = shades.shade;
  brush.fillRect(x, y + side - scale, side, scale);
  brush.fillRect(x + side - scale, y, scale, side);
}

/** The board without pieces at its place. */
export function paintCells(brush: Brush, { cells, block }: Spot, board: Board, flipped: boolean): void {
  const size = cellOf(block);
  for (let cell = 0; cell < board.cells.length; cell++) {
    const at = placeOf(board, cell, flipped);
    const x = cells.x + at.x * size;
    const y = cells.y + at.y * size;
    if (markAt(board, cell) === OBSTACLE) paintStone(brush, x, y, block);
    else if (cell < board.columns) paintGoal(brush, x, y, block, flipped);
    else paintCell(brush, x, y, block, FREE);
  }
}

function paintCell(brush: Brush, x: number, y: number, { art, scale }: Block, shades: Shades): void {
  paintBlock(brush, x, y, art, scale, shades, art >= SHADED_FROM);
}

/** Seams between bricks, of a block of 16: x, y, width, height. */
const SEAMS = [
  [1, 7, 14, 1],
  [8, 1, 1, 6],
  [4, 8, 1, 7],
  [12, 8, 1, 7],
] as const;

function paintStone(brush: Brush, x: number, y: number, block: Block): void {
  paintCell(brush, x, y, block, STONE);
  if (block.art !== 16) return;
  brush.fillStyle = STONE.shade;
  brush.globalAlpha = 0.5;
  for (const [left, top, width, height] of SEAMS)
    brush.fillRect(x + left * block.scale, y + top * block.scale, width * block.scale, height * block.scale);
  brush.globalAlpha = 1;
}

/** A cell of row 1: a chequered line at the board's edge, where the pawn wins. */
function paintGoal(brush: Brush, x: number, y: number, block: Block, flipped: boolean): void {
  paintCell(brush, x, y, block, FREE);
  const { art, scale } = block;
  if (art < SHADED_FROM) return;
  const lines = art < 16 ? 1 : 2;
  const first = flipped ? art - lines : 0;
  brush.fillStyle = GOAL_LINE;
  for (let pixel = 0; pixel < art; pixel++)
    if (pixel % 2 < lines) brush.fillRect(x + pixel * scale, y + (first + (pixel % 2)) * scale, scale, scale);
}

/** A lit cell, its top left at x, y. */
export function paintLit(brush: Brush, x: number, y: number, block: Block): void {
  paintCell(brush, x, y, block, LIT);
}

function insetOf(side: Side, art: number): number {
  return Math.floor((INSETS[side] * art) / 16);
}

/** Least sides (pixels) for an edge, and for light and shade within it. */
const EDGED_FROM = 4;
const EDGED_AND_SHADED_FROM = 12;

/** A piece on the cell with its top left at x, y. */
export function paintPiece(brush: Brush, side: Side, x: number, y: number, block: Block, role: Role): void {
  const { art, scale } = block;
  if (role === 'captured') {
    paintCaptured(brush, side, x, y, block);
    return;
  }
  const outer = role === 'captor' ? Math.floor((CAPTOR * art) / 16) : insetOf(side, art);
  const isEdged = side === 'red' && art >= EDGED_FROM;
  if (isEdged) {
    brush.fillStyle = GENERAL_EDGE;
    const width = (art - 2 * outer) * scale;
    brush.fillRect(x + outer * scale, y + outer * scale, width, width);
  }
  const inset = isEdged ? outer + 1 : outer;
  const pixels = Math.max(1, art - 2 * inset);
  const isShaded = art >= (side === 'red' ? EDGED_AND_SHADED_FROM : SHADED_FROM);
  paintBlock(brush, x + inset * scale, y + inset * scale, pixels, scale, PIECES[side], isShaded);
}

/** Pixels around a captured piece and around the one above it, of 16. */
const CAPTURED = 1;
const CAPTOR = 4;

/** A captured piece, larger than before, to be visible around its captor. */
function paintCaptured(brush: Brush, side: Side, x: number, y: number, { art, scale }: Block): void {
  const inset = Math.floor((CAPTURED * art) / 16);
  const width = (art - 2 * inset) * scale;
  brush.fillStyle = PIECES[side].face;
  brush.fillRect(x + inset * scale, y + inset * scale, width, width);
}

/** The shadow of a piece on the cell with its top left at x, y. */
export function paintShadow(brush: Brush, side: Side, x: number, y: number, { art, scale }: Block): void {
  const inset = insetOf(side, art) * scale;
  const width = Math.max(scale, art * scale - 2 * inset);
  brush.fillStyle = PIECES[side].face;
  brush.globalAlpha = 0.35;
  brush.fillRect(x + inset, y + inset, width, width);
  brush.globalAlpha = 1;
}

/** The direction of a move, in cells across and down. */
export interface Way {
  readonly x: number;
  readonly y: number;
}

/** An arrow from the edge of the cell with its top left at x, y into the next one in direction `way`. */
export function paintArrow(
  brush: Brush,
  side: Side,
  x: number,
  y: number,
  { art, scale }: Block,
  way: Way,
): void {
  if (art < EDGED_FROM) return;
  const half = Math.round((art * 5) / 16);
  brush.fillStyle = PIECES[side].shade;
  for (let line = 0; line < half; line++) {
    const along = (way.x + way.y > 0 ? art - 1 + line : -line) * scale;
    const across = (Math.floor(art / 2) - (half - line)) * scale;
    const width = 2 * (half - line) * scale;
    if (way.x !== 0) brush.fillRect(x + along, y + across, scale, width);
    else brush.fillRect(x + across, y + along, width, scale);
  }
}

/** A ring `thick` wide around a rectangle, `away` from it. */
export function paintRing(
  brush: Brush,
  around: Rectangle,
  away: number,
  thick: number,
  colour: string,
): void {
  const x = around.x - away - thick;
  const y = around.y - away - thick;
  const width = around.width + 2 * (away + thick);
  const height = around.height + 2 * (away + thick);
  brush.fillStyle = colour;
  brush.fillRect(x, y, width, thick);
  brush.fillRect(x, y + height - thick, width, thick);
  brush.fillRect(x, y + thick, thick, height - 2 * thick);
  brush.fillRect(x + width - thick, y + thick, thick, height - 2 * thick);
}

/** Pixels around the side to move, of a letter's height. */
const SIDE_INSETS: Readonly<Record<Side, number>> = { red: 1, black: 2 };

/** The side to move: its piece on a cell as high as a letter. */
export function paintSide(brush: Brush, side: Side, x: number, y: number, scale: number): void {
  const inset = SIDE_INSETS[side];
  brush.fillStyle = FREE.face;
  brush.fillRect(x, y, LETTER_HEIGHT * scale, LETTER_HEIGHT * scale);
  brush.fillStyle = PIECES[side].face;
  const width = (LETTER_HEIGHT - 2 * inset) * scale;
  brush.fillRect(x + inset * scale, y + inset * scale, width, width);
}

/** Pixels of a counter's dot, and from one to the next. */
const DOT = 3;
const DOT_STEP = 4;
/** Maximum number of dots in a single row. */
const DOTS_ACROSS = 4;

/** The width of a counter's dots in pixels. */
export function dotsWidth(dots: number): number {
  return dotsAcross(dots) * DOT_STEP - (DOT_STEP - DOT);
}

function dotsAcross(dots: number): number {
  return dots > DOTS_ACROSS ? Math.ceil(dots / 2) : Math.max(1, dots);
}

/** The dots of a counter: lit for the moves that are left, out for the others. */
export function paintDots(
  brush: Brush,
  { left, of }: { readonly left: number; readonly of: number },
  x: number,
  y: number,
  scale: number,
  colours: { readonly lit: string; readonly out: string },
): void {
  const across = dotsAcross(of);
  const top = of > across ? 0 : DOT_STEP / 2;
  for (let dot = 0; dot < of; dot++) {
    const at = {
      x: x + (dot % across) * DOT_STEP * scale,
      y: y + (top + Math.floor(dot / across) * DOT_STEP) * scale,
    };
    brush.fillStyle = colours.lit;
    if (dot < left) brush.fillRect(at.x, at.y, DOT * scale, DOT * scale);
    else
      paintRing(
        brush,
        { x: at.x + scale, y: at.y + scale, width: scale, height: scale },
        0,
        scale,
        colours.out,
      );
  }
}

/** Text in the stage's letters, their pixels `scale` wide. */
export function paintText(
  brush: Brush,
  text: string,
  x: number,
  y: number,
  scale: number,
  colour: string,
): void {
  brush.fillStyle = colour;
  let left = x;
  for (const letter of text) {
    for (const run of letterRuns(letter))
      brush.fillRect(left + run.x * scale, y + run.y * scale, run.length * scale, scale);
    left += letterStep(letter) * scale;
  }
}
