import type { Position, Side, Value } from '../../../../wasm/rubicon.ts';
import { moveBetween } from '../../model/frame.ts';
import { type Brush, paintRing, paintShadow } from '../../stage/art.ts';
import type { Rectangle, Spot } from '../../stage/layout.ts';
import { INK, NEWS_COLOURS } from '../../stage/palette.ts';
import { drawArrow, drawPieces } from '../../stage/pieces.ts';
import { FRAME, GAP } from '../../stage/plan.ts';
import { cornerOf, lightPosition, type StageSet } from '../../stage/set.ts';
import { paintSign } from '../../stage/sign.ts';
import { paintTint, paintVeil } from '../../stage/tint.ts';
import type { SmallBoard, TourScene } from '../model/scene.ts';
import type { TourPhase } from './motion.ts';

/** Draws a scene in a phase of its motion. */
export function drawTour(brush: Brush, set: StageSet, scene: TourScene, phase: TourPhase): void {
  brush.globalAlpha = 1;
  brush.drawImage(set.backdrop, 0, 0);
  drawLarge(brush, set, scene, phase);
  for (const [index, small] of scene.small.entries()) {
    const spot = set.layout.small[index];
    if (spot === undefined) break;
    // Along a walk the boards beside are its steps.
    const isNow = scene.walk.length > 0 ? Math.floor(phase.walked) === index : small.turn === 'now';
    drawSmall(brush, set, spot, small, isNow, small.turn === 'now' ? phase.glide : 1);
    if (scene.gapAfter === index + 1) paintGap(brush, set, spot);
  }
}

/** Draws a position that flies by. */
export function drawPassing(brush: Brush, set: StageSet, position: Position): void {
  brush.globalAlpha = 1;
  brush.drawImage(set.backdrop, 0, 0);
  drawPieces(brush, set, set.layout.large, position);
}

/** Of the background, over boards that are of no more concern. */
const ASIDE = 0.6;

function drawLarge(brush: Brush, set: StageSet, scene: TourScene, phase: TourPhase): void {
  const { large, unit } = set.layout;
  const { position, isLit, isMarked } = scene;
  const value = scene.isNews && phase.glide < 1 ? null : scene.value;
  if (isLit) lightPosition(brush, set, large, position);
  const tint = scene.isNews ? phase.tint : 'settled';
  if (value !== null && !isLit) paintTint(brush, large.cells, unit, coloursOf(position.side, value), tint);
  if (scene.walk.length > 0 && Number.isFinite(phase.walked)) drawWalk(brush, set, scene.walk, phase.walked);
  else {
    const { move, last } = scene;
    if (move !== null) {
      const { x, y } = cornerOf(set, large, move.to);
      paintShadow(brush, position.side, x, y, large.block);
    }
    drawPieces(brush, set, large, position, last && { move: last, isBack: false, glide: phase.glide });
    if (move !== null) drawArrow(brush, set, large, position.side, move);
  }
  paintCaption(brush, set, large.caption, position.side, value, {
    counter: tint === 'none' ? null : scene.counter,
    isMarked,
  });
}

function drawSmall(
  brush: Brush,
  set: StageSet,
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
  if (value !== null) paintTint(brush, cells, unit, coloursOf(position.side, value), 'settled');
  drawPieces(brush, set, spot, position, move && { move, isBack: false, glide });
  if (turn === 'aside') paintVeil(brush, cells, INK.back, ASIDE);
  if (isNow) paintRing(brush, cells, (FRAME - 1) * unit, unit, INK.bright);
  paintCaption(brush, set, spot.caption, position.side, value, { isAside: turn === 'aside' });
}

/** In units. */
const DOT = 2;

/** Three dots after a small board: others follow that are not shown. */
function paintGap(brush: Brush, { layout: { unit } }: StageSet, { cells, caption }: Spot): void {
  brush.fillStyle = INK.plain;
  const x = caption.x + caption.width + Math.floor((GAP - DOT) / 2) * unit;
  const middle = cells.y + Math.floor(cells.height / 2);
  for (const nth of [-1, 0, 1]) brush.fillRect(x, middle + nth * 2 * DOT * unit, DOT * unit, DOT * unit);
}

const TIE = { flash: INK.dim, settled: INK.dim };

function coloursOf(side: Side, value: Value): { readonly flash: string; readonly settled: string } {
  if (value.winner === 'tie') return TIE;
  return NEWS_COLOURS[value.winner === side ? 'won' : 'lost'];
}

/** The large board on its way along a walk, so many steps of which are done. */
function drawWalk(brush: Brush, set: StageSet, walk: readonly Position[], walked: number): void {
  const step = Math.min(Math.floor(walked), walk.length - 2);
  const [from, to] = [walk[step], walk[step + 1]];
  if (from === undefined || to === undefined) return;
  const glide = Math.min(1, (walked - step) / 0.99);
  drawPieces(brush, set, set.layout.large, to, { move: moveBetween(from, to), isBack: false, glide });
}

/** What is told of a value: a triangle and the distance, up where the side to move wins, or the sign of a tie. */
function markOf(side: Side, value: Value | null): { readonly text: string; readonly colour: string } {
  if (value === null) return { text: '?', colour: INK.dim };
  if (value.winner === 'tie') return { text: '=', colour: INK.plain };
  const isWon = value.winner === side;
  return { text: `${isWon ? '▲' : '▼'}${value.distance}`, colour: isWon ? INK.won : INK.lost };
}

/** A loss is about its counter: so many times larger are the dots than those of a run, where they lie in one row. */
const DOTS = 2;
const IN_A_ROW = 4;

/** The side to move, its counter and what is known. */
function paintCaption(
  brush: Brush,
  { layout: { unit } }: StageSet,
  room: Rectangle,
  side: Side,
  value: Value | null,
  {
    counter = null,
    isMarked = true,
    isAside = false,
  }: { readonly counter?: TourScene['counter']; readonly isMarked?: boolean; readonly isAside?: boolean },
): void {
  const { text, colour } = markOf(side, value);
  paintSign(brush, room, unit, side, {
    dots: counter,
    dotScale: counter !== null && counter.of > IN_A_ROW ? 1 : DOTS,
    lit: INK.plain,
    text: isMarked && (counter === null || value !== null) ? text : '',
    colour: isAside ? INK.dim : colour,
  });
}
