/** Generates boards for a contest by kind, from a seed: byte for byte those of `rubicon generate`. */
import type { Board, Value } from '../game.ts';
import type { KINDS } from './names.ts';

/**
 * `still`: a tie, or Red cannot move at once; `walled`: row n−1 is all obstacles, there are no others, and one general stands
 * below it; `column`: one column; `short`: a tie, or over within 9 moves with best play.
 */
export type Kind = (typeof KINDS)[number];

/** The number of the first test of a kind in the statement: the `id` of a file with boards of the kind. */
export const FIRST_TEST: Readonly<Record<Kind, number>> = {
  any: 14,
  still: 1,
  walled: 5,
  column: 7,
  short: 10,
};

/** Minimum and maximum, in either order. */
export type Range = readonly [number, number];

/** Settings: rows and columns 1..32, density 0..100 percent of the cells, seed 0..2³²−1. */
export interface GenerateSettings {
  readonly kind: Kind;
  readonly seed: number;
  readonly rows: Range;
  readonly columns: Range;
  readonly density: number;
}

/** A board with its value, Red to move, and the contest texts of both, each closed by a line feed. */
export interface GeneratedBoard {
  readonly board: Board;
  readonly value: Value;
  readonly text: string;
  readonly answer: string;
}

/** The loaded module. */
export interface Generator {
  /** Throws `rows_out_of_range`, `columns_out_of_range`, `density_out_of_range` or `no_such_size`. */
  check(settings: GenerateSettings): void;
  /**
   * Makes board `number`, from 0, which depends on the settings and its number only. Throws like check, or `too_large` if
   * solving takes more than `memoryLimit` bytes, 1 GiB by default.
   */
  make(
    settings: GenerateSettings,
    number: number,
    options?: { readonly memoryLimit?: number },
  ): GeneratedBoard;
}
