import type { Move, Position, Side, Value } from '../../../../wasm/rubicon.ts';
import type { Board } from '../../../model/board.ts';
import { otherSide } from '../../../model/line.ts';
import { placeOf } from '../../../page/board/view-order.ts';
import { moveBetween } from '../../model/frame.ts';
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
} from '../../stage/art.ts';
import { LETTER_HEIGHT, textWidth } from '../../stage/font.ts';
import type { Rectangle, Spot, StageLayout } from '../../stage/layout.ts';
import { INK, NEWS_COLOURS } from '../../stage/palette.ts';
import { cellOf, FRAME, SPACE } from '../../stage/plan.ts';
import type { SmallBoard, TourScene } from '../model/scene.ts';
import type { TourPhase } from './motion.ts';

/** What stays while the sentences of a chapter follow each other, and the pictures of it that are made once. */
export interface TourSet {
  readonly layout: StageLayout;
  readonly board: Board;
  readonly flipped: boolean;
  readonly backdrop: CanvasImageSource;
  readonly smallBoard: CanvasImageSource;
}

/** Paints what is to be a set's backdrop: the large board, and nothing beside it. */
export function paintTourBackdrop(
  brush: Brush,
  layout: StageLayout,
  { board, flipped }: Pick<TourSet, 'board' | 'flipped'>,
): void {
  brush.fillStyle = INK.back;
  brush.fillRect(0, 0, layout.width, layout.height);
  paintCells(brush, layout.large, board, flipped);
}

/** Draws a scene in a phase of its motion. */
export function drawTour(brush: Brush, set: TourSet, scene: TourScene, phase: TourPhase): void {
  brush.globalAlpha = 1;
  brush.drawImage(set.backdrop, 0, 0);
  drawLarge(brush, set, scene, phase);
  for (const [index, small] of scene.small.entries()) {
    const spot = set.layout.small[index];
    if (spot === undefined) break;
    // Along a walk the boards beside are its steps.
    const isNow = scene.walk.length > 0 ? Math.floor(phase.walked) === index : small.turn === 'now';
    drawSmall(brush, set, spot, small, isNow, small.turn === 'now' ? phase.glide : 1);
  }
}

/** Draws a position that flies by. */
export function drawPassing(brush: Brush, set: TourSet, position: Position): void {
  brush.globalAlpha = 1;
  brush.drawImage(set.backdrop, 0, 0);
  drawPieces(brush, set, set.layout.large, position);
}

/** The tint over a board whose value is known: while it flashes, when it is news, and from then on. */
const TINT = { none: 0, strong: 0.75, settled: 0.3 } as const;
/** Of the background, over boards that are of no more concern. */
const ASIDE = 0.6;

function drawLarge(brush: Brush, set: TourSet, scene: TourScene, phase: TourPhase): void {
  const { large, unit } = set.layout;
  const { position, isLit } = scene;
  const value = scene.isNews && phase.glide < 1 ? null : scene.value;
  if (isLit) for (const cell of [...position.generals, position.pawn]) lightCell(brush, set, cell);
  const tint = scene.isNews ? phase.tint : 'settled';
  if (value !== null && !isLit) paintTint(brush, large.cells, position.side, value, tint, unit);
  if (scene.walk.length > 0 && Number.isFinite(phase.walked)) drawWalk(brush, set, scene.walk, phase.walked);
  else {
    const { move, last } = scene;
    if (move !== null) {
      const { x, y } = cornerOf(set, large, move.to);
      paintShadow(brush, position.side, x, y, large.block);
    }
    drawPieces(brush, set, large, position, last, phase.glide);
    if (move !== null) drawArrow(brush, set, large, position.side, move);
  }
  drawCaption(brush, large.caption, unit, position.side, value, tint === 'none' ? null : scene.counter);
}

function lightCell(brush: Brush, set: TourSet, cell: number): void {
  const { block } = set.layout.large;
  const { x, y } = cornerOf(set, set.layout.large, cell);
  paintLit(brush, x, y, block);
}

function drawSmall(
  brush: Brush,
  set: TourSet,
  spot: Spot,
  small: SmallBoard,
  isNow: boolean,
  glide: number,
): void {
  const { unit } = set.layout;
  const { cells } = spot;
  const { position, move, turn } = small;
  const value = glide === 1 ? small.value : null;
  brush.drawImage(set.smallBoard, cells.x, cells.y);
  if (value !== null) paintTint(brush, cells, position.side, value, 'settled', unit);
  drawPieces(brush, set, spot, position, move, glide);
  if (turn === 'aside') veil(brush, cells, INK.back, ASIDE);
  if (isNow) paintRing(brush, cells, (FRAME - 1) * unit, unit, INK.bright);
  drawCaption(brush, spot.caption, unit, position.side, value, null, turn === 'aside' ? INK.dim : null);
}

function paintTint(
  brush: Brush,
  cells: Rectangle,
  side: Side,
  value: Value,
  tint: keyof typeof TINT,
  unit: number,
): void {
  if (tint === 'none') return;
  const colour = colourOf(side, value, tint === 'strong');
  veil(brush, cells, colour, TINT[tint]);
  paintRing(brush, cells, 0, unit, colour);
}

