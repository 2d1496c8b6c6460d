import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { FrameSizes, Paint, ReportFrames } from './protocol.ts';

/** Frames of the same size, which are painted one after the other. */
export interface Frames extends FrameSizes {
  readonly paint: Paint;
}

/** Number of colours, beside a transparent one for pixels that stay as they are. */
const COLOURS = 127;

/** GIF: the frame stays below the next one. */
const KEEP = 1;

/** Makes a GIF whose frames, after the first, hold only the pixels that change. */
export async function gifOf(frames: Frames, report: ReportFrames): Promise<Uint8Array> {
  const { width, height, delays, paint } = frames;
  const palette = await paletteOf(frames);
  const unchanged = palette.length;
  const gif = GIFEncoder();
  let before: Uint8Array | null = null;
  for (const [nth, delay] of delays.entries()) {
    const pixels = applyPalette(await paint(nth), palette);
    const seen = before;
    const changes =
      seen === null ? pixels : pixels.map((colour, at) => (colour === seen[at] ? unchanged : colour));
    gif.writeFrame(changes, width, height, {
      delay,
      transparent: seen !== null,
      transparentIndex: unchanged,
      dispose: KEEP,
      ...(seen === null && { palette: [...palette, [0, 0, 0]] }),
    });
    before = pixels;
    report(nth + 1);
  }
  gif.finish();
  return gif.bytes();
}

/** Colours for all frames: those of the first, a middle and the last one, which have all that is drawn. */
async function paletteOf({ delays, paint }: Frames): Promise<number[][]> {
  const sampled = [0, Math.floor(delays.length / 2), delays.length - 1];
  const samples = await Promise.all(sampled.map((nth) => paint(nth)));
  const all = new Uint8ClampedArray(samples.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sample of samples) {
    all.set(sample, at);
    at += sample.length;
  }
  return quantize(all, COLOURS);
}
