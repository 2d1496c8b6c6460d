import { proxy } from 'comlink';
import type { Find, MineSettings } from '../../../wasm/bench/mine.ts';
import type { Job } from '../../solver/pool.ts';
import type { MineTask, RunStatus } from '../../solver/worker/pool-protocol.ts';

/** How a search is: boards tried in all runs, and of each run in hand the fraction that is done (0..1) and the score it is at. */
export interface SearchStatus {
  readonly tried: number;
  readonly runs: readonly { readonly run: number; readonly fraction: number; readonly current: number }[];
}

/** A search that is stopped: `over` settles when it goes on. */
interface Halt {
  readonly over: Promise<void>;
  readonly end: () => void;
  readonly rested: () => void;
}

/**
 * The runs of a search, one after the other and one for each thread at a time. It has no end, but can be stopped: its threads
 * then wait for the answer to what they have reported, and keep the run that they are in.
 */
export class MineJob implements Job<MineTask, true> {
  readonly #settings: MineSettings;
  readonly #tell: (find: Find | null) => void;
  readonly #inHand = new Map<number, RunStatus>();
  readonly #waiting = new Set<number>();
  #next = 0;
  #triedBefore = 0;
  #halt: Halt | null = null;

  /** `tell` is called with every better board of a run, and with null when there is nothing new but the status. */
  constructor(settings: MineSettings, tell: (find: Find | null) => void) {
    this.#settings = settings;
    this.#tell = tell;
  }

  get status(): SearchStatus {
    const runs = [...this.#inHand].sort(([a], [b]) => a - b);
    return {
      tried: runs.reduce((sum, [, { tried }]) => sum + tried, this.#triedBefore),
      runs: runs.map(([run, { tried, current }]) => {
        return { run, fraction: tried / this.#settings.length, current };
      }),
    };
  }

  async take(): Promise<readonly MineTask[]> {
    if (this.#halt !== null) await this.#halt.over;
    const run = this.#next++;
    this.#inHand.set(run, { tried: 0, current: 0, found: null });
    return [{ settings: this.#settings, run }];
  }

  readonly ask: Job<MineTask, true>['ask'] = async (service, job, [task]) => {
    if (task === undefined) return null;
    return service.mined(
      job,
      task,
      proxy((status: RunStatus) => this.#hear(task.run, status)),
    );
  };

  put(tasks: readonly MineTask[]): void {
    for (const { run } of tasks) {
      this.#triedBefore += this.#inHand.get(run)?.tried ?? 0;
      this.#inHand.delete(run);
    }
    this.#noteRest();
  }

  /** Stops the search, which it has done when all that it found is told. */
  stop(): Promise<void> {
    this.goOn();
    return new Promise((rested) => {
      let end = () => {};
      const over = new Promise<void>((resolve) => {
        end = resolve;
      });
      this.#halt = { over, end, rested };
      this.#noteRest();
    });
  }

  /** Goes on where it was stopped. What was left has to go on, too, to come to its end. */
  goOn(): void {
    this.#halt?.end();
    this.#halt = null;
    this.#waiting.clear();
  }

  #hear(run: number, status: RunStatus): Promise<void> | undefined {
    this.#inHand.set(run, status);
    this.#tell(status.found);
    if (this.#halt === null) return;
    this.#waiting.add(run);
    this.#noteRest();
    return this.#halt.over;
  }

  #noteRest(): void {
    if (this.#waiting.size === this.#inHand.size) this.#halt?.rested();
  }
}
