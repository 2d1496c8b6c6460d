/** As many positions as go. */
export const FULL_SPEED = 'full';

/** Positions a second. */
export const SPEEDS = [1, 3, 10, 100, 1_000, 10_000, 100_000, FULL_SPEED] as const;

export type Speed = (typeof SPEEDS)[number];

/** Up to this speed every beat of a position is seen. */
const BEATS_UP_TO = 3;
/** Milliseconds of a frame that count: in a hidden tab nothing is painted for long. */
const LONGEST = 100;
/** At full speed a request should take so many milliseconds: half of a frame. */
const REQUEST = 8;
/** A millisecond of work: where so little takes long it had to wait, and asking for less would not help. */
const LEAST_REQUEST = 20_000;

/** Whether positions follow each other so fast that their beats are left out. */
export function isFast(speed: Speed): boolean {
  return speed === FULL_SPEED || speed > BEATS_UP_TO;
}

/** Knows how much is due as time goes by. */
export class Pacer {
  /** Milliseconds that have gone by and are not used yet. */
  #owed = 0;
  #atOnce = LEAST_REQUEST;

  begin(): void {
    this.#owed = Number.POSITIVE_INFINITY;
  }

  /** What is due after so many milliseconds more: nothing, one beat of a position with so many, or several positions. */
  due(elapsed: number, speed: Speed, beats: number): 0 | 'beat' | number {
    if (speed === FULL_SPEED) return this.#atOnce;
    const isSlow = !isFast(speed);
    const unit = isSlow ? 1000 / speed / (beats + 1) : 1000 / speed;
    // What a slow machine could not show in time is not made up for.
    this.#owed = Math.min(this.#owed + elapsed, Math.max(unit, isSlow ? 0 : 2 * Math.min(elapsed, LONGEST)));
    if (this.#owed < unit) return 0;
    const count = isSlow ? 1 : Math.floor(this.#owed / unit);
    this.#owed -= count * unit;
    return isSlow ? 'beat' : count;
  }

  /** Learns from the milliseconds that the last request at full speed took, for so many positions. */
  learn(took: number, positions = this.#atOnce): void {
    // Where a moment or the end cut it short it tells nothing of more.
    if (positions < this.#atOnce) return;
    const factor = REQUEST / Math.max(took, 0.1);
    this.#atOnce = Math.max(LEAST_REQUEST, Math.ceil(this.#atOnce * Math.min(2, Math.max(0.5, factor))));
  }
}
