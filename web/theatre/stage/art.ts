import type { Side } from '../../../wasm/rubicon.ts';
import { type Board, markAt, OBSTACLE } from '../../model/board.ts';
import { placeOf } from '../../page/board/view-order.ts';
import { LETTER_HEIGHT, letterRuns, letterStep } from './font.ts';
import type { Rectangle, Spot } from './layout.ts';
import { FREE, GOAL_LINE, LIT, PIECES, type Shades, STONE } from './palette.ts';
import { type Block, cellOf } from './plan.ts';

/** All that the stage asks of a canvas: rectangles and finished pictures, on whole pixels. */
export type Brush = Pick<CanvasRenderingContext2D, 'fillStyle' | 'globalAlpha' | 'fillRect' | 'drawImage'>;

/** Pixels around a piece, of 16: the pawn is the smaller, so that both are seen where they share a cell. */
const INSETS: Readonly<Record<Side, number>> = { red: 2, black: 4 };

/** Fewer pixels a side have no room for light and shade. */
const SHADED_FROM = 8;

/** A square of `pixels` a side, each `scale` wide, lit from the left top. */
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

/** A cell that glows, its left top at x, y. */
export function paintLit(brush: Brush, x: number, y: number, block: Block): void {
  paintCell(brush, x, y, block, LIT);
}

function insetOf(side: Side, art: number): number {
  return Math.floor((INSETS[side] * art) / 16);
}

/** A general or the pawn on the cell with its left top at x, y. */
export function paintPiece(brush: Brush, side: Side, x: number, y: number, { art, scale }: Block): void {
  const inset = insetOf(side, art);
  const pixels = Math.max(1, art - 2 * inset);
  paintBlock(brush, x + inset * scale, y + inset * scale, pixels, scale, PIECES[side], art >= SHADED_FROM);
}

/** A square of a trail, `part` as wide as the piece (0..1), in the middle of the cell with its left top at x, y. */
export function paintTrace(
  brush: Brush,
  side: Side,
  x: number,
  y: number,
  { art, scale }: Block,
  part: number,
): void {
  const piece = art - 2 * insetOf(side, art);
  const inset = Math.floor((art - piece * part) / 2) * scale;
  const width = Math.max(scale, art * scale - 2 * inset);
  brush.fillStyle = PIECES[side].face;
  brush.fillRect(x + inset, y + inset, width, width);
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
