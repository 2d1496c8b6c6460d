/** A frame: the number of moves played in it, and how long it is shown (ms). */
export interface Shot {
  readonly ply: number;
  readonly delay: number;
}

/** Width (px) of the whole picture, and maximum height of the board in it. */
export const WIDTH = 480;
const HIGHEST = 560;

/** Lines up to this length are shown move by move at the slowest pace; longer ones faster, and then with fewer frames. */
const LONG = 75;
const SLOWEST = 700;
const FASTEST = 100;
/** Maximum number of frames with a delay of their own. */
const MOST = 300;

/** How long the first and the last position are shown (ms). */
const FIRST_HELD = 1500;
const LAST_HELD = 4000;

/**
 * The frames of a line of `moves` moves: every position, or of a very long line one in a constant number of moves, and always the
 * last. Delays are multiples of 10 ms, the unit of a GIF.
 */
export function shotsOf(moves: number): readonly Shot[] {
  const stride = Math.max(1, Math.ceil(moves / MOST));
  const plies = Array.from({ length: Math.ceil(moves / stride) }, (_, index) => index * stride);
  const pace = Math.max(FASTEST, Math.min(SLOWEST, (SLOWEST * LONG) / Math.max(1, plies.length)));
  const delay = Math.round(pace / 10) * 10;
  return [
    ...plies.map((ply) => ({ ply, delay: ply === 0 ? FIRST_HELD : delay })),
    { ply: moves, delay: LAST_HELD },
  ];
}

/**
 * Pixels per unit of a board of `wide` × `high` units: an integer, so that pixels are equally wide; below 2
 * such that a cell of 20 units is a whole number of pixels.
 */
export function scaleFor(wide: number, high: number): number {
  const fits = Math.min(WIDTH / wide, HIGHEST / high);
  return fits >= 2 ? Math.floor(fits) : Math.floor(fits * 20) / 20;
}

/** The whole duration (ms). */
export function durationOf(shots: readonly Shot[]): number {
  return shots.reduce((sum, { delay }) => sum + delay, 0);
}
