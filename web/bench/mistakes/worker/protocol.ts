import type { Board } from '../../../../wasm/rubicon.ts';
import type { Outcome } from '../../../solver/worker/protocol.ts';
import type { Lines } from '../model/mistakes.ts';

/** What the worker of the mistakes does for the page. Sets of mistakes are numbers, see wasm/bench/mistakes.ts. */
export interface MistakesService {
  /** The lines on a board with its pieces; null where they are not all there, or when a newer board was asked for. */
  lines(board: Board, mistakes: number): Promise<Outcome<Lines> | null>;
  /** The smallest board that shows the mistakes, of few cells; null where there is none, or when a newer was asked for. */
  smallest(mistakes: number): Promise<Outcome<Board | null>>;
}
