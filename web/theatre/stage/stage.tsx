import './stage.css';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { useMedia } from '../../page/controls/use-media.ts';
import type { Brush } from './art.ts';
import { drawStage } from './draw.ts';
import type { StageLayout } from './layout.ts';
import { stageLayouts } from './layouts.ts';
import { FINAL } from './motion.ts';
import type { Boards, PlanStyle } from './plan.ts';
import type { Play } from './play.ts';
import type { StageSet } from './set.ts';
import type { Show } from './show.ts';
import { useCanvas } from './use-canvas.ts';
import { useSet } from './use-set.ts';
import { useSize } from './use-size.ts';

interface Props {
  readonly style: PlanStyle;
  /** The boards of every show: the stage is as high as the highest. */
  readonly all: readonly Boards[];
  readonly show: Show;
  readonly flipped: boolean;
  readonly label: string;
  /** Whether to show the end of each motion at once. */
  readonly still?: boolean;
  /** Content over the boards, with `density` device pixels per CSS pixel. */
  readonly over?: (layout: StageLayout, density: number) => ComponentChildren;
}

/** The stage of the theatre: a large board, and small ones around it. */
export function Stage({ style, all, show, flipped, label, still = false, over }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const played = useRef<Show | null>(null);
  const size = useSize(frame);
  const isStill = useMedia('(prefers-reduced-motion: reduce)') || still;
  const layouts = useMemo(() => size && stageLayouts(style, all, size), [style, all, size]);
  const set = useSet(layouts?.of(show.boards) ?? null, show.board, flipped);

  const draw = (brush: Brush, set: StageSet, play: Play) => {
    const { motion, pictureAt } = show;
    const isNew = played.current !== show;
    played.current = show;
    if (isNew && !isStill && motion !== null)
      return play(motion, (phase) => drawStage(brush, set, pictureAt(phase)));
    drawStage(brush, set, pictureAt(FINAL));
  };
  const canvas = useCanvas(set, size, draw, [show, isStill]);

  return (
    <div class="stage" ref={frame} style={{ minHeight: layouts ? `${layouts.height}px` : undefined }}>
      <div class="stage-picture">
        <canvas ref={canvas} role="img" aria-label={label} />
        {set !== null && size !== null && over?.(set.layout, size.density)}
      </div>
    </div>
  );
}
