/**
 * Mistakes on purpose: the textbook solver with eight classic mistakes as switches, the smallest board that shows them, and
 * which of them explain a program's answers.
 */
import { loadBench } from '../bench.ts';
import { ERROR_CODES, type ErrorCode, RubiconError } from '../error.ts';
import {
  type Address,
  budgetOf,
  type CommonExports,
  limitOf,
  type Memory,
  type ModuleSource,
  unpackValue,
} from '../memory.ts';
import type { Board, Move, Position, Value } from '../rubicon.ts';

/** The classic mistakes. A set of them is a number: the mistake at index i is 2 to the i-th. */
export const MISTAKES = ['no_capture', 'order', 'no_loss', 'share', 'hurry', 'last', 'down', 'byte'] as const;

export type Mistake = (typeof MISTAKES)[number];

/** The mistakes of a set, in their order. */
export function mistakesOf(set: number): Mistake[] {
  return MISTAKES.filter((_, index) => set & (1 << index));
}

/** What a program plays for both sides: as `Line`, with the values that it sees before the first and after each move. */
export interface MistakenLine {
  readonly moves: readonly Move[];
  readonly loop: number | null;
  readonly values: readonly Value[];
}

/** An analysis by a program that makes a set of mistakes; with none it is right. */
export interface MistakenRun {
  /** Goes on by about `budget` positions; whether it is done. */
  step(budget?: number): boolean;
  /** The value of a position, once it is done. */
  value(position: Position): Value;
  /** What it plays from a position, at most 2,048 moves, once it is done. */
  line(position: Position): MistakenLine;
  close(): void;
}

/** How far the search for the smallest board is: the cells and obstacles of the boards in hand, and the boards tried. */
export interface SmallestProgress {
  readonly cells: number;
  readonly obstacles: number;
  readonly tried: number;
  /** The board, once it is found. */
  readonly found: { readonly board: Board; readonly right: Value; readonly wrong: Value } | null;
}

export interface SmallestSearch {
  /** Tries so many boards more; whether it is done: found, or there is none of so many cells. */
  step(boards: number): boolean;
  progress(): SmallestProgress;
  close(): void;
}

/** What became of a board and its answer; from `malformed` on it is left out. */
export const VERDICTS = [
  'waiting',
  'right',
  'wrong',
  'malformed',
  'missing',
  'unplayable',
  'too_large',
  'broken',
] as const;

export type Verdict = (typeof VERDICTS)[number];

/** What is wrong with a contest text, and where. */
export interface TextFailure {
  readonly code: ErrorCode;
  readonly line: number;
  readonly column: number;
  readonly expected: number;
  readonly found: number;
}

/** One board of the text: from which line on it stands there, on which line its answer (0: missing). */
export interface Judged {
  /** Without rows and columns where it is broken. */
  readonly board: Board;
  readonly verdict: Verdict;
  readonly boardLine: number;
  readonly answerLine: number;
  readonly right: Value;
  readonly given: Value;
  /** Why it is unplayable or broken; null where it is neither. */
  readonly failure: TextFailure | null;
}

/** A set of mistakes and how many lines speak for and against it. `dropped`: too many did before it had seen all lines. */
export interface Suspect {
  readonly mistakes: number;
  readonly explained: number;
  readonly unexplained: number;
  readonly kept: number;
  readonly contradicted: number;
  readonly dropped: boolean;
}

const PHASES = ['judging', 'singles', 'pairs', 'done'] as const;

/** How far a diagnosis is and what it has found; the suspects are in order, the likeliest first, once it is done. */
export interface DiagnosisReport {
  readonly phase: (typeof PHASES)[number];
  readonly done: number;
  readonly total: number;
  readonly boards: number;
  readonly verdicts: Readonly<Record<Verdict, number>>;
  readonly extra: number;
  readonly extraLine: number;
  /** What in the contest text belongs to no board first, or is missing; null where there is no such thing. */
  readonly broken: TextFailure | null;
  /** Of the boards that differ the smallest, from 0. */
  readonly smallest: number;
  readonly suspects: readonly Suspect[];
}

export interface Diagnosis {
  /** Goes on by about `budget` positions; whether it is done. */
  step(budget: number): boolean;
  report(): DiagnosisReport;
  /** A board by its number from 0. */
  judged(number: number): Judged;
  close(): void;
}

