import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Brush } from './art.ts';
import { createPlay, type Play } from './play.ts';
import type { StageSet } from './set.ts';
import type { DeviceSize } from './size.ts';
import { fit } from './use-set.ts';

/** Draws on the canvas; what is returned stops what it plays. */
type Draw = (brush: Brush, set: StageSet, play: Play) => (() => void) | undefined;

/** The canvas of a stage, drawn again when `what` is shown, the set or the size changes. */
export function useCanvas(
  set: StageSet | null,
  size: DeviceSize | null,
  draw: Draw,
  what: readonly unknown[],
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [play] = useState(createPlay);
  useLayoutEffect(() => {
    const element = canvas.current;
    const brush = element?.getContext('2d', { alpha: false });
    if (!element || !brush || set === null || size === null) return;
    fit(element, set, size);
    return draw(brush, set, play);
  }, [...what, set, size, play]);
  return canvas;
}
