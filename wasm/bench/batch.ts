/** The batch: a contest text, broken or not, read board by board. */
import type { RubiconError } from '../error.ts';
import type { Board } from '../game.ts';

/**
 * The next item of a contest text: a board with its pieces, whose first row is on line `line`; a broken board, drawn if only its
 * pieces are wrong; text that belongs to no board; or the place where reading stops. Boards are numbered from 1.
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

/** A reader of a contest text. */
export interface Batch {
  /** The next item; null at the end. */
  next(): Reading | null;
  /** Frees the text; call once. */
  close(): void;
}

/** The loaded module. */
export interface Batches {
  /** Opens a contest text. */
  open(text: Uint8Array): Batch;
}
