import './stage.css';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { useMedia } from '../../page/controls/use-media.ts';
import type { Brush } from './art.ts';
import { drawStage, paintStageBackdrop } from './draw.ts';
import { type StageLayout, stageLayout } from './layout.ts';
import { FINAL } from './motion.ts';
import { hasNews, newsMotion, type Play } from './play.ts';
import { mostNeighbours, type StageScene } from './scene.ts';
import type { StageSet } from './set.ts';
import { useCanvas } from './use-canvas.ts';
import { useSet } from './use-set.ts';
import { useSize } from './use-size.ts';

interface Props {
  readonly scene: StageScene;
  readonly flipped: boolean;
  readonly label: string;
  /** Whether to show the end of each scene at once. */
  readonly still: boolean;
  /** Content over the boards, with `density` device pixels per CSS pixel. */
  readonly over?: (layout: StageLayout, density: number) => ComponentChildren;
}

/** Height (CSS px) of a stage with small boards, if the window has it: enough for the explanation of a position. */
const LEAST = 432;

/** The position taken from the queue and its predecessors. A scene is played once, when it is new. */
export function Stage({ scene, flipped, label, still, over }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const played = useRef<StageScene | null>(null);
  const size = useSize(frame);
  const isStill = useMedia('(prefers-reduced-motion: reduce)') || still;
  const { rows, columns, cells } = scene.board;
  const layout = useMemo(
    () =>
      size &&
      stageLayout(
        size.width,
        rows,
        columns,
        mostNeighbours({ rows, columns, cells }),
        size.density,
        size.tallest,
      ),
    [rows, columns, cells, size],
  );
  const set = useSet(layout, scene.board, flipped, paintStageBackdrop);

  const draw = (brush: Brush, set: StageSet, play: Play) => {
    const isNew = played.current !== scene;
    played.current = scene;
    if (isNew && !isStill && hasNews(scene))
      return play(newsMotion(scene), (phase) => drawStage(brush, set, scene, phase));
    drawStage(brush, set, scene, FINAL);
  };
  const canvas = useCanvas(set, size, draw, [scene, isStill]);

  return (
    <div
      class="stage"
      ref={frame}
      style={{ minHeight: size ? `${Math.min(size.tallest, LEAST)}px` : undefined }}
    >
      <div class="stage-picture">
        <canvas ref={canvas} role="img" aria-label={label} />
        {set !== null && size !== null && over?.(set.layout, size.density)}
      </div>
    </div>
  );
}
