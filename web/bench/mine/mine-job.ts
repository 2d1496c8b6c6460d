import { proxy } from 'comlink';
import type { Find, MineSettings } from '../../../wasm/bench/mine.ts';
import type { Job } from '../../solver/pool.ts';
import type { MineTask, RunStatus } from '../../solver/worker/pool-protocol.ts';

/** Progress of a search: boards tried in all runs, and the fraction done (0..1) and current score of each active run. */
export interface SearchStatus {
  readonly tried: number;
  readonly runs: readonly { readonly run: number; readonly fraction: number; readonly current: number }[];
}

/** A stop: `rested` is called once all workers wait, `over` settles when `end` resumes the search. */
interface Halt {
  readonly over: Promise<void>;
  readonly end: () => void;
  readonly rested: () => void;
}

/**
 * The runs of a search, one for each worker at a time. It never ends by itself, but can be stopped: each worker then waits
 * for the answer to its report, in the middle of its run, until the search is resumed.
 */
export class MineJob implements Job<MineTask, true> {
  readonly #settings: MineSettings;
  readonly #report: (find: Find | null) => void;
  readonly #pause: () => Promise<unknown> | null;
  readonly #inHand = new Map<number, RunStatus>();
  readonly #waiting = new Set<number>();
  #next = 0;
  #triedBefore = 0;
  #halt: Halt | null = null;

  /**
   * `report` gets every improvement of a run, and null if only the status has changed. The runs wait for what `pause`
   * returns.
   */
  constructor(
    settings: MineSettings,
    report: (find: Find | null) => void,
    pause: () => Promise<unknown> | null = () => null,
  ) {
    this.#settings = settings;
    this.#report = report;
    this.#pause = pause;
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
    while (this.#halt !== null) await this.#halt.over;
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

  /** Stops the search; settles once all its finds are reported, never if it is resumed before. */
  stop(): Promise<void> {
    this.resume();
    return new Promise((rested) => {
      let end = () => {};
      const over = new Promise<void>((resolve) => {
        end = resolve;
      });
      this.#halt = { over, end, rested };
      this.#noteRest();
    });
  }

  /** Resumes a stopped search. An aborted one must be resumed as well, because its workers wait. */
  resume(): void {
    this.#halt?.end();
    this.#halt = null;
  }

  async #hear(run: number, status: RunStatus): Promise<void> {
    this.#inHand.set(run, status);
    this.#report(status.found);
    for (let rest = this.#rest(); rest !== null; rest = this.#rest()) {
      this.#waiting.add(run);
      this.#noteRest();
      await rest;
    }
    this.#waiting.delete(run);
  }

  /** What the runs wait for; null while they go on. */
  #rest(): Promise<unknown> | null {
    return this.#pause() ?? this.#halt?.over ?? null;
  }

  #noteRest(): void {
    if (this.#waiting.size === this.#inHand.size) this.#halt?.rested();
  }
}
