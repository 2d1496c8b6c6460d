import type { Board, Move, Position, Value } from '../../../../wasm/game.ts';

/** A small board beside the large one: a position after a move, or one of the queue. */
export interface SmallBoard {
  readonly position: Position;
  /** The move that has led to it. */
  readonly move: Move | null;
  /** What is known of it by now; null where nothing is. */
  readonly value: Value | null;
  /** Whether it is spoken of now, is of no more concern, or neither. */
  readonly turn: 'now' | 'aside' | 'plain';
}

/** What stands on the stage while a sentence of the tour is said. */
export interface TourScene {
  readonly board: Board;
  readonly position: Position;
  /** Whether it was just taken from the queue. */
  readonly isLit: boolean;
  /** What is known of it; null where nothing is. */
  readonly value: Value | null;
  /** Whether a sign below the board tells it. */
  readonly isMarked: boolean;
  /** Whether its value is news now: it flashes. */
  readonly isNews: boolean;
  /** Its counter: moves that might not lose, and all of its moves. Null where it is not shown. */
  readonly counter: { readonly left: number; readonly of: number } | null;
  /** The move that has led to it, where that is shown. */
  readonly last: Move | null;
  /** A move from it that is spoken of. */
  readonly move: Move | null;
  readonly small: readonly SmallBoard[];
  /** After so many of the small boards there are others that are not shown; null where there are none. */
  readonly gapAfter: number | null;
  /** Positions that follow each other on the large board before it comes to rest; the last is `position`. Mostly none. */
  readonly walk: readonly Position[];
}
