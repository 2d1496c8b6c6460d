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
/** At full speed positions are taken for so many milliseconds of a frame: the page and the browser have to draw in the rest. */
export const FLIGHT = 5;

/** Whether positions follow each other so fast that nothing of them can be told. */
export function isFast(speed: Speed): boolean {
  return speed === FULL_SPEED || (speed !== SENTENCES && speed > SEEN_UP_TO);
}

/** Knows how much is due as time goes by. */
export class Pacer {
  /** Milliseconds that have gone by and are not used yet. */
  #owed = 0;

  begin(): void {
    this.#owed = Number.POSITIVE_INFINITY;
  }

  /**
   * What is due after so many milliseconds more, where so many sentences stand: nothing, one beat, several positions, or
   * as many as go.
   */
  due(elapsed: number, speed: Speed, sentences = 1): 0 | 'beat' | number {
    if (speed === FULL_SPEED) return Number.POSITIVE_INFINITY;
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
}
