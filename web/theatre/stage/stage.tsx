import './stage.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { withoutPieces } from '../../model/board.ts';
import { useMedia } from '../../page/controls/use-media.ts';
import type { Brush } from './art.ts';
import { drawStage, paintBackdrop, paintSmallBoard, type StageSet } from './draw.ts';
import { type StageLayout, stageLayout } from './layout.ts';
import { FINAL } from './motion.ts';
import { createPlay, hasNews } from './play.ts';
import { mostNeighbours, type StageScene } from './scene.ts';
import { type DeviceSize, watchSize } from './size.ts';

interface Props {
  readonly scene: StageScene;
  readonly flipped: boolean;
  readonly label: string;
  /** Shows the end of each scene at once. */
  readonly still: boolean;
  /** What lies over the boards, `density` device pixels to a CSS pixel. */
  readonly over?: (layout: StageLayout, density: number) => ComponentChildren;
}

/** The position taken from the queue and those before it. A scene is played once, when it is new. */
export function Stage({ scene, flipped, label, still, over }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [play] = useState(createPlay);
  const played = useRef<StageScene | null>(null);
  const size = useSize(frame);
  const isStill = useMedia('(prefers-reduced-motion: reduce)') || still;
  const set = useSet(scene.board, flipped, size);

  useLayoutEffect(() => {
    const element = canvas.current;
    const brush = element?.getContext('2d', { alpha: false });
    if (!element || !brush || set === null || size === null) return;
    fit(element, set, size);
    const isNew = played.current !== scene;
    played.current = scene;
    if (isNew && !isStill && hasNews(scene))
      return play(scene, (phase) => drawStage(brush, set, scene, phase));
    drawStage(brush, set, scene, FINAL);
  }, [scene, set, size, isStill, play]);

  return (
    <div class="stage" ref={frame}>
      <canvas ref={canvas} role="img" aria-label={label} />
      {set !== null && size !== null && over?.(set.layout, size.density)}
    </div>
  );
}

export function useSize(frame: { readonly current: HTMLElement | null }): DeviceSize | null {
  const [size, setSize] = useState<DeviceSize | null>(null);
  useLayoutEffect(() => {
    if (frame.current === null) return;
    return watchSize(frame.current, (now) =>
      setSize((before) => (before !== null && sameSize(before, now) ? before : now)),
    );
  }, [frame]);
  return size;
}

function sameSize(a: DeviceSize, b: DeviceSize): boolean {
  return a.width === b.width && a.density === b.density && a.tallest === b.tallest;
}

function useSet(drawn: StageScene['board'], flipped: boolean, size: DeviceSize | null): StageSet | null {
  const { rows, columns, cells } = withoutPieces(drawn);
  return useMemo(() => {
    if (size === null) return null;
    const board = { rows, columns, cells };
    const layout = stageLayout(size.width, rows, columns, mostNeighbours(board), size.density, size.tallest);
    const [spot] = layout.small;
    const shape = { board, flipped };
    return {
      layout,
      board,
      flipped,
      backdrop: picture(layout.width, layout.height, (brush) => paintBackdrop(brush, layout, shape)),
      smallBoard: picture(spot?.cells.width ?? 1, spot?.cells.height ?? 1, (brush) =>
        paintSmallBoard(brush, layout, shape),
      ),
    };
  }, [rows, columns, cells, flipped, size]);
}

export function picture(width: number, height: number, paint: (brush: Brush) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d', { alpha: false });
  if (brush !== null) paint(brush);
  return canvas;
}

/** Gives the canvas a pixel for each of the screen's. */
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
