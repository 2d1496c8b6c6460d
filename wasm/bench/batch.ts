/** The batch: a contest text, broken or not, read board by board. */
import type { RubiconError } from '../error.ts';
import type { Board } from '../game.ts';

/**
 * What stands next in a contest text: a board with its pieces, whose first row is on line `line`; a broken one, drawn where only its pieces are wrong; text
 * that belongs to no board; or the place from which the text is not read on. Numbers of boards count from 1.
 */
export type Reading =
  | { readonly kind: 'board'; readonly number: number; readonly board: Board; readonly line: number }
  | {
      readonly kind: 'broken';
      readonly number: number;
      readonly board: Board | null;
      readonly failure: RubiconError;
    }
  | { readonly kind: 'stray' | 'stopped'; readonly failure: RubiconError };

/** A contest text being read from its beginning to its end. */
export interface Batch {
  /** Reads on; null at the end. */
  next(): Reading | null;
  /** Frees the text; to be called once. */
  close(): void;
}

/** The module, loaded. */
export interface Batches {
  /** Opens a contest text. */
  open(text: Uint8Array): Batch;
}
