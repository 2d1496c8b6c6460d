import type { Position } from '../../../wasm/rubicon.ts';
import { type Board, cellsWith, GENERAL, PAWN } from '../../model/board.ts';
import type { Neighbour } from '../model/scene.ts';
import { type Brush, paintPiece } from './art.ts';
import { type Caption, captionOf, standingOf, valueText } from './caption.ts';
import { drawBoard, drawSmallBoard } from './draw-board.ts';
import type { Spot, StageLayout } from './layout.ts';
import { FINAL, type Phase } from './motion.ts';
import { INK, NEWS_COLOURS } from './palette.ts';
import type { StageScene } from './scene.ts';
import { cornerOf, paintBackdrop, type Shape, type StageSet } from './set.ts';
import type { Sign } from './sign.ts';

/** Paints the backdrop of a run's stage: the large board, and the empty places of the small ones. */
export function paintStageBackdrop(brush: Brush, layout: StageLayout, shape: Shape): void {
  const { unit } = layout;
  paintBackdrop(brush, layout, shape);
  for (const { cells } of layout.small) {
    brush.fillStyle = INK.socket;
    brush.fillRect(cells.x - unit, cells.y - unit, cells.width + 2 * unit, cells.height + 2 * unit);
  }
}

/** Draws a scene of a run; `phase` is that of the neighbour whose turn it is. */
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

/** The pieces of a board that lacks others. */
function drawOwn(brush: Brush, set: StageSet, board: Board): void {
  const { large } = set.layout;
  const cells = { red: cellsWith(board, GENERAL), black: cellsWith(board, PAWN) };
  for (const side of ['red', 'black'] as const)
    for (const cell of cells[side]) {
      const { x, y } = cornerOf(set, large, cell);
      paintPiece(brush, side, x, y, large.block, 'plain');
    }
}

function drawTaken(brush: Brush, set: StageSet, { lit, value }: StageScene, position: Position): void {
  const { side } = position;
  const sign = signOf({
    text: value ? valueText(value, side) : '',
    dots: null,
    tone: value ? standingOf(value, side) : 'plain',
  });
  drawBoard(brush, set, set.layout.large, { position, trail: null, isLit: lit, sign });
}

const DIMMED = 0.55;

function drawNeighbour(brush: Brush, set: StageSet, spot: Spot, neighbour: Neighbour, phase: Phase): void {
  const { turn, position, move, news } = neighbour;
  const isComing = turn === 'coming';
  const hasArrived = !isComing && phase.glide === 1;
  const caption = captionOf(
    neighbour,
    !hasArrived ? 'before' : phase.tint === 'settled' ? 'settled' : 'told',
  );
  drawSmallBoard(brush, set, spot, {
    position,
    trail: isComing ? null : { move, isBack: true, glide: phase.glide },
    colours: !isComing && (news === 'won' || news === 'lost') ? NEWS_COLOURS[news] : null,
    tint: phase.tint,
    veil: isComing ? DIMMED : 0,
    isFramed: turn === 'now',
    sign: signOf(caption),
  });
}

function signOf({ text, dots, tone }: Caption): Sign {
  return { text, dots, dotScale: 1, lit: INK[tone], colour: INK[tone] };
}
