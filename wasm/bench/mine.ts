/** Searches for remarkable boards, from a seed: board for board the same as `rubicon mine`. */
import type { Board, Value } from '../game.ts';
import type { GOALS } from './names.ts';

/**
 * The score of a position with Red to move. `red`, `black`: moves of both sides until that side wins; `unique`: until Red wins,
 * if exactly one first move wins; `forced`: consecutive moves, from the first, that are each the only one to keep the winner and
 * the distance; `tie`: moves of the best line of a tie until a position repeats.
 */
export type Goal = (typeof GOALS)[number];

/** The supported sizes. */
export const MINE_SIDES = { rows: [2, 16], columns: [1, 16] } as const;

/**
 * A search: rows 2..16, columns 1..16; a run starts with obstacles on `density` percent of the cells and is `length` boards long,
 * 1..2³² (a longer one cools more slowly and finds more); seed 0..2⁵³−1.
 */
export interface MineSettings {
  readonly goal: Goal;
  readonly rows: number;
  readonly columns: number;
  readonly density: number;
  readonly length: number;
  readonly seed: number;
}

/** A board with its value, Red to move, and its score, at least 1; board number `tries` of the run that found it. */
export interface Find {
  readonly board: Board;
  readonly value: Value;
  readonly score: number;
  readonly run: number;
  readonly tries: number;
}

/** Boards tried in all runs; whether the run is finished; the score of its current board; how often the finds have changed. */
export interface MineProgress {
  readonly tried: number;
  readonly done: boolean;
  readonly current: number;
  readonly changes: number;
}

/** A search, run by run. The same runs find the same boards, in any order. */
export interface Search {
  /** Begins a run, replacing the one before; it ends after `tries` boards, by default its length. */
  begin(run: number, tries?: number): void;
  /** Advances by about `budget` positions, at most to the end of the run. */
  step(budget: number): MineProgress;
  /** The best board of each run, at most 20, best first. */
  finds(): readonly Find[];
  /** Frees all memory; closing twice is harmless. */
  close(): void;
}

/** The loaded module. */
export interface Mining {
  /** Opens a search before its first run. Throws `rows_out_of_range` or `columns_out_of_range`. */
  open(settings: MineSettings): Search;
}
