/** The batch: a contest text, broken or not, and the answers of its boards one by one. */
import type { RubiconError } from '../error.ts';
import type { Board, Value } from '../game.ts';

/**
 * What stands next in a contest text: a board with its pieces; a broken one, drawn where only its pieces are wrong; text
 * that belongs to no board; or the place from which the text is not read on. Numbers of boards count from 1.
 */
export type Reading =
  | { readonly kind: 'board'; readonly number: number; readonly board: Board }
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
  /** The answer of the board that `next` gave last; throws what it cannot be solved for, with its first row as the place. */
  solve(): Value;
  /** Frees the text; to be called once. */
  close(): void;
}

/** The module, loaded. */
export interface Batches {
  /** Opens a contest text. `memoryLimit` is what one board may take, 1 GiB by default. */
  open(text: Uint8Array, options?: { readonly memoryLimit?: number }): Batch;
}
