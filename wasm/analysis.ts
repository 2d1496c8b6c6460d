/** An analysis of a board: the work, and what it answers. */
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
import {
  type Address,
  budgetOf,
  type CommonExports,
  EVERYTHING,
  limitOf,
  loadMemory,
  MAX_CELLS,
  type Memory,
  type ModuleSource,
  numberOf,
  unpackValue,
} from './memory.ts';
import { EXTENTS } from './names.ts';
import { Opened } from './opened.ts';

export interface OpenOptions {
  readonly memoryLimit?: number;
}

/**
 * How much to find out about a position: its value; also its successors' values; or the values of all positions reachable by
 * play, and so its best lines.
 */
export type Extent = (typeof EXTENTS)[number];

/**
 * Progress of a question: whether its answer is known, the finished fraction (0..1) of its work, and the distance as in Progress.
 */
export interface AskProgress {
  readonly known: boolean;
  readonly fraction: number;
  readonly distance: number;
}

export interface Exports extends CommonExports {
  read_begin(text: Address, length: number): Address;
  read_next(reading: Address, size: Address, cells: Address, failure: Address): number;
  read_end(reading: Address): void;
  read_rows(text: Address, length: number, size: Address, cells: Address, failure: Address): number;
  write_header(id: number, boards: number, text: Address): number;
  write_board(cells: Address, rows: number, columns: number, text: Address, failure: Address): number;
  read_position(
    cells: Address,
    rows: number,
    columns: number,
    side: number,
    out: Address,
    failure: Address,
  ): number;
  open_board(cells: Address, rows: number, columns: number, memoryLimit: number, failure: Address): Address;
  solve(analysis: Address, failure: Address): number;
  step(analysis: Address, budget: number, failure: Address): number;
  ask(
    analysis: Address,
    position: Address,
    extent: number,
    budget: number,
    out: Address,
    failure: Address,
  ): number;
  progress(analysis: Address, count: number, out: Address): void;
  work_half(analysis: Address, half: number, budget: number): number;
  give_tier(analysis: Address, half: number, tier: number, out: Address): number;
  take_tier(analysis: Address, half: number, tier: number, header: Address, isWritten: number): number;
  tier_piece(analysis: Address, half: number, tier: number, piece: number): Address;
  value(analysis: Address, position: Address, out: Address, failure: Address): number;
  moves(analysis: Address, position: Address, out: Address, failure: Address): number;
  line_shape(analysis: Address, position: Address, out: Address, failure: Address): number;
  line_moves(analysis: Address, position: Address, out: Address, count: number, failure: Address): number;
  play(analysis: Address, position: Address, from: number, to: number, failure: Address): number;
  ending(analysis: Address, position: Address, out: Address, failure: Address): number;
  map(analysis: Address, position: Address, piece: number, out: Address, failure: Address): number;
  check_begin(analysis: Address, failure: Address): Address;
  check_step(check: Address, budget: number, out: Address, position: Address, value: Address): void;
  check_end(check: Address): void;
  census_begin(analysis: Address, failure: Address): Address;
  census_next(census: Address, budget: number, out: Address, failure: Address): number;
  census_layers(census: Address, winner: number, out: Address): void;
  census_longest(census: Address, winner: number, position: Address): void;
  census_end(census: Address): void;
  close_board(analysis: Address): void;
}

const PIECES: readonly Piece[] = ['pawn', 'first', 'second'];
const FAULTS: readonly (Fault | null)[] = [null, 'terminal', 'win', 'loss', 'tie'];
const NO_VALUE = 2 ** 32 - 1;
const ENDINGS: readonly (Ending | null)[] = [null, 'row-one', 'capture', 'no-move'];

/** Loads the module, as loadRubicon does. */
export function loadSolver(wasm: ModuleSource): Promise<Memory<Exports>> {
  return loadMemory<Exports>(wasm, [
    'read_begin',
    'read_rows',
    'write_header',
    'read_position',
    'open_board',
  ]);
}

