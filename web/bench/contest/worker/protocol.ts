import type { Outcome } from '../../../solver/worker/protocol.ts';
import type { Row, Survey } from '../model/contest.ts';

/** What came of a board, with its number from 1. */
export type Reported = readonly [number: number, row: Row];

/** What a thread of the batch does for the page. Texts come as bytes. */
export interface ContestService {
  /** Reads a contest file through, without solving. */
  survey(text: ArrayBuffer): Promise<Outcome<Survey>>;
  /** Solves ranges of a contest file's boards, which `take` deals in rising order, and reports every few milliseconds; at the end all reports have been taken. */
  solve(
    text: ArrayBuffer,
    take: () => Promise<number | null>,
    report: (rows: readonly Reported[]) => unknown,
  ): Promise<Outcome<null>>;
}
