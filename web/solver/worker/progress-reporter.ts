import type { Clock } from '../../model/clock.ts';
import type { SolveProgress } from '../../model/solution.ts';
import { now } from './clock.ts';

/** Report progress after the first QUIET_FOR ms, then every REPORT_EVERY ms. */
const QUIET_FOR = 100;
const REPORT_EVERY = 50;

/** Reports the progress of long work, and its end if any progress was reported. */
export class ProgressReporter {
  readonly #callback: (progress: SolveProgress) => void;
  readonly #clock: Clock;
  #next: number;
  #hasReported = false;

  constructor(callback: (progress: SolveProgress) => void, clock: Clock = now) {
    this.#callback = callback;
    this.#clock = clock;
    this.#next = clock() + QUIET_FOR;
  }

  /** Begins the quiet time again, because other work begins. */
  restart(): void {
    this.#next = this.#clock() + QUIET_FOR;
  }

  report({ fraction, distance }: SolveProgress): void {
    const isEnd = fraction === 1 && this.#hasReported;
    if (this.#clock() < this.#next && !isEnd) return;
    this.#next = this.#clock() + REPORT_EVERY;
    this.#hasReported = true;
    this.#callback({ fraction, distance });
  }
}
