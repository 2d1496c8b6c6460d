/**
 * Rubicon solves the river-crossing pawn game (过河卒). This loader is a typed interface to the WebAssembly module and works in a
 * page, in a worker and in Node. It hides the module's memory: close what you open; nothing else needs to be freed.
 */

import {
  Answers,
  type AskProgress,
  type Exports,
  type Extent,
  loadSolver,
  type OpenOptions,
  startOf,
} from './answers.ts';
import { RubiconError } from './error.ts';
import type {
  Board,
  Census,
  CheckReport,
  Ending,
  Fault,
  Line,
  Move,
  Piece,
  PlacementMap,
  Position,
  Progress,
  Side,
  Value,
  ValuedMove,
} from './game.ts';
import { type Address, budgetOf, EVERYTHING, type Memory, type ModuleSource, unpackValue } from './memory.ts';
import { Opened } from './opened.ts';

export type { AskProgress, Extent, OpenOptions } from './answers.ts';
export { type ErrorCode, RubiconError } from './error.ts';
export type * from './game.ts';
export { compileRubicon, type ModuleSource } from './memory.ts';
export { ERROR_CODES, EXTENTS } from './names.ts';

/** The loaded module. */
export interface Rubicon {
  /** All boards of a contest text (`id T`, then the boards). Throws RubiconError with the line and column. */
  parseContest(text: string): Board[];
  /** One board from its bare rows, without a size line. Throws RubiconError with the line and column. */
  parseBoard(text: string): Board;
  /** The contest text of the boards, the inverse of parseContest. */
  formatContest(boards: readonly Board[], id?: number): string;
  /** The start position of a board, with `side` to move. Throws RubiconError if pieces are missing or too many. */
  position(board: Board, side?: Side): Position;
  /**
   * Opens an analysis of every position of the board, for either side to move; pieces on the board are ignored. `memoryLimit` is
   * in bytes, 1 GiB by default. Throws `too_large` before anything is allocated. The caller closes it.
   */
  open(board: Board, options?: OpenOptions): Analysis;
}

/**
 * The values of all positions of a board. Maps, check and census throw `not_solved` before the analysis is finished; value, moves
 * and line until their result is known.
 */
export interface Analysis {
  /** Bytes that its tables currently take. */
  readonly bytes: number;
  /** Advances by about `budget` positions and returns the progress. */
  step(budget: number): Progress;
  /** Finishes the analysis. */
  solve(): void;
  /**
   * Advances by about `budget` positions, but no further than the question needs; without a budget until it is answered.
   * Questions share their results, and answers are those of the complete table.
   */
  ask(position: Position, extent?: Extent, budget?: number): AskProgress;
  /** Whether this much is known about the position, by default its value. */
  knows(position: Position, extent?: Extent): boolean;
  /** Positions known so far to be won by each side; counting takes a moment on large boards. */
  decided(): { readonly [side in Side]: number };
  value(position: Position): Value;
  /** Legal moves, best first: shortest win, tie, longest loss. Empty if the game is over. */
  moves(position: Position): ValuedMove[];
  line(position: Position): Line;
  /** The value of the position for every cell on which a lifted piece could stand. */
  map(position: Position, piece: Piece): PlacementMap;
  /**
   * Checks every position against the rules alone, about `budget` positions per report; the last report is `done`. It can be
   * stopped early.
   */
  check(budget?: number): Generator<CheckReport, void, undefined>;
  /** Counts every position, about `budget` at a time: yields the fraction done, returns the census. */
  census(budget?: number): Generator<number, Census, undefined>;
  /** The position after a legal move. Throws `illegal_move`. */
  play(position: Position, move: Move): Position;
  /** Why the game is over, null if it is not. */
  outcome(position: Position): Ending | null;
  /** Frees the tables, and ends checks and censuses in progress; closing twice is harmless. */
  close(): void;
}

const FAULTS: readonly (Fault | null)[] = [null, 'terminal', 'win', 'loss', 'tie'];

/**
 * Loads the module from its bytes, a compiled module, or a (promised) response of fetch. Rejects if the source is not the module.
 */
export async function loadRubicon(wasm: ModuleSource): Promise<Rubicon> {
  return new LoadedRubicon(await loadSolver(wasm));
}

class LoadedRubicon implements Rubicon {
  private readonly memory: Memory<Exports>;

  constructor(memory: Memory<Exports>) {
    this.memory = memory;
  }

  parseContest(text: string): Board[] {
    const { memory } = this;
    return memory.withText(text, (address, length) => {
      const reading = memory.exports.read_begin(address, length) >>> 0;
      if (reading === 0) throw new RubiconError('out_of_memory', 'the machine did not give memory');
      try {
        const boards: Board[] = [];
        while (this.readNext(reading) === 1) boards.push(memory.readBoard());
        return boards;
      } finally {
        memory.exports.read_end(reading);
      }
    });
  }