/** The start position of a board, with `side` to move. Throws RubiconError if pieces are missing or too many. */
export function startOf(
  memory: Memory<CommonExports & Pick<Exports, 'read_position'>>,
  board: Board,
  side: Side,
): Position {
  const cells = memory.writeCells(board);
  memory.check(
    memory.exports.read_position(
      cells,
      board.rows,
      board.columns,
      numberOf(side),
      memory.at('position'),
      memory.at('failure'),
    ),
  );
  return memory.readPosition();
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

/** The class behind Analysis, for halves.ts; all others use the interface. */
export class OpenAnalysis extends Opened<Exports> implements Analysis {
  /** Checks and censuses in progress. A generator that its caller abandons never reaches its `finally`. */
  readonly #parts = new Set<Opened<Exports>>();
  private readonly cells: number;

  constructor(memory: Memory<Exports>, board: Board, { memoryLimit }: OpenOptions = {}) {
    const { rows, columns } = board;
    const limit = limitOf(memoryLimit);
    const cells = memory.writeCells(board);
    const { open_board, close_board } = memory.exports;
    super(memory, open_board(cells, rows, columns, limit, memory.at('failure')), 'analysis', close_board);
    this.cells = rows * columns;
  }

  override close(): void {
    for (const part of this.#parts) part.close();
    this.#parts.clear();
    super.close();
  }

  get bytes(): number {
    return this.report(false)[4] ?? 0;
  }

  /** The module and the analysis's handle; throws if it is closed. */
  get open(): {
    memory: Memory<Exports>;
    exports: Exports;
    handle: Address;
    failure: Address;
    numbers: Address;
  } {
    const { memory, handle } = this;
    return {
      memory,
      exports: memory.exports,
      handle,
      failure: memory.at('failure'),
      numbers: memory.at('numbers'),
    };
  }

  private report(count: boolean): Float64Array {
    const { memory, exports, handle, numbers } = this.open;
    exports.progress(handle, count ? 1 : 0, numbers);
    return memory.doubles(numbers, 7);
  }

  solve(): void {
    const { memory, exports, handle, failure } = this.open;
    memory.check(exports.solve(handle, failure));
  }

  ask(position: Position, extent: Extent = 'value', budget = EVERYTHING): AskProgress {
    return this.asked(position, extent, budgetOf(budget));
  }

  knows(position: Position, extent: Extent = 'value'): boolean {
    return this.asked(position, extent, 0).known;
  }

  private asked(position: Position, extent: Extent, budget: number): AskProgress {
    const { memory, exports, handle, failure, numbers } = this.open;
    const wanted = EXTENTS.indexOf(extent);
    if (wanted < 0) throw new RubiconError('bad_position', `value, moves or play is asked, not ${extent}`);
    memory.check(exports.ask(handle, memory.writePosition(position), wanted, budget, numbers, failure));
    const [known, fraction = 0, distance = 0] = memory.doubles(numbers, 3);
    return { known: known === 1, fraction, distance };
  }

  value(position: Position): Value {
    const { memory, exports, handle, failure, numbers } = this.open;
    memory.check(exports.value(handle, memory.writePosition(position), numbers, failure));
    return unpackValue(memory.words(numbers, 1)[0] ?? 0);
  }

  moves(position: Position): ValuedMove[] {
    const { memory, exports, handle, failure, numbers } = this.open;
    memory.check(exports.moves(handle, memory.writePosition(position), numbers, failure));
    const [count = 0, ...rest] = memory.words(numbers, 25);
    return Array.from({ length: count }, (_, index) => {
      const [from = 0, to = 0, packed = 0] = rest.slice(index * 3, index * 3 + 3);
      return { from, to, value: unpackValue(packed) };
    });
  }

  line(position: Position): Line {
    const { memory, exports, handle, failure, numbers } = this.open;
    memory.check(exports.line_shape(handle, memory.writePosition(position), numbers, failure));
    const [length = 0, loop = 0] = memory.words(numbers, 2);
    const out = memory.allocate(Math.max(length * 4, 1));
    try {
      memory.check(exports.line_moves(handle, memory.writePosition(position), out, length, failure));
      const cells = memory.shorts(out, length * 2);
      const moves = Array.from({ length }, (_, index) => ({
        from: cells[index * 2] ?? 0,
        to: cells[index * 2 + 1] ?? 0,
      }));
      return { moves, loop: loop < length ? loop : null };
    } finally {
      exports.release(out);
    }
  }

  play(position: Position, move: Move): Position {
    const { memory, exports, handle, failure } = this.open;
    const cells = memory.writePosition(position);
    const cell = (number: number) =>
      Number.isInteger(number) && number >= 0 && number < MAX_CELLS ? number : MAX_CELLS;
    memory.check(exports.play(handle, cells, cell(move.from), cell(move.to), failure));
    return memory.readPosition();
  }

  outcome(position: Position): Ending | null {
    const { memory, exports, handle, failure, numbers } = this.open;
    memory.check(exports.ending(handle, memory.writePosition(position), numbers, failure));
    return ENDINGS[memory.words(numbers, 1)[0] ?? 0] ?? null;
  }

  map(position: Position, piece: Piece): PlacementMap {
    const { memory, exports, handle, failure } = this.open;
    const lifted = PIECES.indexOf(piece);
    if (lifted < 0)
      throw new RubiconError('bad_position', `pawn, first or second can be lifted, not ${piece}`);
    const out = memory.allocate(this.cells * 8);
    try {
      memory.check(exports.map(handle, memory.writePosition(position), lifted, out, failure));
      const read = (packed: number) => (packed === NO_VALUE ? null : unpackValue(packed));
      const values = Array.from(memory.words(out, this.cells * 2), read);
      return { red: values.slice(0, this.cells), black: values.slice(this.cells) };
    } finally {
      exports.release(out);
    }
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
