import { loadBench } from '../bench.ts';
import { RubiconError } from '../error.ts';
import {
  type Address,
  budgetOf,
  type CommonExports,
  type Memory,
  type ModuleSource,
  type OwnExport,
  unpackValue,
} from '../memory.ts';
import { type Find, GOALS, type MineProgress, type Mining, type Search } from './mine.ts';

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

const NEEDED: readonly OwnExport<Exports>[] = ['open_mine'];

const NONE = 2;

/** Loads the bench's module for mining boards. Takes and rejects the same as loadRubicon. */
export async function loadMining(wasm: ModuleSource): Promise<Mining> {
  const memory = await loadBench<Exports>(wasm, NEEDED);
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

  /** The search's handle; throws if it is closed. */
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
