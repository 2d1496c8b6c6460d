/** Interval (ms) between writes: Safari allows 100 in 30 seconds, and no browser is stricter. */
const INTERVAL = 350;

/** Burst size: this many urgent writes may come early (98 in 30 s in total). */
const BURST = 12;

/** Rate limiter for writes to the history: urgent writes borrow time from later ones. */
export class WriteLimit {
  #nextSlot = Number.NEGATIVE_INFINITY;

  /** How long (ms) a write must wait. */
  wait(now: number, isUrgent: boolean): number {
    return Math.max(0, this.#nextSlot - now - (isUrgent ? (BURST - 1) * INTERVAL : 0));
  }

  wrote(now: number): void {
    this.#nextSlot = Math.max(this.#nextSlot, now) + INTERVAL;
  }
}
