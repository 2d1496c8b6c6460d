import type { StageLayout } from '../../stage/layout.ts';
import type { DeviceSize } from '../../stage/size.ts';
import type { Beat } from '../model/beats.ts';
import { tourLayout } from './plan.ts';

/** The layouts of all the beats of a tour. */
export interface TourLayouts {
  readonly of: (beat: Beat) => StageLayout | null;
  /** Height (CSS px) of the highest one, which the stage has with every beat, so that nothing below it moves. */
  readonly height: number;
}

/** Lays out every beat, if possible no taller than `tallest` CSS pixels. */
export function tourLayouts(
  beats: readonly Beat[],
  { width, density }: Pick<DeviceSize, 'width' | 'density'>,
  tallest: number,
): TourLayouts {
  const layouts = new Map<string, StageLayout>();
  const keys = new Map<Beat, string>();
  for (const beat of beats) {
    const { rows, columns } = beat.scene.board;
    const neighbours = roomOf(beats, beat);
    const key = `${rows} ${columns} ${neighbours}`;
    keys.set(beat, key);
    if (!layouts.has(key))
      layouts.set(key, tourLayout(width, { rows, columns, neighbours }, density, tallest));
  }
  return {
    of: (beat) => layouts.get(keys.get(beat) ?? '') ?? null,
    height: Math.max(...[...layouts.values()].map(({ height }) => height)) / density,
  };
}

/** Room for small boards: that of the whole chapter, so that they keep their places, unless the chapter shows several positions. */
function roomOf(beats: readonly Beat[], { chapter, scene }: Beat): number {
  if (chapter === 'finished' || chapter === 'tie') return scene.small.length;
  return Math.max(...beats.filter((each) => each.chapter === chapter).map((each) => each.scene.small.length));
}
