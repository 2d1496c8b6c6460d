import { useMemo } from 'preact/hooks';
import { type Board, withoutPieces } from '../../model/board.ts';
import type { Brush } from './art.ts';
import type { StageLayout } from './layout.ts';
import { paintBackdrop, paintSmallBoard, type Shape, type StageSet } from './set.ts';
import type { DeviceSize } from './size.ts';

/** The set of a board in a layout, made again only if it differs; null without a layout. */
export function useSet(layout: StageLayout | null, drawn: Board, flipped: boolean): StageSet | null {
  const { rows, columns, cells } = withoutPieces(drawn);
  return useMemo(
    () => layout && setOf(layout, { board: { rows, columns, cells }, flipped }),
    [layout, rows, columns, cells, flipped],
  );
}

/** The set of a board without its pieces in a layout. */
export function setOf(layout: StageLayout, shape: Shape): StageSet {
  const [spot] = layout.small;
  return {
    ...shape,
    layout,
    backdrop: picture(layout.width, layout.height, (brush) => paintBackdrop(brush, layout, shape)),
    smallBoard: picture(spot?.cells.width ?? 1, spot?.cells.height ?? 1, (brush) =>
      paintSmallBoard(brush, layout, shape),
    ),
  };
}

function picture(width: number, height: number, paint: (brush: Brush) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d', { alpha: false });
  if (brush !== null) paint(brush);
  return canvas;
}

/** Gives the canvas one pixel per device pixel. */
export function fit(
  canvas: HTMLCanvasElement,
  { layout: { width, height } }: StageSet,
  { density }: DeviceSize,
): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  canvas.style.width = `${width / density}px`;
  canvas.style.height = `${height / density}px`;
}
