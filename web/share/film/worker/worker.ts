import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { attempt } from '../../../solver/worker/failure.ts';
import { serve } from '../../../solver/worker/serve.ts';
import { Painter } from './painter.ts';
import type { Film, FilmService, ReportFrames } from './protocol.ts';

/** Number of colours, beside a transparent one for pixels that stay as they are. */
const COLOURS = 127;

/** GIF: the frame stays below the next one. */
const KEEP = 1;

/** Makes a GIF whose frames, after the first, hold only the pixels that change. */
function gifOf(film: Film, report: ReportFrames): Uint8Array {
  const painter = new Painter(film);
  const palette = paletteOf(film, painter);
  const unchanged = palette.length;
  const gif = GIFEncoder();
  let before: Uint8Array | null = null;
  for (const [made, frame] of film.frames.entries()) {
    const pixels = applyPalette(painter.paint(frame), palette);
    const seen = before;
    gif.writeFrame(
      seen === null ? pixels : pixels.map((colour, at) => (colour === seen[at] ? unchanged : colour)),
      film.width,
      film.height,
      {
        delay: frame.delay,
        transparent: seen !== null,
        transparentIndex: unchanged,
        dispose: KEEP,
        ...(seen === null && { palette: [...palette, [0, 0, 0]] }),
      },
    );
    before = pixels;
    report(made + 1);
  }
  gif.finish();
  return gif.bytes();
}

/** Colours for all frames: those of the first and the last one, which have all that is drawn. */
function paletteOf({ frames }: Film, painter: Painter): number[][] {
  const samples = [frames[0], frames[Math.floor(frames.length / 2)], frames.at(-1)].flatMap((frame) =>
    frame === undefined ? [] : [painter.paint(frame)],
  );
  const all = new Uint8ClampedArray(samples.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sample of samples) {
    all.set(sample, at);
    at += sample.length;
  }
  return quantize(all, COLOURS);
}

const service: FilmService = {
  make: (film, report) => attempt(() => gifOf(film, report)),
};

serve(service);
