import type { Board, Ending, Move, Position, Value } from '../../../../wasm/game.ts';
import type { Queued } from '../../model/scene.ts';

/*
 * What the tour shows, as it was found on a solved board. A found position is what its chapter says of it; the sentences and
 * pictures follow from these alone.
 */

/** The board on which something was found: the visitor's, or a small one that is made for it. */
export interface Ground {
  readonly board: Board;
  readonly isOwn: boolean;
  /** Positions of the board with either side to move, and those that are decided in the end. */
  readonly positions: number;
  readonly decided: number;
}

/** A legal move, the position after it, and its value in the end. */
export interface Successor {
  readonly move: Move;
  readonly position: Position;
  readonly value: Value;
}

/** A position with all its successors. */
export interface Node {
  readonly position: Position;
  readonly value: Value;
  readonly successors: readonly Successor[];
}

/** A chapter's example: where it was found, when, and what the queue held on the way there. */
export interface Example {
  readonly ground: Ground;
  /** So many positions were decided when this one was; all of them where it never is. */
  readonly decided: number;
  /** Some positions that were decided before it, in the order of the queue. */
  readonly before: readonly Position[];
  readonly node: Node;
}

/** A finished game and how it has ended, after a move of the side that is not to move. */
export interface Finished {
  readonly ground: Ground;
  readonly position: Position;
  readonly ending: Ending;
  readonly value: Value;
  /** The move that has ended it. */
  readonly last: Move;
}

/** The queue after a position was taken from it: that position, and what waits. */
export interface QueueShot {
  readonly taken: Queued;
  /** The next ones at its front. */
  readonly front: readonly Queued[];
  /** The last ones at its back, which are not in front. */
  readonly back: readonly Queued[];
  /** Whether others wait between them. */
  readonly isLonger: boolean;
  /** So many of those at the back have joined when this position was taken. */
  readonly joined: number;
  /** Positions decided by then. */
  readonly decided: number;
}

export interface FoundTour {
  readonly finished: {
    readonly ground: Ground;
    /** The start position, with which the tour begins. */
    readonly start: Position;
    /** One of each ending. */
    readonly games: readonly [Finished, Finished, Finished];
    /** How many finished games the board has, those of them that the side to move has won, and a few of the queue. */
    readonly count: number;
    readonly won: number;
    readonly queue: readonly Queued[];
  };
  /** Won with one of its moves, the first of the successors, which ends the game. */
  readonly win: Example;
  /** Lost, with three moves, the soonest lost first. */
  readonly loss: Example;
  /** Won with two of its moves, the first of the successors sooner than the second, which has just been taken. */
  readonly shortest: Example;
  /** Lost, with two moves, the first sooner than the second. */
  readonly longest: Example;
  /**
   * Around the time at which the last position of a distance is taken from the queue: when one is taken to which another
   * follows, before and after that joins, and when the last one is taken.
   */
  readonly queue: {
    readonly ground: Ground;
    readonly distance: number;
    readonly before: readonly Position[];
    readonly shots: readonly [QueueShot, QueueShot, QueueShot];
  };
  /** The start position; its successors are in the order of best play. */
  readonly yours: Example;
  /**
   * A tie, and the positions of a loop through ties, which begins and ends with it; the first successor is its second.
   */
  readonly tie: Example & {
    readonly loop: readonly Position[];
    /** The loop's second position, whose first successor is its third. */
    readonly reply: Node;
    /** Whether the visitor's board has a start position, was asked and has no tie at all. */
    readonly noneOwn: boolean;
  };
}
