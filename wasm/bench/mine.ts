/** A search for remarkable boards: seeded, and board by board that of `rubicon mine`. */
import type { Board, Value } from '../game.ts';

/** In the order of the numbers by which the module names them. */
export const GOALS = ['red', 'black', 'unique', 'forced', 'tie'] as const;

/**
 * What is scored, Red to move. `red`, `black`: moves of both sides until that side wins; `unique`: until Red wins, where one
 * first move alone wins; `forced`: moves in a row, from the first on, that alone keep the winner and the number of moves;
 * `tie`: moves of the best line of a tie until a position comes again.
 */
export type Goal = (typeof GOALS)[number];

/** Sizes that are searched. */
export const MINE_SIDES = { rows: [2, 16], columns: [1, 16] } as const;

/**
 * A search: rows 2..16, columns 1..16; a run begins with obstacles on `density` percent of the cells and is `length` boards
 * long, 1..2³² (a longer one cools more slowly, and finds more); seed 0..2⁵³−1.
 */
export interface MineSettings {
  readonly goal: Goal;
  readonly rows: number;
  readonly columns: number;
  readonly density: number;
  readonly length: number;
  readonly seed: number;
}

/** A board with its value, Red to move, and its score, 1 or more; found by a run as its board number `tries`. */
export interface Find {
  readonly board: Board;
  readonly value: Value;
  readonly score: number;
  readonly run: number;
  readonly tries: number;
}

/** Boards tried in all runs; whether the run is at its end; the score that it is at; how often the finds have changed. */
export interface MineProgress {
  readonly tried: number;
  readonly done: boolean;
  readonly current: number;
  readonly changes: number;
}

/** A search, run by run. The same runs find the same boards, in whatever order they are done. */
export interface Search {
  /** Begins a run, which replaces the one before; it ends after `tries` boards, by default its length. */
  begin(run: number, tries?: number): void;
  /** Goes on by about `budget` positions of the boards that are tried, and no further than the run. */
  step(budget: number): MineProgress;
  /** The best board of each run, at most 20, the best first. */
  finds(): readonly Find[];
  /** Frees all memory; closing twice does no harm. */
  close(): void;
}

/** The module, loaded. */
export interface Mining {
  /** Opens a search before its first run. Throws `rows_out_of_range` or `columns_out_of_range`. */
  open(settings: MineSettings): Search;
}
