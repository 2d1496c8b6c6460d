import '../stage/stage.css';
import { useMemo, useRef } from 'preact/hooks';
import type { Brush } from '../stage/art.ts';
import { FINAL } from '../stage/motion.ts';
import { eachFrame, type Play } from '../stage/play.ts';
import { paintBackdrop, type StageSet } from '../stage/set.ts';
import { useCanvas } from '../stage/use-canvas.ts';
import { useSet } from '../stage/use-set.ts';
import { useSize } from '../stage/use-size.ts';
import type { Beat } from './model/beats.ts';
import { RACE } from './model/pace.ts';
import { drawPassing, drawTour } from './picture/draw.ts';
import { tourLayouts } from './picture/layouts.ts';
import { tourPhaseAt } from './picture/motion.ts';

interface Props {
  readonly beats: readonly Beat[];
  readonly beat: Beat;
  readonly racing: boolean;
  readonly flipped: boolean;
  readonly label: string;
  /** Whether to show the end of each motion at once. */
  readonly still: boolean;
}

/** The picture of a sentence. Its motion is played once, when it is new. */
export function TourStage({ beats, beat, racing, flipped, label, still }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const played = useRef<Beat | null>(null);
  const size = useSize(frame);
  const { scene, race } = beat;
  const layouts = useMemo(() => {
    if (size === null) return null;
    return tourLayouts(beats, size, Math.max(SHORTEST, roomFor(frame.current)));
  }, [beats, size]);
  const layout = layouts?.of(beat) ?? null;
  const set = useSet(layout, scene.board, flipped, paintBackdrop);

  const draw = (brush: Brush, set: StageSet, play: Play) => {
    const isNew = played.current !== beat;
    if (racing && !still) {
      const passing = (age: number) => {
        const position = race[Math.floor((age / RACE) * race.length)];
        if (position !== undefined) drawPassing(brush, set, position);
      };
      return eachFrame(RACE, passing, () => {});
    }
    played.current = beat;
    if (isNew && !still)
      return play(
        (age, mayFlash) => tourPhaseAt(scene, age, mayFlash),
        (phase) => drawTour(brush, set, scene, phase),
      );
    drawTour(brush, set, scene, FINAL);
  };
  const canvas = useCanvas(set, size, draw, [beat, racing, still]);

  return (
    <div class="stage" ref={frame} style={{ height: layouts ? `${layouts.height}px` : undefined }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}

/** Minimum height (CSS px) of the stage. */
const SHORTEST = 180;

/** Height (CSS px) from the stage's top to the bottom of the window, without what is below the stage (--below of the style sheet). */
function roomFor(element: HTMLElement | null): number {
  if (element === null) return 0;
  const below = Number.parseFloat(getComputedStyle(element).getPropertyValue('--below'));
  return innerHeight - (element.getBoundingClientRect().top + scrollY) - below;
}
