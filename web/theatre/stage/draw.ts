import type { Position, Side } from '../../../wasm/rubicon.ts';
import type { Board } from '../../model/board.ts';
import { placeOf } from '../../page/board/view-order.ts';
import type { Neighbour } from '../model/scene.ts';
import {
  type Brush,
  paintCells,
  paintLit,
  paintPiece,
  paintRing,
  paintSide,
  paintText,
  paintTrace,
} from './art.ts';
import { captionOf } from './caption.ts';
import { LETTER_HEIGHT, textWidth } from './font.ts';
import type { Rectangle, Spot, StageLayout } from './layout.ts';
import { FINAL, type Phase } from './motion.ts';
import { INK } from './palette.ts';
import { cellOf, FRAME, SPACE } from './plan.ts';
import type { StageScene } from './scene.ts';

/** What stays while scenes change, and the pictures of it that are made once. */
export interface StageSet {
  readonly layout: StageLayout;
  readonly board: Board;
  readonly flipped: boolean;
  /** As large as the stage: the large board and the empty places of the small ones. */
  readonly backdrop: CanvasImageSource;
  /** The cells of a small board, its left top at 0, 0. */
  readonly smallBoard: CanvasImageSource;
}

type Shape = Pick<StageSet, 'board' | 'flipped'>;

/** Paints what is to be a set's backdrop. */
export function paintBackdrop(brush: Brush, layout: StageLayout, { board, flipped }: Shape): void {
  const { unit, large } = layout;
  brush.fillStyle = INK.back;
  brush.fillRect(0, 0, layout.width, layout.height);
  for (const { cells } of layout.small) {
    brush.fillStyle = INK.socket;
    brush.fillRect(cells.x - unit, cells.y - unit, cells.width + 2 * unit, cells.height + 2 * unit);
  }
  paintCells(brush, large, board, flipped);
}

/** Paints what is to be a set's small board. */
export function paintSmallBoard(brush: Brush, layout: StageLayout, { board, flipped }: Shape): void {
  const [spot] = layout.small;
  if (spot === undefined) return;
  paintCells(brush, { ...spot, cells: { ...spot.cells, x: 0, y: 0 } }, board, flipped);
}

/** Draws the whole stage; `phase` is that of the neighbour whose turn it is now. */
export function drawStage(brush: Brush, set: StageSet, scene: StageScene, phase: Phase): void {
  const { layout } = set;
  brush.globalAlpha = 1;
  brush.drawImage(set.backdrop, 0, 0);
  if (scene.position !== null) drawTaken(brush, set, scene.position, scene.lit);
  for (let index = 0; index < layout.small.length; index++) {
    const neighbour = scene.neighbours[index];
    const spot = layout.small[index];
    if (neighbour === undefined || spot === undefined) break;
    drawNeighbour(brush, set, spot, neighbour, neighbour.turn === 'now' ? phase : FINAL);
  }
}

function drawTaken(brush: Brush, set: StageSet, position: Position, lit: boolean): void {
  const { large, unit } = set.layout;
  if (lit) {
    for (const cell of position.generals) lightCell(brush, set, large, cell);
    lightCell(brush, set, large, position.pawn);
  }
  drawPieces(brush, set, large, position, null, 1);
  drawCaption(brush, large.caption, unit, position.side, '', INK.plain);
}

function lightCell(brush: Brush, set: StageSet, { block, cells }: Spot, cell: number): void {
  const size = cellOf(block);
  const at = placeOf(set.board, cell, set.flipped);
  paintLit(brush, cells.x + at.x * size, cells.y + at.y * size, block);
}

/** The tint over the cells of a decided board, while it flashes and when it is settled. */
const TINT = { none: 0, strong: 0.75, settled: 0.3 } as const;
const DIMMED = 0.55;

const COLOURS = { won: INK.blue, lost: INK.red, counted: null, known: null } as const;

