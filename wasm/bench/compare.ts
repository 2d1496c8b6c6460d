/** Another program's lines, compared with the answers of the boards. */
import type { Value } from '../game.ts';
import type { DIFFERENCES } from './names.ts';

/**
 * In which way a line is not the answer: the other side wins, other moves of the right winner, a tie where there is none,
 * a win instead of a tie, no answer at all, a line that is missing or one too many.
 */
export type DifferenceKind = (typeof DIFFERENCES)[number];

/**
 * A line that differs. `board` is null for an extra line; `line` and `found`, the beginning of what it says,
 * for a missing one.
 */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly board: number | null;
  readonly line: number | null;
  readonly found: string | null;
}

/** What single mistake explains several differences: line `first` left out, or put in, and all others are right. */
export const SHIFTS = ['left_out', 'put_in'] as const;

export type Shift = (typeof SHIFTS)[number];

export interface Comparison {
  readonly boards: number;
  /** Boards without an answer, for which any line was taken. */
  readonly unjudged: number;
  readonly differences: readonly Difference[];
  readonly counts: Readonly<Record<DifferenceKind, number>>;
  readonly shift: { readonly kind: Shift; readonly line: number } | null;
}

/** Compares lines with the answers, null being one that nobody knows. */
export type Compare = (answers: readonly (Value | null)[], lines: Uint8Array) => Comparison;
