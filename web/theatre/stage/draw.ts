import type { Board } from '../../model/board.ts';
import { piecesOf } from '../../model/pieces.ts';
import { type Brush, paintPiece } from './art.ts';
import { drawBoard, drawSmallBoard, type StageBoard } from './draw-board.ts';
import type { Spot } from './layout.ts';
import { INK } from './palette.ts';
import { GAP } from './plan.ts';
import { cornerOf, type StageSet } from './set.ts';

/** What a stage shows at one moment. */
export interface StagePicture {
  /** A position, or the pieces of a board that lacks others. */
  readonly large: StageBoard | Board;
  readonly small: readonly StageBoard[];
  /** The number of small boards before a gap, which stands for others that are not shown; null if there is none. */
  readonly gapAfter?: number | null;
}

export function drawStage(brush: Brush, set: StageSet, { large, small, gapAfter }: StagePicture): void {
  brush.globalAlpha = 1;
  brush.drawImage(set.backdrop, 0, 0);
  if ('position' in large) drawBoard(brush, set, set.layout.large, large);
  else drawPiecesOf(brush, set, large);
  for (const [index, each] of small.entries()) {
    const spot = set.layout.small[index];
    if (spot === undefined) break;
    drawSmallBoard(brush, set, spot, each);
    if (gapAfter === index + 1) paintGap(brush, set, spot);
  }
}

function drawPiecesOf(brush: Brush, set: StageSet, board: Board): void {
  const { large } = set.layout;
  for (const { kind, cell } of piecesOf(board, null)) {
    const { x, y } = cornerOf(set, large, cell);
    paintPiece(brush, kind === 'pawn' ? 'black' : 'red', x, y, large.block, 'plain');
  }
}

/** Side of a dot, in units. */
const DOT = 2;

/** Paints three dots after a small board. */
function paintGap(brush: Brush, { layout: { unit } }: StageSet, { cells, caption }: Spot): void {
  brush.fillStyle = INK.plain;
  const x = caption.x + caption.width + Math.floor((GAP - DOT) / 2) * unit;
  const middle = cells.y + Math.floor(cells.height / 2);
  for (const nth of [-1, 0, 1]) brush.fillRect(x, middle + nth * 2 * DOT * unit, DOT * unit, DOT * unit);
}
