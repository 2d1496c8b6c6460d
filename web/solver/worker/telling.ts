import type { Clock } from '../../model/clock.ts';
import type { SolveProgress } from '../../model/state.ts';
import { now } from './clock.ts';

/** Progress is worth telling after so many milliseconds, and again after so many more. */
const QUIET_FOR = 100;
const REPORT_EVERY = 50;

/** Tells the progress of what takes long, and of what has been told so also the end. */
export class Telling {
  readonly #report: (progress: SolveProgress) => void;
  readonly #clock: Clock;
  #next: number;
  #hasTold = false;

  constructor(report: (progress: SolveProgress) => void, clock: Clock = now) {
    this.#report = report;
    this.#clock = clock;
    this.#next = clock() + QUIET_FOR;
  }

  /** Something else begins, which may be over soon. */
  begin(): void {
    this.#next = this.#clock() + QUIET_FOR;
  }

  tell({ fraction, distance }: SolveProgress): void {
    const isEnd = fraction === 1 && this.#hasTold;
    if (this.#clock() < this.#next && !isEnd) return;
    this.#next = this.#clock() + REPORT_EVERY;
    this.#hasTold = true;
    this.#report({ fraction, distance });
  }
}
