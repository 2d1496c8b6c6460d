import type { Position, Value } from '../../../../wasm/rubicon.ts';
import { moveBetween } from '../../model/frame.ts';
import type { Brush } from '../../stage/art.ts';
import { standingOf, valueText } from '../../stage/caption.ts';
import { type BoardPicture, drawBoard, drawSmallBoard } from '../../stage/draw-board.ts';
import type { Spot } from '../../stage/layout.ts';
import type { Phase } from '../../stage/motion.ts';
import { INK, NEWS_COLOURS } from '../../stage/palette.ts';
import { drawPieces } from '../../stage/pieces.ts';
import { GAP } from '../../stage/plan.ts';
import type { StageSet } from '../../stage/set.ts';
import type { Sign } from '../../stage/sign.ts';
import type { SmallBoard, TourScene } from '../model/scene.ts';

/** Draws a scene in a phase of its motion. */
export function drawTour(brush: Brush, set: StageSet, scene: TourScene, phase: Phase): void {
  brush.globalAlpha = 1;
  brush.drawImage(set.backdrop, 0, 0);
  drawBoard(brush, set, set.layout.large, largePicture(scene, phase));
  for (const [index, small] of scene.small.entries()) {
    const spot = set.layout.small[index];
    if (spot === undefined) break;
    // During a walk the small boards are its steps.
    const isFramed = scene.walk.length === 0 ? small.turn === 'now' : Math.floor(phase.walked ?? 0) === index;
    const picture = smallPicture(small, small.turn === 'now' ? phase.glide : 1);
    drawSmallBoard(brush, set, spot, { ...picture, isFramed });
    if (scene.gapAfter === index + 1) paintGap(brush, set, spot);
  }
}

/** Draws one of the positions of a race. */
export function drawPassing(brush: Brush, set: StageSet, position: Position): void {
  brush.globalAlpha = 1;
  brush.drawImage(set.backdrop, 0, 0);
  drawPieces(brush, set, set.layout.large, position);
}

function largePicture(scene: TourScene, phase: Phase): BoardPicture {
  const { position, isLit, isMarked, isNews, last, walk } = scene;
  const value = isNews && phase.glide < 1 ? null : scene.value;
  const tint = isNews ? phase.tint : 'settled';
  const counter = tint === 'none' ? null : scene.counter;
  return {
    position,
    trail: last && { move: last, isBack: false, glide: phase.glide },
    ahead: scene.move,
    isLit,
    colours: coloursOf(position, value),
    tint,
    sign: signOf(position, value, { counter, isMarked }),
    ...stepOf(walk, phase.walked ?? 0),
  };
}

/** Where the large board is after `walked` steps of a walk; null if it is not on one. */
function stepOf(walk: readonly Position[], walked: number): Pick<BoardPicture, 'position' | 'trail'> | null {
  if (walk.length === 0 || !Number.isFinite(walked)) return null;
  const step = Math.min(Math.floor(walked), walk.length - 2);
  const [from, to] = [walk[step], walk[step + 1]];
  if (from === undefined || to === undefined) return null;
  const glide = Math.min(1, (walked - step) / 0.99);
  return { position: to, trail: { move: moveBetween(from, to), isBack: false, glide } };
}

/** Opacity of the background over boards that no longer matter. */
const ASIDE = 0.6;

function smallPicture({ position, move, turn, value }: SmallBoard, glide: number): BoardPicture {
  const known = glide === 1 ? value : null;
  const isAside = turn === 'aside';
  return {
    position,
    trail: move && { move, isBack: false, glide },
    colours: coloursOf(position, known),
    tint: 'settled',
    veil: isAside ? ASIDE : 0,
    sign: signOf(position, known, { isAside }),
  };
}

function coloursOf({ side }: Position, value: Value | null) {
  return value && NEWS_COLOURS[standingOf(value, side)];
}

/** Side of a dot, in units. */
const DOT = 2;

/** Paints three dots after a small board, for the positions of the queue that are not shown. */
function paintGap(brush: Brush, { layout: { unit } }: StageSet, { cells, caption }: Spot): void {
  brush.fillStyle = INK.plain;
  const x = caption.x + caption.width + Math.floor((GAP - DOT) / 2) * unit;
  const middle = cells.y + Math.floor(cells.height / 2);
  for (const nth of [-1, 0, 1]) brush.fillRect(x, middle + nth * 2 * DOT * unit, DOT * unit, DOT * unit);
}

/** Scale of a counter's dots compared with those of a run, up to IN_A_ROW of them: a loss is about its counter. */
const DOTS = 2;
const IN_A_ROW = 4;

/** The counter of a position and its value, or `?` if that is unknown. */
function signOf(
  { side }: Position,
  value: Value | null,
  {
    counter = null,
    isMarked = true,
    isAside = false,
  }: { readonly counter?: TourScene['counter']; readonly isMarked?: boolean; readonly isAside?: boolean },
): Sign {
  const text = value === null ? '?' : valueText(value, side);
  return {
    dots: counter,
    dotScale: counter !== null && counter.of > IN_A_ROW ? 1 : DOTS,
    lit: INK.plain,
    text: isMarked && (counter === null || value !== null) ? text : '',
    colour: isAside || value === null ? INK.dim : INK[standingOf(value, side)],
  };
}
