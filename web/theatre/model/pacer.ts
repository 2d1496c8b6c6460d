/** One sentence at a time, each for as long as it takes to read it. */
export const SENTENCES = 'sentences';
/** As many positions as go. */
export const FULL_SPEED = 'full';

/** Positions a second, between sentence by sentence and all that goes. */
export const SPEEDS = [SENTENCES, 1, 10, 100, 1_000, 10_000, 100_000, FULL_SPEED] as const;

export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for which a sentence stands: it can be read, and its piece has moved and flashed long before. */
export const SENTENCE = 2_750;

/** Up to so many positions a second each can be looked at. */
const SEEN_UP_TO = 1;
/** Milliseconds of a frame that count: in a hidden tab nothing is painted for long. */
export const LONGEST = 100;
/** At full speed a request should take so many milliseconds: half of a frame. */
const REQUEST = 8;
/** A millisecond of work: where so little takes long it had to wait, and asking for less would not help. */
const LEAST_REQUEST = 20_000;

/** Whether positions follow each other so fast that nothing of them can be told. */
export function isFast(speed: Speed): boolean {
  return speed === FULL_SPEED || (speed !== SENTENCES && speed > SEEN_UP_TO);
}

/** Knows how much is due as time goes by. */
export class Pacer {
  /** Milliseconds that have gone by and are not used yet. */
  #owed = 0;
  #atOnce = LEAST_REQUEST;

  begin(): void {
    this.#owed = Number.POSITIVE_INFINITY;
  }

  /** What is due after so many milliseconds more, where so many sentences stand: nothing, one beat, or several positions. */
  due(elapsed: number, speed: Speed, sentences = 1): 0 | 'beat' | number {
    if (speed === FULL_SPEED) return this.#atOnce;
    if (speed === SENTENCES) return this.#sentenceDue(elapsed, sentences * SENTENCE);
    const unit = 1000 / speed;
    // What a slow machine could not show in time is not made up for.
    this.#owed = Math.min(this.#owed + elapsed, Math.max(unit, 2 * Math.min(elapsed, LONGEST)));
    const count = Math.floor(this.#owed / unit);
    this.#owed -= count * unit;
    return count;
  }

  /** A sentence is read while it is seen: of a long frame little counts. */
  #sentenceDue(elapsed: number, stands: number): 0 | 'beat' {
    this.#owed += Math.min(elapsed, LONGEST);
    if (this.#owed < stands) return 0;
    this.#owed = 0;
    return 'beat';
  }

  /** Learns from the milliseconds that the last request at full speed took, for so many positions. */
  learn(took: number, positions = this.#atOnce): void {
    // Where a moment or the end cut it short it tells nothing of more.
    if (positions < this.#atOnce) return;
    const factor = REQUEST / Math.max(took, 0.1);
    this.#atOnce = Math.max(LEAST_REQUEST, Math.ceil(this.#atOnce * Math.min(2, Math.max(0.5, factor))));
  }
}
