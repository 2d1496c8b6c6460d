/**
 * Finds a minimal failing input. The caller runs the program: this module picks the files and takes the results.
 */
import type { Board, Value } from '../game.ts';
import type { DifferenceKind } from './compare.ts';
import type { Mistake } from './mistakes.ts';
import type { ENDS, FAULTS, LEAKS, MEANINGS, STAGES, STRESS_PHASES } from './names.ts';

export type StressPhase = (typeof STRESS_PHASES)[number];

/** What is in the files, in the order in which they are tried. */
export type Stage = (typeof STAGES)[number];

/**
 * How a run ended: by itself, crashed, or killed at a limit (time, processes, output, memory); with more time, by itself but
 * late, or killed at that limit, too; killed because it only waited; its recursion exceeded the caller's stack; or there is
 * nothing to compare its output with.
 */
export type End = (typeof ENDS)[number];

export type Fault = (typeof FAULTS)[number];

/** What a program keeps from one board to the next. */
export type Leak = (typeof LEAKS)[number];

/** What follows from a fault that needs several boards, or that did not come again. */
export type Meaning = (typeof MEANINGS)[number];

/** The result of a run. `number`: exit status, kind of crash, or of a late end the time that it took (ms). */
export interface StressRun {
  readonly end: End;
  readonly number: number;
  readonly output: Uint8Array;
}

/** An input file, and how it is to be run. */
export interface StressFile {
  readonly boards: number;
  readonly input: Uint8Array<ArrayBuffer>;
  /** Output limit (bytes). */
  readonly outputMost: number;
  /** The run has this many times the time limit; if more than once, it ends as `late` or `never` rather than `time`. */
  readonly times: number;
  /** Whether the run decides if the program is late: nothing else is to run beside it. */
  readonly isAlone: boolean;
}

/** How far it is. Boards and files are those of the search, runs all of the program's. */
export interface StressProgress {
  readonly phase: StressPhase;
  /** Of the file in hand or, once a fault is found, of the one that showed it. */
  readonly stage: Stage;
  readonly boards: number;
  readonly files: number;
  readonly runs: number;
  /** The smallest file known that fails; null while nothing is found. */
  readonly smallest: { readonly boards: number; readonly cells: number } | null;
  /** Boards for which the stack does not suffice, and the cells of the smallest; null where there is none. */
  readonly leftOut: { readonly boards: number; readonly cells: number } | null;
}

/** What was found, as far as it is known: the smallest file so far and what is wrong with the run on it. */
export interface StressFinding {
  readonly fault: Fault;
  readonly number: number;
  /** Lines printed. */
  readonly lines: number;
  /** From 0: the first board whose line is wrong or missing. */
  readonly board: number;
  /** With a wrong line, what it says and in what it is wrong. */
  readonly found: string | null;
  readonly difference: DifferenceKind | null;
  /** Whether the program erred on the same boards again; otherwise chance is at work. */
  readonly isRepeated: boolean;
  /** Whether no smaller file fails. */
  readonly isSmallest: boolean;
  readonly meaning: Meaning | null;
  /** The mistakes that together, and alone, explain every line seen; none where nothing does. */
  readonly mistakes: readonly Mistake[];
  /** What is kept from one board to the next, where that explains every line seen; null where nothing does. */
  readonly leak: Leak | null;
  readonly boards: readonly { readonly board: Board; readonly right: Value }[];
  readonly input: string;
  readonly answers: string;
  readonly output: Uint8Array<ArrayBuffer>;
}

export interface Stressing {
  /** Advances by about `budget` positions. Returns a file to run, `done`, or null: call again. */
  step(budget: number): StressFile | 'done' | null;
  /**
   * Has the program's output on the file compared with another program's run on it, instead of with the right answers. False if
   * that does not answer each board: then take a run that ends as `unknown`.
   */
  expect(other: StressRun): boolean;
  /** Ends the shrinking with the smallest file so far. */
  settle(): void;
  /** Takes the result of the run on the file. */
  take(run: StressRun): void;
  progress(): StressProgress;
  /** Null while nothing is found. */
  finding(): StressFinding | null;
  close(): void;
}

/** The module, loaded. */
export interface Stress {
  /** Begins a search; the same seed tries the same boards. The caller closes it. */
  open(seed: number): Stressing;
}
