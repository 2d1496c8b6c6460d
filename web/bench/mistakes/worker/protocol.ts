import type { Board } from '../../../../wasm/rubicon.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';
import type { Lines } from '../model/mistakes.ts';

/** What the worker of the mistakes does for the page. Sets of mistakes are numbers, see wasm/bench/mistakes.ts. */
export interface MistakesService {
  /** The lines on a board; null if pieces are missing or a newer request came. */
  lines(board: Board, mistakes: number): Promise<Outcome<Lines | null>>;
  /** The smallest board that shows the mistakes; null if no small one does or a newer request came. */
  smallest(mistakes: number): Promise<Outcome<Board | null>>;
}
