import type { Position, Side } from '../../../wasm/rubicon.ts';
import { type Board, cellsWith, GENERAL, PAWN } from '../../model/board.ts';
import { placeOf } from '../../page/board/view-order.ts';
import type { Neighbour } from '../model/scene.ts';
import {
  type Brush,
  dotsWidth,
  paintArrow,
  paintCells,
  paintDots,
  paintGeneral,
  paintLit,
  paintPawn,
  paintRing,
  paintShadow,
  paintSide,
  paintText,
} from './art.ts';
import { type Caption, captionOf, markText } from './caption.ts';
import { LETTER_HEIGHT, textWidth } from './font.ts';
import type { Rectangle, Spot, StageLayout } from './layout.ts';
import { FINAL, type Phase } from './motion.ts';
import { INK, NEWS_COLOURS } from './palette.ts';
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
  if (scene.position !== null) drawTaken(brush, set, scene, scene.position);
  else drawOwn(brush, set, scene.board);
  for (let index = 0; index < layout.small.length; index++) {
    const neighbour = scene.neighbours[index];
    const spot = layout.small[index];
    if (neighbour === undefined || spot === undefined) break;
    drawNeighbour(brush, set, spot, neighbour, neighbour.turn === 'now' ? phase : FINAL);
  }
}

/** The pieces that a board has which lacks others. */
function drawOwn(brush: Brush, set: StageSet, board: Board): void {
  const { large } = set.layout;
  for (const cell of cellsWith(board, GENERAL)) {
    const { x, y } = cornerOf(set, large, cell);
    paintGeneral(brush, x, y, large.block);
  }
  for (const cell of cellsWith(board, PAWN)) {
    const { x, y } = cornerOf(set, large, cell);
    paintPawn(brush, x, y, large.block, false);
  }
}

/** The left top of a cell. */
function cornerOf(set: StageSet, { block, cells }: Spot, cell: number): { x: number; y: number } {
  const at = placeOf(set.board, cell, set.flipped);
  return { x: cells.x + at.x * cellOf(block), y: cells.y + at.y * cellOf(block) };
}

function drawTaken(brush: Brush, set: StageSet, { lit, value }: StageScene, position: Position): void {
  const { large, unit } = set.layout;
  if (lit) {
    for (const cell of position.generals) lightCell(brush, set, large, cell);
    lightCell(brush, set, large, position.pawn);
  }
  drawPieces(brush, set, large, position, null, 1);
  const text = value ? markText({ decided: true, value }, position.side) : '';
  const tone = text === '' ? 'plain' : value?.winner === position.side ? 'won' : 'lost';
  drawCaption(brush, large.caption, unit, position.side, { text, dots: null, tone });
}

function lightCell(brush: Brush, set: StageSet, spot: Spot, cell: number): void {
  const { x, y } = cornerOf(set, spot, cell);
  paintLit(brush, x, y, spot.block);
}

/** The tint over the cells of a decided board, while it flashes and when it is settled. */
const TINT = { none: 0, strong: 0.75, settled: 0.3 } as const;
const DIMMED = 0.55;

const COLOURS = { ...NEWS_COLOURS, counted: null, known: null } as const;

function drawNeighbour(brush: Brush, set: StageSet, spot: Spot, neighbour: Neighbour, phase: Phase): void {
  const { unit } = set.layout;
  const { cells } = spot;
  const { turn, position, move } = neighbour;
  const isComing = turn === 'coming';
  const colour = isComing ? null : COLOURS[neighbour.news];
  const hasArrived = !isComing && phase.glide === 1;
  const caption = captionOf(
    neighbour,
    !hasArrived ? 'before' : phase.tint === 'settled' ? 'settled' : 'told',
  );

  brush.drawImage(set.smallBoard, cells.x, cells.y);
  if (colour !== null && phase.tint !== 'none') {
    const shown = phase.tint === 'strong' ? colour.flash : colour.settled;
    veil(brush, cells, shown, TINT[phase.tint]);
    paintRing(brush, cells, 0, unit, shown);
  }
  drawPieces(brush, set, spot, position, isComing ? null : move, phase.glide);
  if (isComing) veil(brush, cells, INK.back, DIMMED);
  if (turn === 'now') paintRing(brush, cells, (FRAME - 1) * unit, unit, INK.bright);
  drawCaption(brush, spot.caption, unit, position.side, caption);
}

function veil(brush: Brush, { x, y, width, height }: Rectangle, colour: string, alpha: number): void {
  brush.globalAlpha = alpha;
  brush.fillStyle = colour;
  brush.fillRect(x, y, width, height);
  brush.globalAlpha = 1;
}

/**
 * A position's pieces; with a move, the piece that makes it comes back from where it leads, `glide` of the way (0..1). It
 * leaves its shadow there, and an arrow: the way the game goes.
 */
function drawPieces(
  brush: Brush,
  set: StageSet,
  spot: Spot,
  position: Position,
  move: Neighbour['move'] | null,
  glide: number,
): void {
  const { block } = spot;
  const { generals, pawn, side } = position;
  const from = move && cornerOf(set, spot, move.from);
  const to = move && cornerOf(set, spot, move.to);
  const back = Math.round((1 - glide) * block.art) / block.art;
  const placed = (mover: Side, cell: number) => {
    const { x, y } = cornerOf(set, spot, cell);
    if (to === null || mover !== side || cell !== move?.from) return { x, y };
    return { x: x + (to.x - x) * back, y: y + (to.y - y) * back };
  };
  if (to !== null && back < 1) paintShadow(brush, side, to.x, to.y, block);
  for (const cell of generals) {
    const { x, y } = placed('red', cell);
    paintGeneral(brush, x, y, block);
  }
  const { x, y } = placed('black', pawn);
  paintPawn(brush, x, y, block, generals.includes(pawn));
  if (from === null || to === null || back > 0) return;
  const way = { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
  paintArrow(brush, side, from.x, from.y, block, way);
}

/** The side to move and its mark or counter, in the middle, with letters as large as there is room for. */
function drawCaption(brush: Brush, room: Rectangle, unit: number, side: Side, caption: Caption): void {
  const { text, dots, tone } = caption;
  const width = dots === null ? textWidth(text) : dotsWidth(dots.of);
  const pixels = LETTER_HEIGHT + (width === 0 ? 0 : SPACE + width);
  const scale = Math.max(1, Math.min(unit, Math.floor(room.width / pixels)));
  const x = room.x + Math.floor((room.width - pixels * scale) / 2);
  paintSide(brush, side, x, room.y, scale);
  const after = x + (LETTER_HEIGHT + SPACE) * scale;
  if (dots !== null) paintDots(brush, dots, after, room.y, scale, { lit: INK[tone], out: INK.dim });
  else if (text !== '') paintText(brush, text, after, room.y, scale, INK[tone]);
}
