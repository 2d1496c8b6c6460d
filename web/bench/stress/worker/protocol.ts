import type { StressFile, StressFinding, StressProgress, StressRun } from '../../../../wasm/bench/stress.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';

/** Why a file is no program that can be run here. */
export type Refusal =
  /** No WebAssembly at all; `broken`: it begins as such, and then the browser cannot read it. */
  | { readonly code: 'not_wasm' | 'component' | 'not_program' | 'threads' }
  /** Its memory is another's, or one of several, or has addresses of 64 bits, or is of a kind that came after that. */
  | { readonly code: 'foreign_memory' | 'memories' | 'memory64' | 'newer_memory' }
  | { readonly code: 'broken'; readonly why: string }
  /** Functions that nobody gives it: some of them, as `module.name`, and how many more there are. */
  | { readonly code: 'missing'; readonly names: readonly string[]; readonly more: number }
  /** It begins with so many bytes of memory, which are more than its limit. */
  | { readonly code: 'memory'; readonly bytes: number };

/** A program that can be run, or why it cannot. */
export type Checked =
  | { readonly refusal: null; readonly module: WebAssembly.Module }
  | { readonly refusal: Refusal };

/** What came of a run, and what is told of it beside. */
export interface Told extends StressRun {
  /** Milliseconds. */
  readonly took: number;
  /** The first line that was printed on standard error. */
  readonly said: string;
  /** Whether it has asked for a file; there is none. */
  readonly wantsFile: boolean;
}

/** What the thread does that runs a program. */
export interface RunnerService {
  /** Whether a file is a program, and the program, whose memory is to be limited to so many bytes. */
  check(bytes: ArrayBuffer, memory: number): Promise<Outcome<Checked>>;
  /** Takes the program that is to be run from now on, and the same limit. */
  load(module: WebAssembly.Module, memory: number): Outcome<null>;
  /** Runs it afresh; a run that prints more than `outputMost` bytes ends. */
  run(input: Uint8Array<ArrayBuffer>, outputMost: number): Promise<Outcome<Told>>;
}

/** How far the search is, and the file on which the program is to be run; null when the search is over. */
export interface Next {
  readonly progress: StressProgress;
  readonly file: StressFile | null;
}

/** What the thread does that searches. */
export interface SearchService {
  /** Begins a search in place of the one before. */
  begin(seed: number): Promise<Outcome<null>>;
  /** Takes what came of the last run, null before the first, and goes on to the next. */
  next(run: StressRun | null): Promise<Outcome<Next>>;
  /** What is found so far. */
  finding(): Promise<Outcome<StressFinding | null>>;
}
