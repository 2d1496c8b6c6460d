import type { Made, Wish } from '../../../../wasm/bench/generate.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';

/** Boards that follow those reported before. */
export type ReportMade = (made: readonly Made[]) => void | Promise<void>;

/** What a thread does that generates boards. Whoever has had enough ends the thread. */
export interface GenerateService {
  /** Makes the boards of a wish, from number 0 on, and reports them several times a second. */
  make(wish: Wish, boards: number, report: ReportMade): Promise<Outcome<null>>;
}
