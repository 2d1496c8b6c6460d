import { describe, expect, it } from 'vitest';
import { WavePace } from '../../../../web/theatre/wave/model/wave-pace.ts';
import { SPEEDS } from '../../../../web/theatre/wave/wave.ts';

/** The layers that are shown, each with the time (ms) at which it came, in frames of some length. */
function layersOf(frame: number, speed: number, drawn: number | null, last = 1_000, lasts = 10_000) {
  const pace = new WavePace();
  let layer = 0;
  const seen: { layer: number; at: number }[] = [];
  for (let at = frame; at <= lasts; at += frame) {
    const next = pace.layerAfter(frame, { layer, last, drawn, speed });
    if (next !== layer) seen.push({ layer: next, at });
    layer = next;
  }
  return seen;
}

describe('the pace of the layers', () => {
  it.each(SPEEDS.flatMap((speed) => [16.7, 40, 90].map((frame) => [Number(speed), frame] as const)))(
    'is %d a second, however long frames last: %d ms',
    (speed, frame) => {
      const reached = layersOf(frame, speed, null).at(-1)?.layer ?? 0;
      expect(Math.abs(reached - speed * 10)).toBeLessThanOrEqual(1);
    },
  );

  it('rests at the layer of the start position, which no late frame leaves out', () => {
    const seen = layersOf(90, 15, 20);
    const at = seen.findIndex(({ layer }) => layer === 20);
    expect(at).toBeGreaterThan(0);
    const rests = (seen[at + 1]?.at ?? 0) - (seen[at]?.at ?? 0);
    expect(rests).toBeGreaterThanOrEqual(2_500);
    expect(rests).toBeLessThan(2_800);
  });

  it('counts a time in which nothing was painted for little, also while it rests', () => {
    const pace = new WavePace();
    const after = (layer: number) => pace.layerAfter(60_000, { layer, last: 1_000, drawn: 3, speed: 2 });
    expect([after(0), after(1), after(2)]).toEqual([1, 2, 3]);
    expect([after(3), after(3)]).toEqual([3, 3]);
  });

  it('ends with the last layer', () => {
    expect(layersOf(90, 15, null, 30).at(-1)?.layer).toBe(30);
    expect(layersOf(16.7, 2, 0, 3).map(({ layer }) => layer)).toEqual([1, 2, 3]);
  });
});
