/** A search for remarkable boards: seeded, and board by board that of `rubicon mine`. */
import { loadBench } from '../bench.ts';
import { RubiconError } from '../error.ts';
import {
  type Address,
  budgetOf,
  type CommonExports,
  type Memory,
  type ModuleSource,
  unpackValue,
} from '../memory.ts';
import type { Board, Value } from '../rubicon.ts';

/** In the order of the numbers by which the module names them. */
export const GOALS = ['red', 'black', 'unique', 'forced', 'tie'] as const;

/**
 * What is scored, Red to move. `red`, `black`: moves of both sides until that side wins; `unique`: until Red wins, where one
 * first move alone wins; `forced`: moves in a row, from the first on, that alone keep the winner and the number of moves;
 * `tie`: moves of the best line of a tie until a position comes again.
 */
export type Goal = (typeof GOALS)[number];

/** Sizes that are searched. */
export const MINE_SIDES = { rows: [2, 16], columns: [1, 16] } as const;

/**
 * A search: rows 2..16, columns 1..16; a run begins with obstacles on `density` percent of the cells and is `length` boards
 * long, 1..2³² (a longer one cools more slowly, and finds more); seed 0..2⁵³−1.
 */
export interface MineSettings {
  readonly goal: Goal;
  readonly rows: number;
  readonly columns: number;
  readonly density: number;
  readonly length: number;
  readonly seed: number;
}

/** A board with its value, Red to move, and its score, 1 or more; found by a run as its board number `tries`. */
export interface Find {
  readonly board: Board;
  readonly value: Value;
  readonly score: number;
  readonly run: number;
  readonly tries: number;
}

/** Boards tried in all runs; whether the run is at its end; the score that it is at; how often the finds have changed. */
export interface MineProgress {
  readonly tried: number;
  readonly done: boolean;
  readonly current: number;
  readonly changes: number;
}

/** A search, run by run. The same runs find the same boards, in whatever order they are done. */
export interface Search {
  /** Begins a run in place of the one before; it ends after `tries` boards, its length unless told. */
  begin(run: number, tries?: number): void;
  /** Goes on by about `budget` positions of the boards that are tried, and no further than the run. */
  step(budget: number): MineProgress;
  /** The best board of each run, at most 20, the best first. */
  finds(): readonly Find[];
  /** Frees all memory; closing twice does no harm. */
  close(): void;
}

/** The module, loaded. */
export interface Mining {
  /** Opens a search before its first run. Throws `rows_out_of_range` or `columns_out_of_range`. */
  open(settings: MineSettings): Search;
}

interface Exports extends CommonExports {
  open_mine(
    goal: number,
    rows: number,
    columns: number,
    density: number,
    length: number,
    seed: number,
    failure: Address,
  ): Address;
  close_mine(mine: Address): void;
  begin_mining(mine: Address, run: number, tries: number): void;
  step_mining(mine: Address, budget: number, out: Address, failure: Address): number;
  mined_at(mine: Address, index: number, size: Address, cells: Address, out: Address): number;
}

const NONE = 2;

/** Loads the bench's module to mine boards. Takes and rejects what loadRubicon does. */
export async function loadMining(wasm: ModuleSource): Promise<Mining> {
  const memory = await loadBench<Exports>(wasm);
  return {
    open(settings) {
      const { goal, rows, columns, density, length, seed } = settings;
      const handle = memory.exports.open_mine(
        GOALS.indexOf(goal),
        rows,
        columns,
        density,
        length,
        seed,
        memory.at('failure'),
      );
      memory.check(handle);
      return new OpenSearch(memory, handle >>> 0, length);
    },
  };
}

class OpenSearch implements Search {
  private readonly memory: Memory<Exports>;
  private handle: Address;
  private readonly length: number;

  constructor(memory: Memory<Exports>, handle: Address, length: number) {
    this.memory = memory;
    this.handle = handle;
    this.length = length;
  }

  /** The handle of a search that is still open. */
  private get open(): Address {
    if (this.handle === 0) throw new RubiconError('closed', 'this search has been closed');
    return this.handle;
  }

  begin(run: number, tries = this.length): void {
    this.memory.exports.begin_mining(this.open, run, tries);
  }

  step(budget: number): MineProgress {
    const { memory } = this;
    const numbers = memory.at('numbers');
    memory.check(memory.exports.step_mining(this.open, budgetOf(budget), numbers, memory.at('failure')));
    const [tried = 0, done = 0, current = 0, changes = 0] = memory.doubles(numbers, 4);
    return { tried, done: done === 1, current, changes };
  }

  finds(): readonly Find[] {
    const finds: Find[] = [];
    for (let find = this.findAt(0); find !== null; find = this.findAt(finds.length)) finds.push(find);
    return finds;
  }

  private findAt(index: number): Find | null {
    const { memory } = this;
    const numbers = memory.at('numbers');
    const [size, cells] = [memory.at('size'), memory.at('cells')];
    if (memory.exports.mined_at(this.open, index, size, cells, numbers) === NONE) return null;
    const [value = 0, score = 0, run = 0, tries = 0] = memory.doubles(numbers, 4);
    return { board: memory.readBoard(), value: unpackValue(value), score, run, tries };
  }

  close(): void {
    if (this.handle !== 0) this.memory.exports.close_mine(this.handle);
    this.handle = 0;
  }
}
