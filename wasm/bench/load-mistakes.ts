/** The loader of mistakes.ts. */
import { loadBench } from '../bench.ts';
import { ERROR_CODES, RubiconError } from '../error.ts';
import type { Position } from '../game.ts';
import {
  type Address,
  budgetOf,
  type CommonExports,
  limitOf,
  type Memory,
  type ModuleSource,
  type OwnExport,
  unpackValue,
} from '../memory.ts';
import {
  type Diagnosis,
  type DiagnosisReport,
  type MistakeBench,
  type MistakenLine,
  type MistakenRun,
  PHASES,
  type Printed,
  type SmallestProgress,
  type SmallestSearch,
  type Suspect,
  type TextFailure,
  VERDICTS,
  type Verdict,
} from './mistakes.ts';

interface Exports extends CommonExports {
  open_mistaken(
    cells: Address,
    rows: number,
    columns: number,
    mistakes: number,
    memoryLimit: number,
    failure: Address,
  ): Address;
  step_mistaken(run: Address, budget: number, failure: Address): number;
  value_mistaken(run: Address, position: Address): number;
  line_mistaken(
    run: Address,
    position: Address,
    capacity: number,
    moves: Address,
    values: Address,
    loop: Address,
  ): number;
  close_mistaken(run: Address): void;
  open_smallest(mistakes: number, cells: number): Address;
  step_smallest(search: Address, boards: number, failure: Address): number;
  read_smallest(search: Address, out: Address, size: Address, cells: Address): void;
  close_smallest(search: Address): void;
  open_diagnosis(
    input: Address,
    inputLength: number,
    output: Address,
    outputLength: number,
    memoryLimit: number,
    failure: Address,
  ): Address;
  share_diagnosis(diagnosis: Address, share: number, shares: number): void;
  pair_diagnosis(diagnosis: Address): void;
  step_diagnosis(diagnosis: Address, budget: number, failure: Address): number;
  report_length(diagnosis: Address): number;
  read_diagnosis(diagnosis: Address, out: Address, failure: Address): void;
  close_diagnosis(diagnosis: Address): void;
}

const NEEDED: readonly OwnExport<Exports>[] = ['open_mistaken', 'open_smallest', 'open_diagnosis'];

const DONE = 2;
const LINE_MOVES = 2048;
const SUSPECT_NUMBERS = 6;

/** Loads the bench's module for its mistakes. Takes and rejects what loadRubicon does. */
export async function loadMistakes(wasm: ModuleSource): Promise<MistakeBench> {
  const memory = await loadBench<Exports>(wasm, NEEDED);
  const { exports } = memory;
  const failure = memory.at('failure');
  return {
    open(board, mistakes, { memoryLimit } = {}) {
      const cells = memory.writeCells(board);
      const { rows, columns } = board;
      const handle = exports.open_mistaken(cells, rows, columns, mistakes, limitOf(memoryLimit), failure);
      return new OpenRun(memory, memory.check(handle) >>> 0);
    },
    smallest(mistakes, cells) {
      const handle = exports.open_smallest(mistakes, cells) >>> 0;
      if (handle === 0) throw new RubiconError('out_of_memory', 'the machine did not give the memory');
      return new OpenSearch(memory, handle);
    },
    diagnose(input, output, { memoryLimit } = {}) {
      const limit = limitOf(memoryLimit);
      const handle = memory.withText(input, (boards, boardsLength) =>
        memory.withText(output, (answers, answersLength) =>
          exports.open_diagnosis(boards, boardsLength, answers, answersLength, limit, failure),
        ),
      );
      return new OpenDiagnosis(memory, memory.check(handle) >>> 0);
    },
  };
}

/** Something of the module's that is still open. */
class Opened {
  protected readonly memory: Memory<Exports>;
  private handle: Address;

  constructor(memory: Memory<Exports>, handle: Address) {
    this.memory = memory;
    this.handle = handle;
  }

  protected get open(): Address {
    if (this.handle === 0) throw new RubiconError('closed', 'this has been closed');
    return this.handle;
  }

  protected end(close: (handle: Address) => void): void {
    if (this.handle !== 0) close(this.handle);
    this.handle = 0;
  }

  protected isDone(stepped: number): boolean {
    return this.memory.check(stepped) === DONE;
  }
}

class OpenRun extends Opened implements MistakenRun {
  step(budget = Number.MAX_SAFE_INTEGER): boolean {
    const { memory, open } = this;
    return this.isDone(memory.exports.step_mistaken(open, budgetOf(budget), memory.at('failure')));
  }

  value(position: Position): Printed {
    const { memory, open } = this;
    return unpackPrinted(memory.exports.value_mistaken(open, memory.writePosition(position)) >>> 0);
  }