  private readNext(reading: Address): number {
    const { memory } = this;
    return memory.check(
      memory.exports.read_next(reading, memory.at('size'), memory.at('cells'), memory.at('failure')),
    );
  }

  parseBoard(text: string): Board {
    const { memory } = this;
    return memory.withText(text, (address, length) => {
      memory.check(
        memory.exports.read_rows(
          address,
          length,
          memory.at('size'),
          memory.at('cells'),
          memory.at('failure'),
        ),
      );
      return memory.readBoard();
    });
  }

  formatContest(boards: readonly Board[], id = 0): string {
    const { memory } = this;
    if (!Number.isSafeInteger(id) || id < 0)
      throw new RubiconError('header_expected', `a test's id is a whole number from 0 on, not ${id}`);
    const text = memory.at('text');
    const parts = [memory.text(text, memory.exports.write_header(id, boards.length, text))];
    for (const board of boards) {
      const cells = memory.writeCells(board);
      const length = memory.exports.write_board(cells, board.rows, board.columns, text, memory.at('failure'));
      parts.push(memory.text(text, memory.check(length)));
    }
    return parts.join('');
  }

  position(board: Board, side: Side = 'red'): Position {
    return startOf(this.memory, board, side);
  }

  open(board: Board, options?: OpenOptions): Analysis {
    return new OpenAnalysis(this.memory, board, options);
  }
}

/** The class behind Analysis, for halves.ts; all others use the interface. */
export class OpenAnalysis extends Answers implements Analysis {
  /** Checks and censuses in progress. A generator that its caller abandons never reaches its `finally`. */
  readonly #parts = new Set<Opened<Exports>>();

  override close(): void {
    for (const part of this.#parts) part.close();
    this.#parts.clear();
    super.close();
  }

  step(budget: number): Progress {
    const { memory, exports, handle, failure } = this.open;
    memory.check(exports.step(handle, budgetOf(budget), failure));
    return this.progress();
  }

  progress(): Progress {
    const [done, fraction = 0, distance = 0, frontier = 0] = this.report(false);
    return { done: done === 1, fraction, distance, frontier };
  }

  decided(): { red: number; black: number } {
    const [, , , , , red = 0, black = 0] = this.report(true);
    return { red, black };
  }

  *check(budget = EVERYTHING): Generator<CheckReport, void, undefined> {
    const { memory, exports, handle, failure } = this.open;
    const check = this.begin(exports.check_begin(handle, failure), exports.check_end);
    try {
      for (let isDone = false; !isDone; ) {
        const { numbers } = this.open;
        exports.check_step(check.handle, budgetOf(budget), numbers, memory.at('position'), memory.at('size'));
        const [done, fraction = 0, checked = 0, fault = 0] = memory.doubles(numbers, 4);
        const name = FAULTS[fault] ?? null;
        const value = unpackValue(memory.words(memory.at('size'), 1)[0] ?? 0);
        isDone = done === 1;
        yield {
          done: isDone,
          fraction,
          checked,
          wrong: name === null ? null : { fault: name, position: memory.readPosition(), value },
        };
      }
    } finally {
      this.end(check);
    }
  }

  *census(budget = EVERYTHING): Generator<number, Census, undefined> {
    const { memory, exports, handle, failure } = this.open;
    const census = this.begin(exports.census_begin(handle, failure), exports.census_end);
    try {
      for (;;) {
        const { numbers } = this.open;
        memory.check(exports.census_next(census.handle, budgetOf(budget), numbers, failure));
        const [done, fraction = 0, layers = 0, ties = 0, red = -1, black = -1] = memory.doubles(numbers, 6);
        if (done === 1) return this.readCensus(census.handle, layers, ties, [red, black]);
        yield fraction;
      }
    } finally {
      this.end(census);
    }
  }

  private begin(opened: number, close: (handle: Address) => void): Opened<Exports> {
    const part = new Opened(this.memory, opened, 'analysis', close);
    this.#parts.add(part);
    return part;
  }

  private end(part: Opened<Exports>): void {
    part.close();
    this.#parts.delete(part);
  }

  private readCensus(census: Address, layers: number, ties: number, distances: [number, number]): Census {
    const { memory, exports } = this.open;
    const out = memory.allocate(Math.max(layers, 1) * 8);
    const decided = [0, 1].map((winner) => {
      exports.census_layers(census, winner, out);
      return Array.from(memory.doubles(out, layers));
    });
    exports.release(out);
    const [red = null, black = null] = distances.map((distance, winner) => {
      if (distance < 0) return null;
      exports.census_longest(census, winner, memory.at('position'));
      return { position: memory.readPosition(), distance };
    });
    return { decided: { red: decided[0] ?? [], black: decided[1] ?? [] }, ties, longest: { red, black } };
  }
}
