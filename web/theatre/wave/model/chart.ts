/*
 * The counts of layers differ by factors of thousands, so the scale is logarithmic. The bar of a single position is visible
 * too: its height is FOOT, in powers of ten.
 */
const FOOT = 0.35;

/** The height of a bar as a part (0..1) of that of the `most` positions; 0 for none. */
export function barHeight(count: number, most: number): number {
  return count < 1 ? 0 : (FOOT + Math.log10(count)) / (FOOT + Math.log10(Math.max(most, 1)));
}

/** A line of the scale: its count and its height (0..1). */
export interface Tick {
  readonly count: number;
  readonly height: number;
}

/** Powers of ten up to the most positions of a layer, at most `room` of them. */
export function ticksOf(most: number, room = 4): readonly Tick[] {
  const powers = Math.floor(Math.log10(Math.max(most, 1)) + 1e-9);
  const step = Math.max(1, Math.ceil(powers / (room - 1)));
  return Array.from({ length: Math.floor(powers / step) + 1 }, (_, index) => {
    const count = 10 ** (index * step);
    return { count, height: barHeight(count, most) };
  });
}

/** Layers to label below the chart: round numbers from 0 on, at most `room` of them. */
export function layerMarks(last: number, room = 8): readonly number[] {
  const rough = Math.max(1, last / (room - 1));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

/** The outline of the bars, a unit wide each and `gap` apart, that rise from `base` by `reach` (negative: upwards). */
export function barsPath(
  counts: readonly number[],
  { most, base, reach, gap }: { most: number; base: number; reach: number; gap: number },
): string {
  const number = (value: number) => Number(value.toFixed(2));
  return counts
    .map((count, layer) => {
      if (count < 1) return '';
      const height = number(reach * barHeight(count, most));
      return `M${number(layer + gap / 2)} ${base}h${number(1 - gap)}v${height}h${number(gap - 1)}z`;
    })
    .join('');
}
