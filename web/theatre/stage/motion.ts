/*
 * The motion of a scene: first a piece glides along its move, then a board that was decided flashes. Times are in
 * milliseconds.
 */

/** One moment of a motion. */
export interface Phase {
  /** Part of its way that the piece has made, 0..1. */
  readonly glide: number;
  /** The tint of a board that was decided. */
  readonly tint: 'none' | 'strong' | 'settled';
  /** Of a walk along several positions the steps made; the part of the current step after the point. */
  readonly walked?: number;
}

/** The phase at an age of the motion (ms), FINAL at its end; nothing flashes unless it may. */
export type Motion = (age: number, mayFlash: boolean) => Phase;

export const FINAL: Phase = { glide: 1, tint: 'settled', walked: Number.POSITIVE_INFINITY };

const GLIDE = 240;
const FLASH = 170;
const PAUSE = 130;
const FLASHES = 2;

/** Duration of a glide with its flashes. */
export const LASTS = GLIDE + FLASHES * (FLASH + PAUSE);

/** Least time from the first flash of one board to that of another, to have no more than two flashes a second. */
export const BETWEEN_FLASHES = 1000;

/** The phase at an age of 0 or more; without flashes the tint is settled as soon as the piece arrives. */
export function phaseAt(age: number, flashes: boolean): Phase {
  if (age < GLIDE) return { glide: Math.max(0, age) / GLIDE, tint: 'none' };
  if (age >= LASTS || !flashes) return FINAL;
  return { glide: 1, tint: (age - GLIDE) % (FLASH + PAUSE) < FLASH ? 'strong' : 'none' };
}
