import type { Board } from '../../../../wasm/rubicon.ts';
import type { Failure } from '../../../model/failure.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';
import type { Survey } from '../model/contest.ts';

/** A board of a contest file with its number, from 1, and the line of its first row; or why it is broken. */
export type BoardRead =
  | { readonly number: number; readonly board: Board; readonly line: number; readonly failure: null }
  | { readonly number: number; readonly board: Board | null; readonly failure: Failure };

/** The worker's service that reads contest files. */
export interface ContestService {
  /** Surveys a contest file (its bytes) and keeps it for `read`. */
  survey(text: ArrayBuffer): Promise<Outcome<Survey>>;
  /** The next boards of that file, `most` at most; none at its end. */
  read(most: number): Promise<Outcome<readonly BoardRead[]>>;
}
