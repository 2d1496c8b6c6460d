import type { Move } from '../../../wasm/game.ts';
import type { Decided, Mark, Queued, Step, Told } from '../../../wasm/watch.ts';

export type { Decided, Mark, Queued, Step, Told };

/*
 * What can be seen of the textbook solver at work. Time goes in steps: at step 0 every finished game is in the queue, step n
 * takes the n-th position from it, and one step after the last the queue is found empty. Within a step time goes in beats:
 * at beat 0 the position is taken, at each further beat one of its predecessors hears of it.
 */

/** The state of the solver at the end of a step, and what the step has done. */
export interface Scene {
  /** 0..steps + 1 */
  readonly step: number;
  /** Null at step 0 and after the last one. */
  readonly now: Step | null;
  /** Positions put into the queue so far; so many of them are taken as there were steps. */
  readonly queued: number;
  readonly decided: Decided;
  /** The next few positions of the queue, its head first. */
  readonly next: readonly Queued[];
  /** The positions put into the queue last, the newest at the end: those of the step, and a few before them. */
  readonly last: readonly Queued[];
  /** Of the start position; null where pieces are missing. */
  readonly drawn: Mark | null;
}

/** A moment that is worth a pause, and what happens in it. */
export interface Moment {
  readonly kind: 'terminal' | 'win' | 'loss' | 'drawn' | 'end';
  readonly step: number;
  readonly beat: number;
}

/** The whole run of a board, known before it is watched. */
export interface Programme {
  /** Positions that are decided in the end: each is taken from the queue once. */
  readonly steps: number;
  /** Positions of the board, with either side to move. */
  readonly positions: number;
  /** The step that takes the last position of each distance, by distance. */
  readonly layerEnds: readonly number[];
  /** In the order of time. */
  readonly moments: readonly Moment[];
}

/** How a predecessor hears: what it was found to be for the side that moves there, that a move less is left, or nothing new. */
export type News = 'won' | 'lost' | 'counted' | 'known';

/** A predecessor as it stands on the stage. */
export interface Neighbour extends Told {
  /** The move of the game from it to the position taken. */
  readonly move: Move;
  readonly news: News;
  /** Whether its beat is still to come, is now, or has passed. */
  readonly turn: 'coming' | 'now' | 'past';
}
