/*
 * What moves when a neighbour hears its news: first the piece goes back along its move, then, where it is decided, the board
 * flashes. Times are in milliseconds.
 */

/** How far the piece is, 0..1, and how the board shows what is decided. */
export interface Phase {
  readonly glide: number;
  readonly tint: 'none' | 'strong' | 'settled';
}

export const FINAL: Phase = { glide: 1, tint: 'settled' };

const GLIDE = 240;
const FLASH = 170;
const PAUSE = 130;
const FLASHES = 2;

/** After so long the picture is final. */
export const LASTS = GLIDE + FLASHES * (FLASH + PAUSE);

/** From the first flash of one board to the first of another at least: never more than two flashes a second. */
export const BETWEEN_FLASHES = 1000;

/** The phase at an age of 0 or more; what does not flash is settled when the piece has arrived. */
export function phaseAt(age: number, flashes: boolean): Phase {
  if (age < GLIDE) return { glide: Math.max(0, age) / GLIDE, tint: 'none' };
  if (age >= LASTS || !flashes) return FINAL;
  return { glide: 1, tint: (age - GLIDE) % (FLASH + PAUSE) < FLASH ? 'strong' : 'none' };
}
