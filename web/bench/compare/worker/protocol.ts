import type { Comparison } from '../../../../wasm/bench/compare.ts';
import type { DiagnosisReport } from '../../../../wasm/bench/mistakes.ts';
import type { Board, Value } from '../../../../wasm/rubicon.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';
import type { RightLine } from '../model/compare.ts';

/** What a thread of the comparison does for the page. */
export interface CompareService {
  /** Compares lines with the answers of the boards; null is an unknown answer. */
  compare(answers: readonly (Value | null)[], lines: ArrayBuffer): Promise<Outcome<Comparison>>;
  /** Best play on a board, Red to move. */
  line(board: Board): Promise<Outcome<RightLine>>;
  /**
   * Which mistakes explain an output, one share of its lines; both texts come as bytes. `report` is called while it works.
   * Sets of mistakes are numbers, see wasm/bench/mistakes.ts.
   */
  diagnose(
    input: ArrayBuffer,
    output: ArrayBuffer,
    share: Share,
    report: (report: DiagnosisReport) => void,
  ): Promise<Outcome<DiagnosisReport>>;
  /** Tries pairs of mistakes on the same share. */
  pair(report: (report: DiagnosisReport) => void): Promise<Outcome<DiagnosisReport>>;
}

/** Every `shares`-th line, from number `share` on. */
export interface Share {
  readonly share: number;
  readonly shares: number;
}
