import type { Board } from '../../../../wasm/rubicon.ts';
import type { Failure } from '../../../model/state.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';
import type { Survey } from '../model/contest.ts';

/** A board of a contest file with its number, from 1, and the line of its first row; or why it is none. */
export type BoardRead =
  | { readonly number: number; readonly board: Board; readonly line: number; readonly failure: null }
  | { readonly number: number; readonly board: Board | null; readonly failure: Failure };

/** What the thread does for the page that reads a contest file. */
export interface ContestService {
  /** Reads a contest file through, and keeps it to be read once more, board by board. Texts come as bytes. */
  survey(text: ArrayBuffer): Promise<Outcome<Survey>>;
  /** The next boards of that file, at most so many; none at its end. */
  read(most: number): Promise<Outcome<readonly BoardRead[]>>;
}
