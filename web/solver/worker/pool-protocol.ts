import type { Made, Wish } from '../../../wasm/bench/generate.ts';
import type { Find, MineSettings } from '../../../wasm/bench/mine.ts';
import type { Board, Position, Value } from '../../../wasm/rubicon.ts';
import type { Outcome } from './protocol.ts';

/** A position of which the value is wanted, by default that drawn with Red to move, and the bytes that its analysis may take. */
export interface ValueTask {
  readonly board: Board;
  readonly position?: Position;
  readonly memoryLimit: number;
}

/** A run of a search for boards; runs are counted from 0. */
export interface MineTask {
  readonly settings: MineSettings;
  readonly run: number;
}

/** How a run is: boards tried, the score that it is at, and the best board where that is news. */
export interface RunStatus {
  readonly tried: number;
  readonly current: number;
  readonly found: Find | null;
}

/** Several times a second; the run waits until it is answered. */
export type ReportRun = (status: RunStatus) => void | Promise<void>;

/** What came of a share of some work, in the order of its tasks, and the milliseconds that it took. */
export interface Done<Answer> {
  readonly answers: readonly Answer[];
  readonly took: number;
}

/** What every thread of the pool does. A share of a job is done after those of the same job that came before. */
export interface PoolService {
  /** Loads the compiled module, before anything else is asked. */
  start(module: WebAssembly.Module): Promise<Outcome<null>>;
  /** Has the engine translate the solver well, once, as long as there is no work. */
  warmUp(): Promise<Outcome<void>>;
  /** Values, or why there are none; null when the job was left before the end. Job numbers are not used again. */
  values(job: number, tasks: readonly ValueTask[]): Promise<Outcome<Done<Outcome<Value>>> | null>;
  /** Boards of a wish by their numbers, each made in one go. */
  made(job: number, wish: Wish, numbers: readonly number[]): Promise<Outcome<Done<Outcome<Made>>> | null>;
  /**
   * Does a run to its end, whenever nobody else has work for the thread, and reports it; null when the job was left before. It
   * is asked for alone.
   */
  mined(job: number, task: MineTask, report: ReportRun): Promise<Outcome<Done<true>> | null>;
  /** Stops what goes on for a job. */
  leave(job: number): void;
}
