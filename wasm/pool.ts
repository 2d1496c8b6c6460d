/** Values many boards, one position of each, and looks among short games first: for the page's pool of workers. */
import { Answers, type Exports, type OpenOptions, startOf } from './answers.ts';
import type { Board, Position, Side, Value } from './game.ts';
import { loadMemory, type ModuleSource, type OwnExport, packValue, unpackValue } from './memory.ts';
import type { Analysis, Rubicon } from './rubicon.ts';

/** The loaded module. */
export interface Valuer extends Pick<Rubicon, 'position'> {
  /** As Rubicon's. */
  open(board: Board, options?: OpenOptions): Valuation;
}

/** An analysis of a board for the value of a position. */
export interface Valuation extends Pick<Analysis, 'ask' | 'value' | 'close'> {
  /**
   * Looks among short games, in an analysis that was not asked before: the value, or null if it was not found. `expected` is the
   * value of a similar board; only the work depends on it.
   */
  glance(position: Position, expected?: Value): Value | null;
}

const NEEDED: readonly OwnExport<Exports>[] = ['open_board', 'glance'];
const UNKNOWN: Value = { winner: 'tie' };

/** Loads the pool's module. Takes and rejects the same as loadRubicon. */
export async function loadValuer(wasm: ModuleSource): Promise<Valuer> {
  const memory = await loadMemory<Exports>(wasm, NEEDED);
  return {
    position: (board: Board, side: Side = 'red') => startOf(memory, board, side),
    open: (board, options) => new OpenValuation(memory, board, options),
  };
}

class OpenValuation extends Answers implements Valuation {
  glance(position: Position, expected = UNKNOWN): Value | null {
    const { memory, exports, handle, failure, numbers } = this.open;
    const cells = memory.writePosition(position);
    memory.check(exports.glance(handle, cells, packValue(expected), numbers, failure));
    const value = unpackValue(memory.words(numbers, 1)[0] ?? 0);
    return value.winner === 'tie' ? null : value;
  }
}
