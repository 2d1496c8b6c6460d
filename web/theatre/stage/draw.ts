import type { Position } from '../../../wasm/rubicon.ts';
import { type Board, cellsWith, GENERAL, PAWN } from '../../model/board.ts';
import type { Neighbour } from '../model/scene.ts';
import { type Brush, paintPiece, paintRing } from './art.ts';
import { type Caption, captionOf, markText } from './caption.ts';
import type { Spot, StageLayout } from './layout.ts';
import { FINAL, type Phase } from './motion.ts';
import { INK, NEWS_COLOURS } from './palette.ts';
import { drawPieces } from './pieces.ts';
import { FRAME } from './plan.ts';
import type { StageScene } from './scene.ts';
import { cornerOf, lightPosition, paintBackdrop, type Shape, type StageSet } from './set.ts';
import { paintSign, type Sign } from './sign.ts';
import { paintTint, paintVeil } from './tint.ts';

/** Paints what is to be a stage's backdrop: the large board, and the empty places of the small ones. */
export function paintStageBackdrop(brush: Brush, layout: StageLayout, shape: Shape): void {
  const { unit } = layout;
  paintBackdrop(brush, layout, shape);
  for (const { cells } of layout.small) {
    brush.fillStyle = INK.socket;
    brush.fillRect(cells.x - unit, cells.y - unit, cells.width + 2 * unit, cells.height + 2 * unit);
  }
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
  const cells = { red: cellsWith(board, GENERAL), black: cellsWith(board, PAWN) };
  for (const side of ['red', 'black'] as const)
    for (const cell of cells[side]) {
      const { x, y } = cornerOf(set, large, cell);
      paintPiece(brush, side, x, y, large.block, 'plain');
    }
}

function drawTaken(brush: Brush, set: StageSet, { lit, value }: StageScene, position: Position): void {
  const { large, unit } = set.layout;
  if (lit) lightPosition(brush, set, large, position);
  drawPieces(brush, set, large, position);
  const text = value ? markText({ decided: true, value }, position.side) : '';
  const tone = text === '' ? 'plain' : value?.winner === position.side ? 'won' : 'lost';
  paintSign(brush, large.caption, unit, position.side, signOf({ text, dots: null, tone }));
}

const DIMMED = 0.55;

const COLOURS = { ...NEWS_COLOURS, counted: null, known: null } as const;

function drawNeighbour(brush: Brush, set: StageSet, spot: Spot, neighbour: Neighbour, phase: Phase): void {
  const { unit } = set.layout;
  const { cells } = spot;
  const { turn, position, move } = neighbour;
  const isComing = turn === 'coming';
  const colours = isComing ? null : COLOURS[neighbour.news];
  const hasArrived = !isComing && phase.glide === 1;
  const caption = captionOf(
    neighbour,
    !hasArrived ? 'before' : phase.tint === 'settled' ? 'settled' : 'told',
  );

  brush.drawImage(set.smallBoard, cells.x, cells.y);
  if (colours !== null) paintTint(brush, cells, unit, colours, phase.tint);
  drawPieces(brush, set, spot, position, isComing ? null : { move, isBack: true, glide: phase.glide });
  if (isComing) paintVeil(brush, cells, INK.back, DIMMED);
  if (turn === 'now') paintRing(brush, cells, (FRAME - 1) * unit, unit, INK.bright);
  paintSign(brush, spot.caption, unit, position.side, signOf(caption));
}

function signOf({ text, dots, tone }: Caption): Sign {
  return { text, dots, dotScale: 1, lit: INK[tone], colour: INK[tone] };
}
