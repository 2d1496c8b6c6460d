import type { Comparison } from '../../../../wasm/bench/compare.ts';
import type { Board, Value } from '../../../../wasm/rubicon.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';
import type { RightLine } from '../model/compare.ts';

/** What a thread of the comparison does for the page. */
export interface CompareService {
  /** Compares lines with the answers of the boards; null is an answer that nobody knows. */
  compare(answers: readonly (Value | null)[], lines: ArrayBuffer): Promise<Outcome<Comparison>>;
  /** Best play on a board, Red to move. */
  line(board: Board): Promise<Outcome<RightLine>>;
}
