import type { Position } from '../../../wasm/rubicon.ts';
import type { Board } from '../../model/board.ts';
import { placeOf } from '../../page/board/view-order.ts';
import { type Brush, paintCells, paintLit } from './art.ts';
import type { Spot, StageLayout } from './layout.ts';
import { INK } from './palette.ts';
import { cellOf } from './plan.ts';

/** What stays while scenes change, and the pictures of it that are made once. */
export interface StageSet {
  readonly layout: StageLayout;
  readonly board: Board;
  readonly flipped: boolean;
  /** As large as the stage: all that is the same in every scene. */
  readonly backdrop: CanvasImageSource;
  /** The cells of a small board, its left top at 0, 0. */
  readonly smallBoard: CanvasImageSource;
}

/** A board as it is seen. */
export type Shape = Pick<StageSet, 'board' | 'flipped'>;

/** Paints what is to be a set's backdrop: the large board, and nothing beside it. */
export function paintBackdrop(brush: Brush, layout: StageLayout, { board, flipped }: Shape): void {
  brush.fillStyle = INK.back;
  brush.fillRect(0, 0, layout.width, layout.height);
  paintCells(brush, layout.large, board, flipped);
}

/** Paints what is to be a set's small board. */
export function paintSmallBoard(brush: Brush, layout: StageLayout, { board, flipped }: Shape): void {
  const [spot] = layout.small;
  if (spot === undefined) return;
  paintCells(brush, { ...spot, cells: { ...spot.cells, x: 0, y: 0 } }, board, flipped);
}

/** The left top of a cell. */
export function cornerOf(
  { board, flipped }: Shape,
  { block, cells }: Spot,
  cell: number,
): { x: number; y: number } {
  const at = placeOf(board, cell, flipped);
  return { x: cells.x + at.x * cellOf(block), y: cells.y + at.y * cellOf(block) };
}

/** Lets the cells of a position's pieces glow. */
export function lightPosition(brush: Brush, set: Shape, spot: Spot, { generals, pawn }: Position): void {
  for (const cell of [...generals, pawn]) {
    const { x, y } = cornerOf(set, spot, cell);
    paintLit(brush, x, y, spot.block);
  }
}
