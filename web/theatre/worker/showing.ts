import type { Board, Position } from '../../../wasm/rubicon.ts';
import type { Run, Step, Stops, Textbook } from '../../../wasm/textbook.ts';
import { samePosition } from '../model/frame.ts';
import type { Moment, Programme, Queued, Scene } from '../model/scene.ts';

/** What a run may take in memory: an open board of a hundred cells needs a tenth of it. */
const MEMORY_LIMIT = 96 * 2 ** 20;
/** So many positions of the queue are shown, its head first. */
const NEXT = 5;

/** The run of one board as it is shown: any step of it, with what there is to be seen then. */
export class Showing {
  readonly programme: Programme;
  readonly #run: Run;
  readonly #drawn: Position | null;

  /** Runs through the board once, to know its moments; throws `too_large`. The caller closes it. */
  constructor(textbook: Textbook, board: Board, drawn: Position | null) {
    this.#run = textbook.open(board, { memoryLimit: MEMORY_LIMIT });
    this.#drawn = drawn;
    const layerEnds = this.#layerEnds();
    const { positions, taken } = this.#run.counts();
    const moments = this.#moments(taken, layerEnds);
    this.programme = { steps: taken, positions, layerEnds, moments };
  }

  /** What is to be seen at the end of a step, 0..steps + 1. */
  scene(step: number): Scene {
    const { steps } = this.programme;
    const isTaking = step > 0 && step <= steps;
    this.#run.seek(isTaking ? step - 1 : step);
    const now = isTaking ? this.#run.take() : null;
    const { queued, decided } = this.#run.counts();
    const drawn = this.#drawn && this.#run.mark(this.#drawn);
    return { step, now, queued, decided, next: this.#next(step), drawn };
  }

  /** The next step after this one that does one of `stops`; null when there is none. */
  find(step: number, stops: Stops): number | null {
    this.#run.seek(step);
    return this.#run.find(stops) ? this.#run.counts().taken : null;
  }

  close(): void {
    this.#run.close();
  }

  #next(step: number): Queued[] {
    return Array.from({ length: NEXT }, (_, index) => this.#run.queued(step + index)).filter(
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
    if (steps > 0) moments.push({ kind: 'terminal', step: 1, beat: 0 });
    const win = this.#first({ win: true });
    if (win !== null) moments.push({ kind: 'win', ...win });
    const loss = this.#first({ loss: true });
    if (loss !== null) moments.push({ kind: 'loss', ...loss });
    const drawn = this.#drawnMoment(layerEnds[0] ?? 0);
    if (drawn !== null) moments.push({ kind: 'drawn', ...drawn });
    return moments.sort((a, b) => a.step - b.step || a.beat - b.beat);
  }

  /** When the start position is decided; a finished game when it is taken from the queue, null for a tie. */
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

  #first(stops: Stops): Omit<Moment, 'kind'> | null {
    const step = this.find(0, stops);
    if (step === null) return null;
    this.#run.seek(step - 1);
    const now = this.#run.take();
    return now && { step, beat: beatOf(now, stops) };
  }
}

/** The beat at which a step does the first of what is sought; 0 when it does none of it. */
function beatOf({ told }: Step, { win, loss, position }: Stops): number {
  const does = ({ position: each, before, after }: Step['told'][number]) => {
    if (before.decided || !after.decided) return false;
    const isWin = after.value.winner === each.side;
    return (win && isWin) || (loss && !isWin) || (position && samePosition(each, position));
  };
  return told.findIndex(does) + 1;
}
