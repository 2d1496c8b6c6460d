import type { Board, Move, Position, Value } from '../../../../wasm/game.ts';

/** A small board beside the large one: a position after a move, or one of the queue. */
export interface SmallBoard {
  readonly position: Position;
  /** The move that has led to it. */
  readonly move: Move | null;
  /** Its value if that is known by now. */
  readonly value: Value | null;
  /** Whether the sentence is about it, it no longer matters, or neither. */
  readonly turn: 'now' | 'aside' | 'plain';
}

/** What the stage shows with a sentence of the tour. */
export interface TourScene {
  readonly board: Board;
  readonly position: Position;
  /** Whether it was just taken from the queue. */
  readonly isLit: boolean;
  /** Its value if that is known. */
  readonly value: Value | null;
  /** Whether signs below the boards show the values. */
  readonly isMarked: boolean;
  /** Whether its value is new, and so flashes. */
  readonly isNews: boolean;
  /** Its counter: moves not known to lose, and all moves. Null if it is not shown. */
  readonly counter: { readonly left: number; readonly of: number } | null;
  /** The move that has led to it, if that is shown. */
  readonly last: Move | null;
  /** The move from it in the sentence. */
  readonly move: Move | null;
  readonly small: readonly SmallBoard[];
  /** The number of small boards before a gap, which stands for others that are not shown; null if there is none. */
  readonly gapAfter: number | null;
  /** Positions shown one after the other on the large board; the last is `position`. Empty in most scenes. */
  readonly walk: readonly Position[];
}
