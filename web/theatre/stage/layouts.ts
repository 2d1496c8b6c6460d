import { type StageLayout, stageLayout } from './layout.ts';
import type { Boards, PlanStyle } from './plan.ts';
import type { DeviceSize } from './size.ts';

/** The layouts of all that a stage will show. */
export interface StageLayouts {
  readonly of: (boards: Boards) => StageLayout | null;
  /** Minimum height (CSS px), as high as the highest of them, so that nothing below the stage moves. */
  readonly height: number;
}

/** Lays out all boards, if possible within the height that the stage has. */
export function stageLayouts(style: PlanStyle, all: readonly Boards[], size: DeviceSize): StageLayouts {
  const { width, density, largest } = size;
  const tallest = Math.min(style.tallest, Math.max(style.shortest, size.room));
  const keyOf = ({ rows, columns, neighbours }: Boards) => `${rows} ${columns} ${neighbours}`;
  const layouts = new Map<string, StageLayout>();
  for (const boards of all) {
    const key = keyOf(boards);
    if (!layouts.has(key)) layouts.set(key, stageLayout(style, width, boards, density, tallest, largest));
  }
  const highest = Math.max(...Array.from(layouts.values(), ({ height }) => height)) / density;
  return {
    of: (boards) => layouts.get(keyOf(boards)) ?? null,
    height: Math.max(highest, Math.min(tallest, style.usual)),
  };
}
