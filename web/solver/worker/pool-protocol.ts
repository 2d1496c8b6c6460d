import type { GeneratedBoard, GenerateSettings } from '../../../wasm/bench/generate.ts';
import type { Find, MineSettings } from '../../../wasm/bench/mine.ts';
import type { Board, Position, Value } from '../../../wasm/rubicon.ts';
import type { Outcome } from './protocol.ts';

/**
 * A position to value (default: the drawn one, Red to move). `expected` is the value of a similar board, near which this one is
 * looked for first.
 */
export interface ValueTask {
  readonly board: Board;
  readonly position?: Position;
  readonly expected?: Value;
}

/** A run of the miner; runs count from 0. */
export interface MineTask {
  readonly settings: MineSettings;
  readonly run: number;
}

/** Status of a run: boards tried, the current score, and the best board if it is new. */
export interface RunStatus {
  readonly tried: number;
  readonly current: number;
  readonly found: Find | null;
}

/** Called several times a second; the run waits for the returned promise. */
export type ReportRun = (status: RunStatus) => void | Promise<void>;

/** The answers to a chunk, in the order of its tasks, and its duration (ms). */
export interface Done<Answer> {
  readonly answers: readonly Answer[];
  readonly took: number;
}

/** The service of a pool worker. Chunks of one job run in order of arrival. */
export interface PoolService {
  /** Loads the compiled module, before anything else is asked. */
  start(module: WebAssembly.Module): Promise<Outcome<null>>;
  /** Warms up the JIT compiler, once, while there is no work. */
  warmUp(): Promise<Outcome<void>>;
  /** Values, or their failures; null if the job was aborted. Job numbers are never reused. */
  values(job: number, tasks: readonly ValueTask[]): Promise<Outcome<Done<Outcome<Value>>> | null>;
  /** Generated boards, by number. */
  made(
    job: number,
    settings: GenerateSettings,
    numbers: readonly number[],
  ): Promise<Outcome<Done<Outcome<GeneratedBoard>>> | null>;
  /**
   * Runs a miner's run to its end, while no other job needs the worker, and reports it; null if the job was aborted. A
   * chunk of one task.
   */
  mined(job: number, task: MineTask, report: ReportRun): Promise<Outcome<Done<true>> | null>;
  /** Aborts a job. */
  leave(job: number): void;
}
