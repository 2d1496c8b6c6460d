/** Boards for a contest by kind: seeded, and byte by byte those that `rubicon generate` prints. */
import type { Board, Value } from '../game.ts';

/** In the order of the numbers by which the module names them. */
export const KINDS = ['any', 'still', 'walled', 'column', 'short'] as const;

/**
 * `still`: a tie, or Red cannot move at once; `walled`: row n−1 is all obstacles, there are no others, and one general stands
 * below it; `column`: one column; `short`: a tie, or over within 9 moves with best play.
 */
export type Kind = (typeof KINDS)[number];

/** The first of the tests that the statement promises to be of a kind: what a file of its boards begins with. */
export const FIRST_TEST: Readonly<Record<Kind, number>> = {
  any: 14,
  still: 1,
  walled: 5,
  column: 7,
  short: 10,
};

/** The least and the most, in either order. */
export type Range = readonly [number, number];

/** What is wished for: rows and columns 1..32, density 0..100 percent of the cells, seed 0..2³²−1. */
export interface Wish {
  readonly kind: Kind;
  readonly seed: number;
  readonly rows: Range;
  readonly columns: Range;
  readonly density: number;
}

/** A board with its value, Red to move, and both in the words of the contest's files, each closed by a line feed. */
export interface Made {
  readonly board: Board;
  readonly value: Value;
  readonly text: string;
  readonly answer: string;
}

/** The module, loaded. */
export interface Generator {
  /** Throws `rows_out_of_range`, `columns_out_of_range`, `density_out_of_range` or `no_such_size`. */
  check(wish: Wish): void;
  /**
   * Makes board `number`, from 0 on, which depends on the wish and its number alone. Throws as check does, or `too_large`
   * where solving it takes more than `memoryLimit` bytes, 1 GiB by default.
   */
  make(wish: Wish, number: number, options?: { readonly memoryLimit?: number }): Made;
}
