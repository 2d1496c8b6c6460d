import type { Position } from '../../../wasm/rubicon.ts';
import type { Board } from '../../model/board.ts';
import { placeOf } from '../../page/board/view-order.ts';
import { type Brush, paintCells, paintLit } from './art.ts';
import type { Spot, StageLayout } from './layout.ts';
import { INK } from './palette.ts';
import { cellOf } from './plan.ts';

/** What stays the same from scene to scene, with its pictures. */
export interface StageSet {
  readonly layout: StageLayout;
  readonly board: Board;
  readonly flipped: boolean;
  /** A picture of the whole stage without anything that changes. */
  readonly backdrop: CanvasImageSource;
  /** A picture of the cells of a small board. */
  readonly smallBoard: CanvasImageSource;
}

/** A board and its orientation. */
export type Shape = Pick<StageSet, 'board' | 'flipped'>;

/** Paints the backdrop: the large board, and the empty places of the small ones if they are seen. */
export function paintBackdrop(brush: Brush, layout: StageLayout, { board, flipped }: Shape): void {
  const { unit } = layout;
  brush.fillStyle = INK.back;
  brush.fillRect(0, 0, layout.width, layout.height);
  paintCells(brush, layout.large, board, flipped);
  if (!layout.hasSockets) return;
  brush.fillStyle = INK.socket;
  for (const { cells } of layout.small)
    brush.fillRect(cells.x - unit, cells.y - unit, cells.width + 2 * unit, cells.height + 2 * unit);
}

/** Paints the cells of a small board, its top left at 0, 0. */
export function paintSmallBoard(brush: Brush, layout: StageLayout, { board, flipped }: Shape): void {
  const [spot] = layout.small;
  if (spot === undefined) return;
  paintCells(brush, { ...spot, cells: { ...spot.cells, x: 0, y: 0 } }, board, flipped);
}

/** The top left corner of a cell. */
export function cornerOf(
  { board, flipped }: Shape,
  { block, cells }: Spot,
  cell: number,
): { x: number; y: number } {
  const at = placeOf(board, cell, flipped);
  return { x: cells.x + at.x * cellOf(block), y: cells.y + at.y * cellOf(block) };
}

/** Lights the cells of a position's pieces. */
export function lightPosition(brush: Brush, set: Shape, spot: Spot, { generals, pawn }: Position): void {
  for (const cell of [...generals, pawn]) {
    const { x, y } = cornerOf(set, spot, cell);
    paintLit(brush, x, y, spot.block);
  }
}
