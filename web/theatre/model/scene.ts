import type { Move } from '../../../wasm/game.ts';
import type { Decided, Mark, Predecessor, Queued, Step } from '../../../wasm/watch.ts';

export type { Decided, Mark, Predecessor, Queued, Step };

/*
 * The textbook solver at work. A run is divided into steps: at step 0 every finished game is in the queue, step n takes the
 * n-th position from it, and one step after the last the queue is empty. A step is divided into beats: at beat 0 the position
 * is taken, at each further beat one of its predecessors is informed.
 */

/** The state of the solver at the end of a step, and what the step has done. */
export interface Scene {
  /** 0..steps + 1 */
  readonly step: number;
  /** Null at step 0 and after the last one. */
  readonly now: Step | null;
  /** Positions put into the queue so far; each step has taken one of them. */
  readonly queued: number;
  readonly decided: Decided;
  /** The next few positions of the queue, its head first. */
  readonly next: readonly Queued[];
  /** The newest positions of the queue, in its order: those of the step, and a few before them. */
  readonly last: readonly Queued[];
  /** The mark of the start position; null if pieces are missing. */
  readonly drawn: Mark | null;
}

/** A moment at which playback holds, by what happens in it. */
export interface Moment {
  readonly kind: 'terminal' | 'capture' | 'stuck' | 'win' | 'count' | 'loss' | 'ten' | 'drawn' | 'end';
  readonly step: number;
  readonly beat: number;
  /** The moves left in a count-down, and the distance of every tenth one. */
  readonly number?: number;
}

/** Facts about the whole run of a board, known before it is played. */
export interface Programme {
  /** Positions that are decided at the end: each is taken from the queue once. */
  readonly steps: number;
  /** Positions of the board, with either side to move. */
  readonly positions: number;
  /** For each distance the step that takes its last position. */
  readonly layerEnds: readonly number[];
  /** In chronological order. */
  readonly moments: readonly Moment[];
}

/** What a predecessor learns: it is won or lost for its side to move, its counter drops by one, or nothing new. */
export type News = 'won' | 'lost' | 'counted' | 'known';

/** A predecessor on the stage. */
export interface Neighbour extends Predecessor {
  /** The move from it to the position taken. */
  readonly move: Move;
  readonly news: News;
  /** Whether its beat is still to come, is now, or has passed. */
  readonly turn: 'coming' | 'now' | 'past';
}
