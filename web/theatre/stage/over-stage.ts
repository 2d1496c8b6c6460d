import type { Rectangle } from './layout.ts';

/** The style of an element over a part of the stage, with `density` device pixels per CSS pixel. */
export function overStage({ x, y, width, height }: Rectangle, density: number) {
  const pixels = (size: number) => `${size / density}px`;
  return { left: pixels(x), top: pixels(y), width: pixels(width), height: pixels(height) };
}
