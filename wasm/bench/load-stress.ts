/** The loader of stress.ts. */
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
import { DIFFERENCES } from './compare.ts';
import { mistakesIn } from './mistakes.ts';
import {
  ENDS,
  FAULTS,
  LEAKS,
  STAGES,
  STRESS_PHASES,
  type Stress,
  type StressFile,
  type StressFinding,
  type Stressing,
  type StressProgress,
  type StressRun,
} from './stress.ts';

interface Exports extends CommonExports {
  open_stress(seed: number, failure: Address): Address;
  step_stress(stress: Address, budget: number, out: Address, failure: Address): number;
  take_stress(
    stress: Address,
    end: number,
    number: number,
    output: Address,
    length: number,
    failure: Address,
  ): number;
  read_stress(stress: Address, out: Address): void;
  found_stress(stress: Address, out: Address, failure: Address): number;
  found_board(stress: Address, index: number, size: Address, cells: Address): number;
  close_stress(stress: Address): void;
}

const NEEDED: readonly OwnExport<Exports>[] = ['open_stress'];

const DONE = 2;

/** How many numbers read_stress and found_stress write. */
const PROGRESS_NUMBERS = 9;
const FOUND_NUMBERS = 18;

/** Loads the bench's module to search for boards that break a program. Takes and rejects what loadRubicon does. */
export async function loadStress(wasm: ModuleSource): Promise<Stress> {
  const memory = await loadBench<Exports>(wasm, NEEDED);
  return {
    open(seed) {
      const handle = memory.exports.open_stress(seed >>> 0, memory.at('failure'));
      memory.check(handle);
      return new OpenStress(memory, handle >>> 0);
    },
  };
}

class OpenStress implements Stressing {
  private readonly memory: Memory<Exports>;
  private handle: Address;

  constructor(memory: Memory<Exports>, handle: Address) {
    this.memory = memory;
    this.handle = handle;
  }

  /** The handle of a search that is still open. */
  private get open(): Address {
    if (this.handle === 0) throw new RubiconError('closed', 'this search has been closed');
    return this.handle;
  }

  step(budget: number): StressFile | 'done' | null {
    const { memory } = this;
    const numbers = memory.at('numbers');
    const step = memory.exports.step_stress(this.open, budgetOf(budget), numbers, memory.at('failure'));
    if (memory.check(step) === DONE) return 'done';
    const [boards = 0, address = 0, length = 0, outputMost = 0] = memory.doubles(numbers, 4);
    return boards === 0 ? null : { boards, input: memory.bytes(address, length).slice(), outputMost };
  }

  take({ end, number, output }: StressRun): void {
    const { memory } = this;
    const address = memory.allocate(Math.max(output.length, 1));
    try {
      memory.bytes(address, output.length).set(output);
      const { take_stress } = memory.exports;
      const kind = ENDS.indexOf(end);
      memory.check(take_stress(this.open, kind, number, address, output.length, memory.at('failure')));
    } finally {
      memory.exports.release(address);
    }
  }

  progress(): StressProgress {
    const { memory } = this;
    const numbers = memory.at('numbers');
    memory.exports.read_stress(this.open, numbers);
    const told = [...memory.doubles(numbers, PROGRESS_NUMBERS)];
    const at = (index: number) => told[index] ?? 0;
    const boardsAt = (index: number) =>
      at(index) === 0 ? null : { boards: at(index), cells: at(index + 1) };
    return {
      phase: STRESS_PHASES[at(0)] ?? 'done',
      stage: STAGES[at(1)] ?? 'tiny',
      boards: at(2),
      files: at(3),
      runs: at(4),
      smallest: boardsAt(5),
      leftOut: boardsAt(7),
    };
  }

  finding(): StressFinding | null {
    if (this.progress().smallest === null) return null;
    const { memory } = this;
    const numbers = memory.at('numbers');
    memory.check(memory.exports.found_stress(this.open, numbers, memory.at('failure')));
    const told = [...memory.doubles(numbers, FOUND_NUMBERS)];
    const at = (index: number) => told[index] ?? 0;
    const bytes = (index: number) => memory.bytes(at(index), at(index + 1)).slice();
    const text = (index: number) => memory.text(at(index), at(index + 1));
    const fault = FAULTS[at(0)] ?? 'none';
    const isWrong = fault === 'wrong';
    return {
      fault,
      number: at(1),
      lines: at(2),
      board: at(3),
      found: isWrong ? text(10) : null,
      difference: isWrong ? (DIFFERENCES[at(4) - 1] ?? null) : null,
      isRepeated: at(5) === 1,
      isSmallest: at(6) === 1,
      mistakes: mistakesIn(at(7)),
      leak: LEAKS[at(8)] ?? null,
      boards: Array.from({ length: at(9) }, (_, index) => this.boardAt(index)),
      input: text(14),
      answers: text(16),
      output: bytes(12),
    };
  }

  private boardAt(index: number) {
    const { memory } = this;
    const { found_board } = memory.exports;
    const right = unpackValue(found_board(this.open, index, memory.at('size'), memory.at('cells')) >>> 0);
    return { board: memory.readBoard(), right };
  }

  close(): void {
    if (this.handle !== 0) this.memory.exports.close_stress(this.handle);
    this.handle = 0;
  }
}