function colourOf(side: Side, value: Value, flashes: boolean): string {
  if (value.winner === 'tie') return INK.dim;
  return NEWS_COLOURS[value.winner === side ? 'won' : 'lost'][flashes ? 'flash' : 'settled'];
}

function veil(brush: Brush, { x, y, width, height }: Rectangle, colour: string, alpha: number): void {
  brush.globalAlpha = alpha;
  brush.fillStyle = colour;
  brush.fillRect(x, y, width, height);
  brush.globalAlpha = 1;
}

function cornerOf({ board, flipped }: TourSet, { block, cells }: Spot, cell: number) {
  const at = placeOf(board, cell, flipped);
  return { x: cells.x + at.x * cellOf(block), y: cells.y + at.y * cellOf(block) };
}

/** Where a piece is that has gone so much of the way (0..1) between two cells, on whole pixels of its picture. */
function between(set: TourSet, spot: Spot, { from, to }: Move, way: number) {
  const [a, b] = [cornerOf(set, spot, from), cornerOf(set, spot, to)];
  const { scale } = spot.block;
  const part = (start: number, end: number) => start + Math.round(((end - start) * way) / scale) * scale;
  return { x: part(a.x, b.x), y: part(a.y, b.y) };
}

/** A position's pieces; with a move that has led to it, the piece that made it is on its way, and leaves its shadow. */
function drawPieces(
  brush: Brush,
  set: TourSet,
  spot: Spot,
  { generals, pawn, side }: Position,
  move: Move | null = null,
  glide = 1,
): void {
  const { block } = spot;
  const mover = otherSide(side);
  if (move !== null) {
    const { x, y } = cornerOf(set, spot, move.from);
    paintShadow(brush, mover, x, y, block);
  }
  const placed = (of: Side, cell: number) => {
    const isMoved = move !== null && of === mover && cell === move.to;
    return isMoved ? between(set, spot, move, glide) : cornerOf(set, spot, cell);
  };
  for (const cell of generals) {
    const { x, y } = placed('red', cell);
    paintGeneral(brush, x, y, block);
  }
  const { x, y } = placed('black', pawn);
  paintPawn(brush, x, y, block, generals.includes(pawn) && (move === null || glide === 1));
  if (move !== null && glide === 1) drawArrow(brush, set, spot, mover, move);
}

/** The way of a move, the way that the game goes. */
function drawArrow(brush: Brush, set: TourSet, spot: Spot, side: Side, { from, to }: Move): void {
  const [a, b] = [cornerOf(set, spot, from), cornerOf(set, spot, to)];
  paintArrow(brush, side, a.x, a.y, spot.block, { x: Math.sign(b.x - a.x), y: Math.sign(b.y - a.y) });
}

/** The large board on its way along a walk, so many steps of which are done. */
function drawWalk(brush: Brush, set: TourSet, walk: readonly Position[], walked: number): void {
  const step = Math.min(Math.floor(walked), walk.length - 2);
  const [from, to] = [walk[step], walk[step + 1]];
  if (from === undefined || to === undefined) return;
  const { large } = set.layout;
  const move = moveBetween(from, to);
  drawPieces(brush, set, large, to, move, Math.min(1, (walked - step) / 0.99));
}

/** What is told of a value: a triangle and the distance, up where the side to move wins, or the sign of a tie. */
function markOf(side: Side, value: Value | null): { readonly text: string; readonly colour: string } {
  if (value === null) return { text: '?', colour: INK.dim };
  if (value.winner === 'tie') return { text: '=', colour: INK.plain };
  const isWon = value.winner === side;
  return { text: `${isWon ? '▲' : '▼'}${value.distance}`, colour: isWon ? INK.won : INK.lost };
}

/** The dots of the counter are twice as large as those of a run: they are what a loss is about. */
const DOTS = 2;

/** The side to move, its counter and what is known, in the middle of their room, as large as that allows. */
function drawCaption(
  brush: Brush,
  room: Rectangle,
  unit: number,
  side: Side,
  value: Value | null,
  counter: TourScene['counter'],
  colour: string | null = null,
): void {
  const mark = markOf(side, value);
  const text = counter === null || value !== null ? mark.text : '';
  const dots = counter === null ? 0 : dotsWidth(counter.of) * DOTS;
  const parts = [dots, textWidth(text)].filter((width) => width > 0);
  const pixels = parts.reduce((sum, width) => sum + SPACE + width, LETTER_HEIGHT);
  const scale = Math.max(1, Math.min(unit, Math.floor(room.width / pixels)));
  let x = room.x + Math.floor((room.width - pixels * scale) / 2);
  paintSide(brush, side, x, room.y, scale);
  x += (LETTER_HEIGHT + SPACE) * scale;
  if (counter !== null) {
    // A row of dots begins two of its pixels lower.
    const y = room.y + (1 - 2 * DOTS) * scale;
    paintDots(brush, counter, x, y, scale * DOTS, { lit: INK.plain, out: INK.dim });
    x += (dots + SPACE) * scale;
  }
  if (text !== '') paintText(brush, text, x, room.y, scale, colour ?? mark.colour);
}
