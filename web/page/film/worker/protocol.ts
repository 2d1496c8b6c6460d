import type { Outcome } from '../../../solver/worker/protocol.ts';

/** The number of frames made so far. */
export type ReportFrames = (made: number) => void;

/** A worker that paints films of a kind, and makes them into GIF files. */
export interface FilmService<Film> {
  make(film: Film, report: ReportFrames): Promise<Outcome<Uint8Array>>;
}

/** The size of all frames (px), and how long each is shown (ms). */
export interface FrameSizes {
  readonly width: number;
  readonly height: number;
  readonly delays: readonly number[];
}

/** The pixels of a frame. */
export type Paint = (nth: number) => Uint8ClampedArray | Promise<Uint8ClampedArray>;

/** A worker that makes what the page paints, frame by frame, into a GIF file. */
export interface PaintedFilmService {
  make(sizes: FrameSizes, paint: Paint, report: ReportFrames): Promise<Outcome<Uint8Array>>;
}
