import type { Board, Ending, Move, Position, Value } from '../../../../wasm/game.ts';
import type { Queued } from '../../model/scene.ts';

/* The examples of the tour, found on a solved board. Its sentences and pictures are made from them alone. */

/** The board of an example: the visitor's, or a small one made for the tour. */
export interface Ground {
  readonly board: Board;
  readonly isOwn: boolean;
  /** Positions of the board with either side to move, and the decided ones at the end of the run. */
  readonly positions: number;
  readonly decided: number;
  /** Finished games, with which the queue begins. */
  readonly finished: number;
}

/** A legal move, the position after it, and the value of that position. */
export interface Successor {
  readonly move: Move;
  readonly position: Position;
  readonly value: Value;
}

/** A successor with its times in the run: positions decided once it is, and once it has been taken. Infinite for a tie. */
export interface Timed extends Successor {
  readonly decided: number;
  readonly taken: number;
}

/** A position with all its successors. */
export interface Node<Each extends Successor = Successor> {
  readonly position: Position;
  readonly value: Value;
  readonly successors: readonly Each[];
}

/** A chapter's example: its board, when it is decided, and some positions decided before. */
export interface Example<Each extends Successor = Successor> {
  readonly ground: Ground;
  /** Positions that are decided once this one is; all decided positions for a tie. */
  readonly decided: number;
  /** Some positions that were decided before its first sentence, in the order of the queue. */
  readonly before: readonly Position[];
  readonly node: Node<Each>;
}

/** A finished game, how it has ended, and its last move. */
export interface Finished {
  readonly ground: Ground;
  readonly position: Position;
  readonly ending: Ending;
  readonly value: Value;
  /** The move that has ended it. */
  readonly last: Move;
}

/** The queue after a position was taken from it: that position, and the waiting ones. */
export interface QueueShot {
  readonly taken: Queued;
  /** The next ones at its front. */
  readonly front: readonly Queued[];
  /** The last ones at its back, without those in front. */
  readonly back: readonly Queued[];
  /** Whether others wait between them. */
  readonly isLonger: boolean;
  /** The number of positions at the back that joined when this position was taken. */
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
    /** The finished games that the side to move has won, and a few of all. */
    readonly won: number;
    readonly queue: readonly Queued[];
  };
  /** Won with one of its moves, which ends the game. */
  readonly win: Example<Timed>;
  /** Lost, with three moves in the order in which they are refuted; the last is decided after the others are. */
  readonly loss: Example<Timed>;
  /** Won with two of its moves, the first of the successors sooner than the second. */
  readonly shortest: Example<Timed>;
  /** Lost, with two moves, the first sooner than the second. */
  readonly longest: Example<Timed>;
  /**
   * Three moments where the queue moves from one distance to the next: before and after a predecessor of the position taken
   * joins, and when the last position of the distance is taken.
   */
  readonly queue: {
    readonly ground: Ground;
    readonly distance: number;
    readonly before: readonly Position[];
    readonly shots: readonly [QueueShot, QueueShot, QueueShot];
  };
  /** The start position; its successors are in the order of best play. */
  readonly yours: Example<Timed>;
  /** A tie, and a loop through ties that begins and ends with it; the first successor is the loop's second position. */
  readonly tie: Example & {
    readonly loop: readonly Position[];
    /** The loop's second position, whose first successor is its third. */
    readonly reply: Node;
    /** Whether the visitor's board has a start position, was solved and has no tie. */
    readonly noneOwn: boolean;
  };
}
