import type { Board, Value } from '../../../wasm/rubicon.ts';
import type { Failure } from '../../model/failure.ts';
import type { Job } from '../../solver/pool.ts';
import type { ValueTask } from '../../solver/worker/pool-protocol.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import type { Row } from './model/contest.ts';
import type { BoardRead } from './worker/protocol.ts';

/** Boards in a read chunk; the next chunk is read while this one is solved. */
const READ_AT_ONCE = 512;
/** Boards with more cells may be slow: schedule them alone, so that finished answers are not held back. */
const MANY_CELLS = 256;

interface ContestTask extends ValueTask {
  readonly number: number;
  readonly line: number;
}

interface Sides {
  /** The next boards of the file, `most` at most; none at its end. */
  readonly read: (most: number) => Promise<Outcome<readonly BoardRead[]>>;
  /** Receives the result of a board; the boards come in any order. */
  readonly put: (number: number, row: Row) => void;
  /** Called if the file cannot be read. */
  readonly failed: (failure: Failure) => void;
}

/** The boards of a contest file, each with Red to move. */
export class ContestJob implements Job<ContestTask, Outcome<Value>> {
  readonly #sides: Sides;
  #read: BoardRead[] = [];
  #next: Promise<Outcome<readonly BoardRead[]>>;
  #taking: Promise<unknown> = Promise.resolve();

  constructor(sides: Sides) {
    this.#sides = sides;
    this.#next = sides.read(READ_AT_ONCE);
  }

  take(most: number): Promise<readonly ContestTask[]> {
    const taken = this.#taking.then(() => this.#take(most));
    this.#taking = taken;
    return taken;
  }

  readonly ask: Job<ContestTask, Outcome<Value>>['ask'] = (service, job, tasks) => service.values(job, tasks);

  put(tasks: readonly ContestTask[], values: readonly Outcome<Value>[]): void {
    for (const [index, { number, board, line }] of tasks.entries()) {
      const found = values[index];
      if (found !== undefined) this.#sides.put(number, rowOf(board, line, found));
    }
  }

  async #take(most: number): Promise<readonly ContestTask[]> {
    const tasks: ContestTask[] = [];
    while (tasks.length < most) {
      const read = await this.#peek();
      if (read === undefined) break;
      const isLarge = read.board !== null && read.board.cells.length > MANY_CELLS;
      if (isLarge && tasks.length > 0) break;
      this.#read.pop();
      const { number, board, failure } = read;
      if (failure === null) tasks.push({ number, board, line: read.line });
      else this.#sides.put(number, { board, value: null, failure });
      if (isLarge) break;
    }
    return tasks;
  }

  /** The next board of the file; undefined after the last one, or if the file cannot be read. */
  async #peek(): Promise<BoardRead | undefined> {
    if (this.#read.length === 0) {
      const next = await this.#next;
      if (!next.ok) this.#sides.failed(next.failure);
      if (next.ok && next.value.length > 0) {
        this.#read = next.value.toReversed();
        this.#next = this.#sides.read(READ_AT_ONCE);
      }
    }
    return this.#read.at(-1);
  }
}

/** The result of a board; a failure gets the board's first row as its place. */
function rowOf(board: Board, line: number, found: Outcome<Value>): Row {
  if (found.ok) return { board, value: found.value, failure: null };
  return { board, value: null, failure: { ...found.failure, line, column: 1 } };
}
