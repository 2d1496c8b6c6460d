/** The textbook solver watched at work, in types. It knows no browser. */
import type { Board, Position, Value } from './game.ts';

/** What is known of a position: its value, or how many of its legal moves are not yet known to lose. */
export type Mark =
  | { readonly decided: true; readonly value: Value }
  | { readonly decided: false; readonly counter: number };

/** An unfinished position from which a move leads to the one taken, with its mark before and after it has heard of that. */
export interface Told {
  readonly position: Position;
  /** Its legal moves: what its counter begins with. */
  readonly moves: number;
  readonly before: Mark;
  readonly after: Mark;
}

/** A position that is or was in the queue, with its value. */
export interface Queued {
  readonly position: Position;
  readonly value: Value;
}

/** One position taken from the queue, and its predecessors in the order in which they are told. */
export interface Step {
  readonly taken: Queued;
  readonly told: readonly Told[];
}

/** Positions decided so far, by the side to move and by whether it wins or loses. */
export type Decided = Readonly<Record<'red' | 'black', { readonly won: number; readonly lost: number }>>;

/** How much is done: positions of the board with either side to move, put into the queue, taken from it. */
export interface Counts {
  readonly positions: number;
  readonly queued: number;
  readonly taken: number;
  readonly decided: Decided;
}

/** What a search stops after: a step that decides a win or a loss, or this position, or that takes the last of a distance. */
export interface Stops {
  readonly win?: boolean;
  readonly loss?: boolean;
  readonly layer?: boolean;
  readonly position?: Position | null;
  /** Whether a win or a loss counts only where the side to move has two legal moves or more. */
  readonly choice?: boolean;
}

/** The module, loaded. */
export interface Textbook {
  /**
   * Opens a run at its beginning, where every finished game is in the queue; only the board's obstacles matter.
   * `memoryLimit` is in bytes, 1 GiB by default. Throws `too_large` before anything is allocated. The caller closes it.
   */
  open(board: Board, options?: { readonly memoryLimit?: number }): Run;
}

/** The analysis of one board, at the time at which so many positions have been taken from the queue. */
export interface Run {
  counts(): Counts;
  /** Takes the next position and tells what that does; null when the queue is empty. */
  take(): Step | null;
  /** Goes to the time at which `taken` positions are taken, or to the end where that comes first. Exact in both directions. */
  seek(taken: number): void;
  /**
   * Takes positions, at most `budget`, until a step has done one of `stops`. Whether it has; at the end of the queue, or of
   * the budget, it has not.
   */
  find(stops: Stops, budget?: number): boolean;
  /** The index-th position that was put into the queue, from 0 on; null where there is none yet. */
  queued(index: number): Queued | null;
  /** What is known of a position now. */
  mark(position: Position): Mark;
  /** Frees the tables; closing twice does no harm. */
  close(): void;
}
