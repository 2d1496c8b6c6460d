/** Pause (ms) of playback at the layer of the start position. */
const REST = 2_500;
/** Maximum time (ms) that one frame counts, because a hidden tab is not painted for long. */
const LONGEST = 500;

interface Course {
  readonly layer: number;
  readonly last: number;
  /** The layer of the start position; null if there is none. */
  readonly drawn: number | null;
  /** Layers per second. */
  readonly speed: number;
}

/** Computes which layer is due as time passes: a late frame is made up for, so that the speed is the one that is named. */
export class WavePace {
  /** Elapsed time (ms) that is not used yet. */
  #owed = 0;
  #rest = 0;

  /** The layer `elapsed` ms later. It rests at that of the start position. */
  layerAfter(elapsed: number, { layer, last, drawn, speed }: Course): number {
    if (layer !== drawn) this.#rest = 0;
    if (this.#rest > 0) {
      this.#rest -= Math.min(elapsed, LONGEST);
      return layer;
    }
    const unit = 1000 / speed;
    this.#owed += Math.min(elapsed, LONGEST);
    const due = Math.floor(this.#owed / unit);
    this.#owed -= due * unit;
    const next = Math.min(layer + due, last);
    if (drawn === null || layer >= drawn || next < drawn) return next;
    this.#rest = REST;
    return drawn;
  }
}
