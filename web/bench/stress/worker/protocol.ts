import type { StressFile, StressFinding, StressProgress, StressRun } from '../../../../wasm/bench/stress.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';

/** Why a file cannot be run here. */
export type FileRefusal =
  /** `not_wasm`: no WebAssembly header; `broken`: the header is right, but the browser cannot compile it. */
  | { readonly code: 'not_wasm' | 'component' | 'not_program' | 'threads' }
  /** Its memory is imported, not the only one, 64-bit, or of a newer kind. */
  | { readonly code: 'foreign_memory' | 'memories' | 'memory64' | 'newer_memory' }
  /** It could take memory beside its own, without a limit: for objects of the engine, or for tables that grow. */
  | { readonly code: 'objects' | 'tables' }
  | { readonly code: 'broken'; readonly why: string }
  /** Missing imports: some of them as `module.name`, and the number of the others. */
  | { readonly code: 'missing'; readonly names: readonly string[]; readonly more: number }
  /** Its initial memory (bytes) exceeds the limit. */
  | { readonly code: 'memory'; readonly bytes: number };

/** A runnable program, or why it is refused. */
export type Checked =
  | { readonly refusal: null; readonly module: WebAssembly.Module }
  | { readonly refusal: FileRefusal };

/** Result of a run, with its duration and remarks. */
export interface RunReport extends StressRun {
  /** Duration (ms). */
  readonly took: number;
  /** The first line of standard error. */
  readonly said: string;
  /** Whether it tried to open a file. */
  readonly wantsFile: boolean;
}

/** Service of the worker that runs a program. */
export interface RunnerService {
  /** Checks a file and compiles it with its memory limited to `memory` bytes. */
  check(bytes: ArrayBuffer, memory: number): Promise<Outcome<Checked>>;
  /** Sets the program for the following runs, and its memory limit. */
  load(module: WebAssembly.Module, memory: number): Outcome<null>;
  /** Runs the program once; ends a run that prints more than `outputMost` bytes. */
  run(input: Uint8Array<ArrayBuffer>, outputMost: number): Promise<Outcome<RunReport>>;
}

/** Progress of the search, and the next file to run; null when the search is over. */
export interface Next {
  readonly progress: StressProgress;
  readonly file: StressFile | null;
  /** Whether the other program did not answer the file before, which says nothing then. */
  readonly isSilent: boolean;
}

/** Service of the worker that searches for boards. */
export interface SearchService {
  /** Starts a new search, in place of the previous one. */
  begin(seed: number): Promise<Outcome<null>>;
  /**
   * Receives the result of the last run, null before the first, and returns the next step. `other` is another
   * program's run on the same file, compared with instead of the right answers; null to compare with these.
   */
  next(run: StressRun | null, other: StressRun | null): Promise<Outcome<Next>>;
  /** Ends the shrinking with the smallest file so far. */
  settle(): Promise<Outcome<null>>;
  /** The findings so far. */
  finding(): Promise<Outcome<StressFinding | null>>;
}
