import type { Board, Position } from '../../../wasm/rubicon.ts';
import type { Run, Stops, Textbook } from '../../../wasm/textbook.ts';
import type { Clock } from '../../model/clock.ts';
import type { Mark, Programme, Queued, Scene } from '../model/scene.ts';
import { findMoments } from './find-moments.ts';

/** Memory limit of a run (bytes): an empty board of a hundred cells needs a tenth of it. */
const MEMORY_LIMIT = 96 * 2 ** 20;
/** Number of positions shown at the head of the queue. */
const NEXT = 5;
/** Number of the newest positions in a scene: the up to eight of the step, and three before them. */
const LAST = 8 + 3;
/** Positions taken between two readings of the clock: less than a millisecond, but much longer than a reading. */
const SLICE = 8_192;

/** The run of one board, with the scene of any step. */
export class Showing {
  readonly programme: Programme;
  readonly #run: Run;
  readonly #drawn: Position | null;

  /** Runs through the board once to find its moments; throws `too_large`. The caller closes it. */
  constructor(textbook: Textbook, board: Board, drawn: Position | null) {
    this.#run = textbook.open(board, { memoryLimit: MEMORY_LIMIT });
    this.#drawn = drawn;
    const layerEnds = this.#layerEnds();
    const { positions, taken } = this.#run.counts();
    const moments = findMoments({ run: this.#run, board, drawn, steps: taken, layerEnds });
    this.programme = { steps: taken, positions, layerEnds, moments };
  }

  /** The scene at the end of a step, 0..steps + 1. */
  scene(step: number): Scene {
    const { steps } = this.programme;
    const isTaking = step > 0 && step <= steps;
    this.#run.seek(isTaking ? step - 1 : step);
    const now = isTaking ? this.#run.take() : null;
    const { queued, decided } = this.#run.counts();
    const drawn = this.#drawn && this.#run.mark(this.#drawn);
    const next = this.#queuedFrom(step, NEXT);
    const last = this.#queuedFrom(Math.max(0, queued - LAST), LAST);
    return { step, now, queued, decided, next, last, drawn };
  }

  /** The scene of the step reached from `step` in `milliseconds`: at least one step further, and not past `last`. */
  flight(step: number, milliseconds: number, last: number, clock: Clock): Scene {
    const end = clock() + milliseconds;
    let at = step;
    do {
      at = Math.min(at + SLICE, last);
      this.#run.seek(at);
    } while (at < last && clock() < end);
    return this.scene(at);
  }

  /** The next step after this one that does one of `stops`; null if none does. */
  find(step: number, stops: Stops): number | null {
    this.#run.seek(step);
    return this.#run.find(stops) ? this.#run.counts().taken : null;
  }

  /** The mark of each position at the end of a step, 0..steps + 1. */
  marks(step: number, positions: readonly Position[]): readonly Mark[] {
    this.#run.seek(step);
    return positions.map((position) => this.#run.mark(position));
  }

  close(): void {
    this.#run.close();
  }

  #queuedFrom(first: number, count: number): Queued[] {
    return Array.from({ length: count }, (_, index) => this.#run.queued(first + index)).filter(
      (each) => each !== null,
    );
  }

  #layerEnds(): number[] {
    const ends: number[] = [];
    while (this.#run.find({ layer: true })) ends.push(this.#run.counts().taken);
    return ends;
  }
}
