/** The types of textbook.ts. Independent of the browser. */
import type { Board, Position, Value } from './game.ts';

/** The state of a position: its value, or the number of its legal moves not yet known to lose. */
export type Mark =
  | { readonly decided: true; readonly value: Value }
  | { readonly decided: false; readonly counter: number };

/**
 * A predecessor: an unfinished position from which a move leads to the one taken, with its mark before and after it was informed.
 */
export interface Predecessor {
  readonly position: Position;
  /** Number of its legal moves, the initial counter. */
  readonly moves: number;
  readonly before: Mark;
  readonly after: Mark;
}

/** A position that is or was in the queue, with its value. */
export interface Queued {
  readonly position: Position;
  readonly value: Value;
}

/** One position taken from the queue, and its predecessors in the order in which they are informed. */
export interface Step {
  readonly taken: Queued;
  readonly predecessors: readonly Predecessor[];
}

/** Number of positions decided so far, by the side to move and by whether it wins or loses. */
export type Decided = Readonly<Record<'red' | 'black', { readonly won: number; readonly lost: number }>>;

/** Counts of positions: of the board with either side to move, pushed onto the queue, popped from it. */
export interface Counts {
  readonly positions: number;
  readonly queued: number;
  readonly taken: number;
  readonly decided: Decided;
}

/**
 * The events at which a search stops: a step that decides a win or a loss, or this position, or that takes the last one of a
 * distance.
 */
export interface Stops {
  readonly win?: boolean;
  readonly loss?: boolean;
  readonly layer?: boolean;
  readonly position?: Position | null;
  /** Count a win or a loss only if the side to move has at least two legal moves. */
  readonly choice?: boolean;
}

/** The loaded module. */
export interface Textbook {
  /**
   * Opens a run at its start, with every finished game in the queue; pieces on the board are ignored. `memoryLimit` is in bytes,
   * 1 GiB by default. Throws `too_large` before anything is allocated. The caller closes it.
   */
  open(board: Board, options?: { readonly memoryLimit?: number }): Run;
}

/** One run, positioned after `taken` queue pops. */
export interface Run {
  counts(): Counts;
  /** Takes the next position and reports its effects; null if the queue is empty. */
  take(): Step | null;
  /**
   * Moves to the time at which `taken` positions have been taken, or to the end if that comes first. Exact in both directions.
   */
  seek(taken: number): void;
  /**
   * Takes positions, at most `budget`, until a step matches one of `stops`. Returns whether one did; if not, the queue or the
   * budget is exhausted.
   */
  find(stops: Stops, budget?: number): boolean;
  /** The index-th position pushed onto the queue, from 0; null if there is none yet. */
  queued(index: number): Queued | null;
  /** The current state of a position. */
  mark(position: Position): Mark;
  /** Frees the tables; closing twice is harmless. */
  close(): void;
}
