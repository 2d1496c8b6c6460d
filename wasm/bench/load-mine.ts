import {
  type Address,
  budgetOf,
  type CommonExports,
  loadMemory,
  type Memory,
  type ModuleSource,
} from '../memory.ts';
import { Opened } from '../opened.ts';
import type { Find, MineProgress, Mining, Search } from './mine.ts';
import { GOALS } from './names.ts';
import { type Report, takeReport } from './report.ts';

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
  step_mining(mine: Address, budget: number, failure: Address): number;
  mining_progress(mine: Address): Address;
  mining_finds(mine: Address): Address;
}

/** Loads the bench's module for mining boards. Takes and rejects the same as loadRubicon. */
export async function loadMining(wasm: ModuleSource): Promise<Mining> {
  const memory = await loadMemory<Exports>(wasm, ['open_mine']);
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
      return new OpenSearch(memory, handle, length);
    },
  };
}

class OpenSearch extends Opened<Exports> implements Search {
  private readonly length: number;

  constructor(memory: Memory<Exports>, opened: number, length: number) {
    super(memory, opened, 'search', memory.exports.close_mine);
    this.length = length;
  }

  begin(run: number, tries = this.length): void {
    this.memory.exports.begin_mining(this.handle, run, tries);
  }

  step(budget: number): MineProgress {
    const { memory } = this;
    memory.check(memory.exports.step_mining(this.handle, budgetOf(budget), memory.at('failure')));
    const report = takeReport(memory, memory.exports.mining_progress(this.handle));
    return {
      tried: report.at('tried').number(),
      done: report.at('done').flag(),
      current: report.at('current').number(),
      changes: report.at('changes').number(),
    };
  }

  finds(): readonly Find[] {
    const { memory } = this;
    return takeReport(memory, memory.exports.mining_finds(this.handle)).list().map(readFind);
  }
}

/** Reads a find as `rubicon mine --json` prints it, whose runs count from 1. */
function readFind(report: Report): Find {
  const winner = report.at('winner').oneOf(['tie', 'red', 'black']);
  return {
    board: report.board(),
    value: winner === 'tie' ? { winner } : { winner, distance: report.at('moves').number() },
    score: report.at('score').number(),
    run: report.at('run').number() - 1,
    tries: report.at('try').number(),
  };
}
