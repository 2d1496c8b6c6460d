import type { Ending, Line, Value, ValuedMove } from '../../wasm/game.ts';
import type { Question } from './drawing.ts';
import type { Failure } from './failure.ts';

/** The solver's answer: the start position's value and the best line from it, the legal part of `played` first. */
export interface Solution extends Line {
  readonly value: Value;
  /** The value before the first move and after each move: one more than there are moves. */
  readonly values: readonly Value[];
  /** The legal moves of each of these positions, best first. */
  readonly choices: readonly (readonly ValuedMove[])[];
  /** Number of given moves that are legal. */
  readonly legal: number;
  /** Number of legal moves of each variation. */
  readonly legalVariations: readonly number[];
  /** How the line ends; null for a tie that loops. */
  readonly ending: Ending | null;
  /** Memory that the analysis takes, in bytes. */
  readonly bytes: number;
}

/** Progress of a solve: the finished part (0..1) and the current distance (moves). */
export interface SolveProgress {
  readonly fraction: number;
  readonly distance: number;
}

/** The state of the newest question. */
export type AnalysisState =
  | { readonly status: 'idle' }
  | { readonly status: 'solving'; readonly question: Question; readonly progress: SolveProgress | null }
  | { readonly status: 'solved'; readonly question: Question; readonly solution: Solution }
  | { readonly status: 'cancelled'; readonly question: Question }
  | { readonly status: 'failed'; readonly question: Question; readonly failure: Failure };

export type Solved = Extract<AnalysisState, { status: 'solved' }>;
