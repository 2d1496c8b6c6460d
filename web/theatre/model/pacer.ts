/** One sentence at a time, each shown until it is read. */
export const SENTENCES = 'sentences';
/** As many positions as possible. */
export const FULL_SPEED = 'full';

/** Positions per second, between sentence by sentence and full speed. */
export const SPEEDS = [SENTENCES, 1, 10, 100, 1_000, 10_000, 100_000, FULL_SPEED] as const;

export type Speed = (typeof SPEEDS)[number];

/** Duration (ms) of a sentence: long enough to read it, and longer than its motion. */
export const SENTENCE = 2_750;

/** How long (ms) playback holds at a moment. */
export const HOLD = 4_000;

/** Up to this speed (positions per second) each position can be seen. */
const SEEN_UP_TO = 1;
/** Maximum time (ms) that one frame counts, because a hidden tab is not painted for long. */
export const LONGEST = 100;
/** Time (ms) of each frame in which positions are taken at full speed; the rest is for drawing. */
export const FLIGHT = 5;

/** Whether positions follow each other too fast to describe them. */
export function isFast(speed: Speed): boolean {
  return speed === FULL_SPEED || (speed !== SENTENCES && speed > SEEN_UP_TO);
}

/** Computes how much of the run is due as time passes. */
export class Pacer {
  /** Elapsed time (ms) that is not used yet. */
  #owed = 0;

  begin(): void {
    this.#owed = Number.POSITIVE_INFINITY;
  }

  /** What is due after `elapsed` ms more with `sentences` on the screen: nothing, one beat, several positions, or full speed. */
  due(elapsed: number, speed: Speed, sentences = 1): 0 | 'beat' | number {
    if (speed === FULL_SPEED) return Number.POSITIVE_INFINITY;
    if (speed === SENTENCES) return this.#sentenceDue(elapsed, sentences * SENTENCE);
    const unit = 1000 / speed;
    // A slow machine does not catch up on what it could not show in time.
    this.#owed = Math.min(this.#owed + elapsed, Math.max(unit, 2 * Math.min(elapsed, LONGEST)));
    const count = Math.floor(this.#owed / unit);
    this.#owed -= count * unit;
    return count;
  }

  /** The reader needs the sentence on the screen, so a long frame counts little. */
  #sentenceDue(elapsed: number, stands: number): 0 | 'beat' {
    this.#owed += Math.min(elapsed, LONGEST);
    if (this.#owed < stands) return 0;
    this.#owed = 0;
    return 'beat';
  }
}
