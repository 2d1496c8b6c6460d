import { LONGEST } from './pacer.ts';

/** Fewer steps are not worth a race. */
const LEAST_STEPS = 3;
/** Milliseconds of a race: far ones take a little longer than near ones. */
const SHORTEST = 400;
const PER_TEN_TIMES = 350;

/** The way over many steps to the one before a moment: off at once, and ever slower towards its end. */
export class Race {
  readonly #from: number;
  readonly #to: number;
  #age = 0;

  /** Null where the moment's step is too near to race there. */
  static to(moment: number, from: number): Race | null {
    return moment - 1 - from < LEAST_STEPS ? null : new Race(from, moment - 1);
  }

  private constructor(from: number, to: number) {
    this.#from = from;
    this.#to = to;
  }

  /** Milliseconds that it takes in all. */
  get lasts(): number {
    return SHORTEST + PER_TEN_TIMES * Math.log10(this.#to - this.#from);
  }

  get isOver(): boolean {
    return this.#age >= this.lasts;
  }

  /** The step after so many milliseconds more: the last one when it is over, and not before. */
  stepAfter(elapsed: number): number {
    this.#age += Math.min(elapsed, LONGEST);
    if (this.isOver) return this.#to;
    const left = (1 - this.#age / this.lasts) ** 4;
    return Math.min(this.#to - 1, this.#from + Math.ceil((this.#to - this.#from) * (1 - left)));
  }
}