function drawNeighbour(brush: Brush, set: StageSet, spot: Spot, neighbour: Neighbour, phase: Phase): void {
  const { unit } = set.layout;
  const { cells } = spot;
  const { turn, position, move } = neighbour;
  const isComing = turn === 'coming';
  const colour = isComing ? null : COLOURS[neighbour.news];
  const caption = captionOf(neighbour, !isComing && phase.glide === 1);

  brush.drawImage(set.smallBoard, cells.x, cells.y);
  if (colour !== null && phase.tint !== 'none') {
    veil(brush, cells, colour, TINT[phase.tint]);
    paintRing(brush, cells, 0, unit, colour);
  }
  drawPieces(brush, set, spot, position, isComing ? null : move, phase.glide);
  if (isComing) veil(brush, cells, INK.back, DIMMED);
  if (turn === 'now') paintRing(brush, cells, (FRAME - 1) * unit, unit, INK.bright);
  drawCaption(brush, spot.caption, unit, position.side, caption.text, INK[caption.tone]);
}

function veil(brush: Brush, { x, y, width, height }: Rectangle, colour: string, alpha: number): void {
  brush.globalAlpha = alpha;
  brush.fillStyle = colour;
  brush.fillRect(x, y, width, height);
  brush.globalAlpha = 1;
}

/** A position's pieces; with a move, the piece that makes it comes back from where it leads, `glide` of the way (0..1). */
function drawPieces(
  brush: Brush,
  set: StageSet,
  spot: Spot,
  position: Position,
  move: Neighbour['move'] | null,
  glide: number,
): void {
  const { block, cells } = spot;
  const size = cellOf(block);
  const paint = (side: Side, cell: number) => {
    const at = placeOf(set.board, cell, set.flipped);
    const x = cells.x + at.x * size;
    const y = cells.y + at.y * size;
    if (move === null || side !== position.side || cell !== move.from) {
      paintPiece(brush, side, x, y, block);
      return;
    }
    const to = placeOf(set.board, move.to, set.flipped);
    const back = Math.round((1 - glide) * block.art) * block.scale;
    paintPiece(brush, side, x + (to.x - at.x) * back, y + (to.y - at.y) * back, block);
  };
  if (move !== null) drawTrail(brush, set, spot, position.side, move, glide);
  for (const cell of position.generals) paint('red', cell);
  paint('black', position.pawn);
}

/** From where the move leads, back to where the piece stands: how far, how wide (of the piece) and how strong a trace is. */
const TRAIL = [
  [0, 0.4, 0.4],
  [0.34, 0.6, 0.6],
  [0.68, 0.8, 0.75],
] as const;

function drawTrail(
  brush: Brush,
  set: StageSet,
  { block, cells }: Spot,
  side: Side,
  move: Neighbour['move'],
  glide: number,
): void {
  const size = cellOf(block);
  const from = placeOf(set.board, move.from, set.flipped);
  const to = placeOf(set.board, move.to, set.flipped);
  for (const [way, part, alpha] of TRAIL) {
    if (way >= glide) continue;
    const back = Math.round((1 - way) * block.art) * block.scale;
    brush.globalAlpha = alpha;
    paintTrace(
      brush,
      side,
      cells.x + from.x * size + (to.x - from.x) * back,
      cells.y + from.y * size + (to.y - from.y) * back,
      block,
      part,
    );
  }
  brush.globalAlpha = 1;
}

/** The side to move and a text, in the middle, with letters as large as there is room for. */
function drawCaption(
  brush: Brush,
  room: Rectangle,
  unit: number,
  side: Side,
  text: string,
  colour: string,
): void {
  const pixels = LETTER_HEIGHT + (text === '' ? 0 : SPACE + textWidth(text));
  const scale = Math.max(1, Math.min(unit, Math.floor(room.width / pixels)));
  const x = room.x + Math.floor((room.width - pixels * scale) / 2);
  paintSide(brush, side, x, room.y, scale);
  if (text !== '') paintText(brush, text, x + (LETTER_HEIGHT + SPACE) * scale, room.y, scale, colour);
}
