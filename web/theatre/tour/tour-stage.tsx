import '../stage/stage.css';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { withoutPieces } from '../../model/board.ts';
import { paintSmallBoard } from '../stage/draw.ts';
import type { DeviceSize } from '../stage/size.ts';
import { fit, picture, useSize } from '../stage/stage.tsx';
import type { Beat } from './model/beats.ts';
import { RACE } from './model/pace.ts';
import { drawPassing, drawTour, paintTourBackdrop, type TourSet } from './picture/draw.ts';
import { REST } from './picture/motion.ts';
import { tourLayout } from './picture/plan.ts';
import { createTourPlay, eachFrame } from './picture/play.ts';

interface Props {
  readonly beat: Beat;
  /** So many small boards have to find room beside the large one. */
  readonly room: number;
  readonly racing: boolean;
  readonly flipped: boolean;
  readonly label: string;
  /** Shows the end of each motion at once. */
  readonly still: boolean;
}

/** A sentence's picture. What moves in it moves once, when it is new. */
export function TourStage({ beat, room, racing, flipped, label, still }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [play] = useState(createTourPlay);
  const played = useRef<Beat | null>(null);
  const size = useSize(frame);
  const { scene, race } = beat;
  const set = useTourSet(scene.board, room, flipped, size, frame);

  useLayoutEffect(() => {
    const element = canvas.current;
    const brush = element?.getContext('2d', { alpha: false });
    if (!element || !brush || set === null || size === null) return;
    fit(element, set, size);
    const isNew = played.current !== beat;
    if (racing && !still) {
      const passing = (age: number) => {
        const position = race[Math.floor((age / RACE) * race.length)];
        if (position !== undefined) drawPassing(brush, set, position);
      };
      return eachFrame(RACE, passing, () => {});
    }
    played.current = beat;
    if (isNew && !still) return play(scene, (phase) => drawTour(brush, set, scene, phase));
    drawTour(brush, set, scene, REST);
  }, [beat, scene, race, racing, set, size, still, play]);

  return (
    <div class="stage" ref={frame}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}

/** CSS pixels that the stage has in any case. */
const SHORTEST = 180;

/** CSS pixels from the stage's top to what stands below it, which the style tells, at the bottom of the window. */
function roomFor(element: HTMLElement | null): number {
  if (element === null) return 0;
  const below = Number.parseFloat(getComputedStyle(element).getPropertyValue('--below'));
  return innerHeight - (element.getBoundingClientRect().top + scrollY) - below;
}

function useTourSet(
  drawn: Beat['scene']['board'],
  room: number,
  flipped: boolean,
  size: DeviceSize | null,
  frame: { readonly current: HTMLElement | null },
): TourSet | null {
  const { rows, columns, cells } = withoutPieces(drawn);
  return useMemo(() => {
    if (size === null) return null;
    const board = { rows, columns, cells };
    const tallest = Math.max(SHORTEST, roomFor(frame.current));
    const layout = tourLayout(size.width, { rows, columns, neighbours: room }, size.density, tallest);
    const [spot] = layout.small;
    const shape = { board, flipped };
    return {
      layout,
      board,
      flipped,
      backdrop: picture(layout.width, layout.height, (brush) => paintTourBackdrop(brush, layout, shape)),
      smallBoard: picture(spot?.cells.width ?? 1, spot?.cells.height ?? 1, (brush) =>
        paintSmallBoard(brush, layout, shape),
      ),
    };
  }, [rows, columns, cells, room, flipped, size]);
}