/** The module, loaded. */
export interface MistakeBench {
  /** Opens an analysis. `memoryLimit` is in bytes, 1 GiB unless told; throws `too_large`. The caller closes it. */
  open(board: Board, mistakes: number, options?: { readonly memoryLimit?: number }): MistakenRun;
  /** Begins the search for the smallest board that shows a set of mistakes, of at most `cells` cells. */
  smallest(mistakes: number, cells: number): SmallestSearch;
  /** Opens the diagnosis of a program's output. */
  diagnose(input: string, output: string, options?: { readonly memoryLimit?: number }): Diagnosis;
}

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
  step_diagnosis(diagnosis: Address, budget: number, failure: Address): number;
  read_diagnosis(diagnosis: Address, out: Address, failure: Address): void;
  read_judged(
    diagnosis: Address,
    number: number,
    size: Address,
    cells: Address,
    out: Address,
    failure: Address,
  ): void;
  close_diagnosis(diagnosis: Address): void;
}

const DONE = 2;
const LINE_MOVES = 2048;
const REPORT_NUMBERS = 256;
const SUSPECT_NUMBERS = 6;

/** Loads the bench's module for its mistakes. Takes and rejects what loadRubicon does. */
export async function loadMistakes(wasm: ModuleSource): Promise<MistakeBench> {
  const memory = await loadBench<Exports>(wasm);
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

  value(position: Position): Value {
    const { memory, open } = this;
    return unpackValue(memory.exports.value_mistaken(open, memory.writePosition(position)) >>> 0);
  }

  line(position: Position): MistakenLine {
    const { memory, open } = this;
    const values = memory.allocate(LINE_MOVES * 8 + 4);
    const moves = values + LINE_MOVES * 4 + 4;
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
        values: Array.from(memory.words(values, count + 1), unpackValue),
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
        ? { board: memory.readBoard(), right: unpackValue(right), wrong: unpackValue(wrong) }
        : null,
    };
  }

  close(): void {
    this.end(this.memory.exports.close_smallest);
  }
}

class OpenDiagnosis extends Opened implements Diagnosis {
  step(budget: number): boolean {
    const { memory, open } = this;
    return this.isDone(memory.exports.step_diagnosis(open, budgetOf(budget), memory.at('failure')));
  }

  report(): DiagnosisReport {
    const { memory, open } = this;
    const out = memory.allocate(REPORT_NUMBERS * 8);
    try {
      memory.exports.read_diagnosis(open, out, memory.at('failure'));
      return readReport(memory, [...memory.doubles(out, REPORT_NUMBERS)]);
    } finally {
      memory.exports.release(out);
    }
  }

  judged(number: number): Judged {
    const { memory, open } = this;
    const words = memory.at('numbers');
    const failure = memory.at('failure');
    memory.exports.read_judged(open, number, memory.at('size'), memory.at('cells'), words, failure);
    const [verdict = 0, boardLine = 0, answerLine = 0, right = 0, winner = 0, distance = 0] = memory.words(
      words,
      6,
    );
    return {
      board: memory.readBoard(),
      verdict: VERDICTS[verdict] ?? 'waiting',
      boardLine,
      answerLine,
      right: unpackValue(right),
      given: winner === 0 ? { winner: 'tie' } : { winner: winner === 1 ? 'red' : 'black', distance },
      failure: readFailure(memory),
    };
  }

  close(): void {
    this.end(this.memory.exports.close_diagnosis);
  }
}

function readReport(memory: Memory<Exports>, numbers: number[]): DiagnosisReport {
  const [phase = 0, done = 0, total = 0, boards = 0] = numbers.splice(0, 4);
  const counts = numbers.splice(0, VERDICTS.length);
  const [extra = 0, extraLine = 0, broken, smallest = 0, suspects = 0] = numbers.splice(0, 5);
  const countOf = (verdict: Verdict) => counts[VERDICTS.indexOf(verdict)] ?? 0;
  return {
    phase: PHASES[phase] ?? 'done',
    done,
    total,
    boards,
    verdicts: {
      waiting: countOf('waiting'),
      right: countOf('right'),
      wrong: countOf('wrong'),
      malformed: countOf('malformed'),
      missing: countOf('missing'),
      unplayable: countOf('unplayable'),
      too_large: countOf('too_large'),
      broken: countOf('broken'),
    },
    extra,
    extraLine,
    broken: broken ? readFailure(memory) : null,
    smallest,
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
  const [mistakes = 0, explained = 0, unexplained = 0, kept = 0, contradicted = 0, dropped] = numbers;
  return { mistakes, explained, unexplained, kept, contradicted, dropped: dropped === 1 };
}
