import { LONGEST } from './pacer.ts';

/** Fewest steps for a race. */
const LEAST_STEPS = 3;
/** Duration (ms) of a race: SHORTEST, and PER_TEN_TIMES more for each factor of ten in steps. */
const SHORTEST = 400;
const PER_TEN_TIMES = 350;

/** Fast play over many steps to the one before a moment: it starts at full speed and slows down. */
export class Race {
  readonly #from: number;
  readonly #to: number;
  #age = 0;

  /** Null if the moment is too near for a race. */
  static to(moment: number, from: number): Race | null {
    return moment - 1 - from < LEAST_STEPS ? null : new Race(from, moment - 1);
  }

  private constructor(from: number, to: number) {
    this.#from = from;
    this.#to = to;
  }

  /** Total duration (ms). */
  get lasts(): number {
    return SHORTEST + PER_TEN_TIMES * Math.log10(this.#to - this.#from);
  }

  get isOver(): boolean {
    return this.#age >= this.lasts;
  }

  /** The step after `elapsed` ms more; the last step only when the race is over. */
  stepAfter(elapsed: number): number {
    this.#age += Math.min(elapsed, LONGEST);
    if (this.isOver) return this.#to;
    const left = (1 - this.#age / this.lasts) ** 4;
    return Math.min(this.#to - 1, this.#from + Math.ceil((this.#to - this.#from) * (1 - left)));
  }
}
