/**
 * Mistakes on purpose: a solver with the classic mistakes as switches (without any it is right), the smallest board that
 * shows them, and which of them explain a program's answers.
 */
import type { ErrorCode } from '../error.ts';
import type { Board, Move, Position, Value } from '../game.ts';
import { type DIAGNOSIS_PHASES, MISTAKES, type VERDICTS } from './names.ts';

/** The classic mistakes. A set of them is a number: the mistake at index i is 2 to the i-th. */
export type Mistake = (typeof MISTAKES)[number];

/** The mistakes of a set, in their order. */
export function mistakesIn(set: number): Mistake[] {
  return MISTAKES.filter((_, index) => set & (1 << index));
}

/** The inverse. */
export function setOfMistakes(mistakes: readonly Mistake[]): number {
  return mistakes.reduce((set, mistake) => set | (1 << MISTAKES.indexOf(mistake)), 0);
}

/** What a program prints: a value, in which a number may be below 0, or such a number alone. */
export type Printed = Value | { readonly winner: 'none'; readonly distance: number };

/** What a program plays for both sides: as `Line`, with the values that it sees before the first and after each move. */
export interface MistakenLine {
  readonly moves: readonly Move[];
  readonly loop: number | null;
  readonly values: readonly Value[];
  /** What it prints for the first position. */
  readonly printed: Printed;
}

/** An analysis by a program that makes a set of mistakes; with none it is right. */
export interface MistakenRun {
  /** Goes on by about `budget` positions; whether it is done. */
  step(budget?: number): boolean;
  /** What it prints for a position, once it is done. */
  value(position: Position): Printed;
  /** What it plays from a position, at most 2,048 moves, once it is done. */
  line(position: Position): MistakenLine;
  close(): void;
}

/** How far the search for the smallest board is: the cells and obstacles of the boards in hand, and the boards tried. */
export interface SmallestProgress {
  readonly cells: number;
  readonly obstacles: number;
  readonly tried: number;
  /** The board, once it is found. */
  readonly found: { readonly board: Board; readonly right: Value; readonly wrong: Printed } | null;
}

export interface SmallestSearch {
  /** Tries `boards` more boards; whether it is done: found, or no board within the limit of cells shows them. */
  step(boards: number): boolean;
  progress(): SmallestProgress;
  close(): void;
}

/** What became of a board and its answer; from `malformed` on it is left out. */
export type Verdict = (typeof VERDICTS)[number];

/** What is wrong with a contest text, and where. */
export interface TextFailure {
  readonly code: ErrorCode;
  readonly line: number;
  readonly column: number;
  readonly expected: number;
  readonly found: number;
}

/** A set of mistakes and how many lines speak for and against it. `dropped`: too many did before it had seen all lines. */
export interface Suspect {
  readonly mistakes: number;
  readonly explained: number;
  readonly unexplained: number;
  readonly kept: number;
  readonly contradicted: number;
  readonly dropped: boolean;
}

/** How far a diagnosis is and what it has found; the suspects are in order, the likeliest first, once it is done. */
export interface DiagnosisReport {
  readonly phase: (typeof DIAGNOSIS_PHASES)[number];
  readonly done: number;
  readonly total: number;
  readonly boards: number;
  readonly verdicts: Readonly<Record<Verdict, number>>;
  readonly extra: number;
  readonly extraLine: number;
  /** What in the contest text belongs to no board first, or is missing; null where there is no such thing. */
  readonly broken: TextFailure | null;
  /** Of the boards that differ the smallest, from 0. */
  readonly smallest: number;
  /** Lines left out that would be right, were they spelled as asked for. */
  readonly spelled: number;
  /** Boards at the end with one line for all where several are right; 0: too few. */
  readonly same: number;
  /** Two equal boards with different answers, from 0; null where there are none. */
  readonly twins: readonly [number, number] | null;
  readonly suspects: readonly Suspect[];
}

export interface Diagnosis {
  /** Right after it was opened: leaves it of the lines every shares-th, from number `share` on, and the single mistakes. */
  share(share: number, shares: number): void;
  /** Has a share that is done try the pairs, too. */
  pair(): void;
  /** Goes on by about `budget` positions; whether it is done. */
  step(budget: number): boolean;
  report(): DiagnosisReport;
  close(): void;
}

/** The module, loaded. */
export interface MistakeBench {
  /** Opens an analysis. `memoryLimit` is in bytes, 1 GiB by default; throws `too_large`. The caller closes it. */
  open(board: Board, mistakes: number, options?: { readonly memoryLimit?: number }): MistakenRun;
  /** Begins the search for the smallest board that shows a set of mistakes, of at most `cells` cells. */
  smallest(mistakes: number, cells: number): SmallestSearch;
  /** Opens the diagnosis of a program's output. */
  diagnose(input: string, output: string, options?: { readonly memoryLimit?: number }): Diagnosis;
}
