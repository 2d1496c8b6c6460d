/** Safari lets the address be changed 100 times in 30 seconds, and no browser is stricter. */
const EVERY = 350;

/** So many writes that cannot wait may come before their time: with them it is 98 in 30 seconds. */
const AT_ONCE = 12;

/** When the address may be written: every write takes its time, and one that is urgent borrows it from those that follow. */
export class WriteLimit {
  #free = Number.NEGATIVE_INFINITY;

  /** For how many milliseconds a write has to wait. */
  wait(now: number, isUrgent: boolean): number {
    return Math.max(0, this.#free - now - (isUrgent ? (AT_ONCE - 1) * EVERY : 0));
  }

  wrote(now: number): void {
    this.#free = Math.max(this.#free, now) + EVERY;
  }
}
