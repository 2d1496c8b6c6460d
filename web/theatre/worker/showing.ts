import type { Board, Position } from '../../../wasm/rubicon.ts';
import type { Run, Step, Stops, Textbook } from '../../../wasm/textbook.ts';
import type { Clock } from '../../model/clock.ts';
import { samePosition } from '../model/frame.ts';
import type { Mark, Moment, Programme, Queued, Scene } from '../model/scene.ts';

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
  readonly #columns: number;

  /** Runs through the board once to find its moments; throws `too_large`. The caller closes it. */
  constructor(textbook: Textbook, board: Board, drawn: Position | null) {
    this.#run = textbook.open(board, { memoryLimit: MEMORY_LIMIT });
    this.#drawn = drawn;
    this.#columns = board.columns;
    const layerEnds = this.#layerEnds();
    const { positions, taken } = this.#run.counts();
    const moments = this.#moments(taken, layerEnds);
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

  #moments(steps: number, layerEnds: readonly number[]): Moment[] {
    const moments: Moment[] = [{ kind: 'end', step: steps + 1, beat: 0 }];
    const ending = this.#plainEnding(layerEnds[0] ?? 0);
    if (steps > 0) moments.push({ kind: 'terminal', step: ending, beat: 0 });
    const win = this.#clean({ win: true }, ending - 1);
    if (win !== null) moments.push({ kind: 'win', ...win });
    const loss = this.#clean({ loss: true }, ending - 1);
    if (loss !== null) moments.push({ kind: 'loss', ...loss });
    const drawn = this.#drawnMoment(layerEnds[0] ?? 0);
    if (drawn !== null) moments.push({ kind: 'drawn', ...drawn });
    return moments.sort((a, b) => a.step - b.step || a.beat - b.beat);
  }

  /** The moment that decides the start position; for a finished game the one that takes it, for a tie null. */
  #drawnMoment(finished: number): Omit<Moment, 'kind'> | null {
    const position = this.#drawn;
    if (position === null) return null;
    this.#run.seek(0);
    if (!this.#run.mark(position).decided) return this.#first({ position });
    for (let index = 0; index < finished; index++) {
      const queued = this.#run.queued(index);
      if (queued !== null && samePosition(queued.position, position)) return { step: index + 1, beat: 0 };
    }
    return null;
  }

  /** The step that takes the first position whose pawn has just moved to row 1; the first step if there is none. */
  #plainEnding(finished: number): number {
    this.#run.seek(0);
    for (let index = 0; index < finished; index++) {
      const position = this.#run.queued(index)?.position;
      if (position === undefined || !this.#isPlain(position)) continue;
      this.#run.seek(index);
      if ((this.#run.take()?.predecessors.length ?? 0) > 0) return index + 1;
    }
    return 1;
  }

  #isPlain({ generals, pawn, side }: Position): boolean {
    return side === 'red' && pawn < this.#columns && !generals.includes(pawn);
  }

  /** The first of `stops` after a step in a position with several moves; the first of the run if there is none. */
  #clean(stops: Stops, after: number): Omit<Moment, 'kind'> | null {
    return this.#first({ ...stops, choice: true }, after) ?? this.#first(stops);
  }

  #first(stops: Stops, after = 0): Omit<Moment, 'kind'> | null {
    const step = this.find(after, stops);
    if (step === null) return null;
    this.#run.seek(step - 1);
    const now = this.#run.take();
    return now && { step, beat: beatOf(now, stops) };
  }
}

/** The beat at which a step does the first of `stops`; 0 if it does none. */
function beatOf({ predecessors }: Step, { win, loss, position, choice }: Stops): number {
  const does = ({ position: each, moves, before, after }: Step['predecessors'][number]) => {
    if (before.decided || !after.decided) return false;
    if (position && samePosition(each, position)) return true;
    if (choice && moves < 2) return false;
    return after.value.winner === each.side ? win : loss;
  };
  return predecessors.findIndex(does) + 1;
}
