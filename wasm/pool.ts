/** Values many boards, one position of each: for the page's pool of workers. */
import { type Exports as AnalysisExports, type OpenOptions, startOf } from './analysis.ts';
import type { Board, Position, Side, Value } from './game.ts';
import {
  type Address,
  budgetOf,
  type CommonExports,
  EVERYTHING,
  limitOf,
  loadMemory,
  type ModuleSource,
  packValue,
  unpackValue,
} from './memory.ts';
import { Opened } from './opened.ts';
import type { Rubicon } from './rubicon.ts';

interface Exports extends CommonExports, Pick<AnalysisExports, 'read_position'> {
  open_glance(
    cells: Address,
    rows: number,
    columns: number,
    position: Address,
    expected: number,
    memoryLimit: number,
    failure: Address,
  ): Address;
  step_glance(glance: Address, budget: number, out: Address): number;
  close_glance(glance: Address): void;
}

/** `expected` is the value of a similar board; only the work depends on it. */
export interface GlanceOptions extends OpenOptions {
  readonly expected?: Value | undefined;
}

/** The loaded module. */
export interface Valuer extends Pick<Rubicon, 'position'> {
  /** Begins to look for the value of a position. Throws as Rubicon's open, and if the position is not on the board. */
  open(board: Board, position: Position, options?: GlanceOptions): Glance;
}

/** The search for a value; close it, because the module's memory is not garbage collected. */
export interface Glance {
  /** Advances by about `budget` positions, by default to the end: the value, or null if it is not found yet. */
  value(budget?: number): Value | null;
  close(): void;
}

const UNKNOWN: Value = { winner: 'tie' };

/** Loads rubicon.wasm for many boards. Takes and rejects the same as loadRubicon. */
export async function loadValuer(wasm: ModuleSource): Promise<Valuer> {
  const memory = await loadMemory<Exports>(wasm, ['open_glance']);
  return {
    position: (board: Board, side: Side = 'red') => startOf(memory, board, side),
    open(board, position, { expected = UNKNOWN, memoryLimit } = {}) {
      const { rows, columns } = board;
      const cells = memory.writeCells(board);
      const handle = memory.exports.open_glance(
        cells,
        rows,
        columns,
        memory.writePosition(position),
        packValue(expected),
        limitOf(memoryLimit),
        memory.at('failure'),
      );
      return new OpenGlance(memory, handle, 'glance', memory.exports.close_glance);
    },
  };
}

class OpenGlance extends Opened<Exports> implements Glance {
  value(budget = EVERYTHING): Value | null {
    const { memory, handle } = this;
    const numbers = memory.at('numbers');
    const isFound = memory.exports.step_glance(handle, budgetOf(budget), numbers) === 1;
    return isFound ? unpackValue(memory.words(numbers, 1)[0] ?? 0) : null;
  }
}