  line(position: Position): MistakenLine {
    const { memory, open } = this;
    const values = memory.allocate(LINE_MOVES * 8 + 8);
    const moves = values + LINE_MOVES * 4 + 8;
    const loop = memory.at('numbers');
    try {
      const start = memory.writePosition(position);
      const count = memory.exports.line_mistaken(open, start, LINE_MOVES, moves, values, loop);
      const [loops = count] = memory.words(loop, 1);
      const cells = memory.shorts(moves, count * 2);
      return {
        moves: Array.from({ length: count }, (_, index) => ({
          from: cells[index * 2] ?? 0,
          to: cells[index * 2 + 1] ?? 0,
        })),
        loop: loops < count ? loops : null,
        values: Array.from(memory.words(values + 4, count + 1), unpackValue),
        printed: unpackPrinted(memory.words(values, 1)[0] ?? 0),
      };
    } finally {
      memory.exports.release(values);
    }
  }

  close(): void {
    this.end(this.memory.exports.close_mistaken);
  }
}

class OpenSearch extends Opened implements SmallestSearch {
  step(boards: number): boolean {
    const { memory, open } = this;
    return this.isDone(memory.exports.step_smallest(open, budgetOf(boards), memory.at('failure')));
  }

  progress(): SmallestProgress {
    const { memory, open } = this;
    const numbers = memory.at('numbers');
    memory.exports.read_smallest(open, numbers, memory.at('size'), memory.at('cells'));
    const [found, tried = 0, cells = 0, obstacles = 0, right = 0, wrong = 0] = memory.doubles(numbers, 6);
    return {
      cells,
      obstacles,
      tried,
      found: found
        ? { board: memory.readBoard(), right: unpackValue(right), wrong: unpackPrinted(wrong) }
        : null,
    };
  }

  close(): void {
    this.end(this.memory.exports.close_smallest);
  }
}

class OpenDiagnosis extends Opened implements Diagnosis {
  share(share: number, shares: number): void {
    this.memory.exports.share_diagnosis(this.open, share, shares);
  }

  pair(): void {
    this.memory.exports.pair_diagnosis(this.open);
  }

  step(budget: number): boolean {
    const { memory, open } = this;
    return this.isDone(memory.exports.step_diagnosis(open, budgetOf(budget), memory.at('failure')));
  }

  report(): DiagnosisReport {
    const { memory, open } = this;
    const length = memory.exports.report_length(open);
    const out = memory.allocate(length * 4);
    try {
      memory.exports.read_diagnosis(open, out, memory.at('failure'));
      return readReport(memory, [...memory.words(out, length)]);
    } finally {
      memory.exports.release(out);
    }
  }

  close(): void {
    this.end(this.memory.exports.close_diagnosis);
  }
}

/** The number 0 of printed.h's, and the lowest below it. */
const [ZERO, LOWEST] = [2 ** 30, 2 ** 30 - 32768];

function unpackPrinted(packed: number): Printed {
  const [winner, number] = [packed & 3, packed >>> 2];
  const distance = number >= LOWEST && number < ZERO ? number - ZERO : number;
  if (winner === 0) return distance === 0 ? { winner: 'tie' } : { winner: 'none', distance };
  return { winner: winner === 1 ? 'red' : 'black', distance };
}

function readReport(memory: Memory<Exports>, numbers: number[]): DiagnosisReport {
  const [phase = 0, done = 0, total = 0, boards = 0] = numbers.splice(0, 4);
  const counts = numbers.splice(0, VERDICTS.length);
  const verdicts = Object.fromEntries(VERDICTS.map((verdict, index) => [verdict, counts[index] ?? 0]));
  const [extra = 0, extraLine = 0, broken, smallest = 0] = numbers.splice(0, 4);
  const [spelled = 0, same = 0, first = 0, second = 0, suspects = 0] = numbers.splice(0, 5);
  return {
    phase: PHASES[phase] ?? 'done',
    done,
    total,
    boards,
    verdicts: verdicts as Record<Verdict, number>,
    extra,
    extraLine,
    broken: broken ? readFailure(memory) : null,
    smallest,
    spelled,
    same,
    twins: second > 0 ? [first, second] : null,
    suspects: Array.from({ length: suspects }, (_, index) =>
      readSuspect(numbers.slice(index * SUSPECT_NUMBERS)),
    ),
  };
}

/** The failure that was reported; null where there was none. */
function readFailure(memory: Memory<Exports>): TextFailure | null {
  const [number = 0, line = 0, column = 0, expected = 0, found = 0] = memory.doubles(memory.at('failure'), 5);
  const code = ERROR_CODES[number - 1];
  return code === undefined ? null : { code, line, column, expected, found };
}

function readSuspect(numbers: readonly number[]): Suspect {
  const [mistakes = 0, explained = 0, unexplained = 0, kept = 0, contradicted = 0, dropped = 0] = numbers;
  return { mistakes, explained, unexplained, kept, contradicted, dropped: (dropped & 1) === 1 };
}
