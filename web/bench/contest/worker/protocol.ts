import type { Comparison } from '../../../../wasm/bench/compare.ts';
import type { Board, Value } from '../../../../wasm/rubicon.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';
import type { RightLine } from '../../compare/model/compare.ts';
import type { Row, Survey } from '../model/contest.ts';

/** What came of a board, with its number from 1. */
export type Reported = readonly [number: number, row: Row];

/** What a thread of the batch does for the page. Texts come as bytes that are not copied on the way. */
export interface BatchService {
  /** Reads a contest file through, without solving. */
  survey(file: Blob): Promise<Outcome<Survey>>;
  /** Solves ranges of a contest file's boards, which `take` deals in rising order, and reports every few milliseconds; at the end all reports have been taken. */
  solve(
    file: Blob,
    take: () => Promise<number | null>,
    report: (rows: readonly Reported[]) => unknown,
  ): Promise<Outcome<null>>;
  /** Compares lines with the answers of the boards; null is an answer that nobody knows. */
  compare(answers: readonly (Value | null)[], lines: Blob): Promise<Outcome<Comparison>>;
  /** Best play on a board, Red to move. */
  line(board: Board): Promise<Outcome<RightLine>>;
}
