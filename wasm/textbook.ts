/**
 * Shows the textbook solver at work: retrograde analysis with a queue and counters, one position at a time, forwards and
 * backwards. Its module is a separate file, so that only viewers download it.
 */
import type { Position } from './game.ts';
import {
  type Address,
  budgetOf,
  type CommonExports,
  EVERYTHING,
  limitOf,
  loadMemory,
  type Memory,
  type ModuleSource,
  unpackValue,
} from './memory.ts';
import { Opened } from './opened.ts';
import type { Counts, Mark, Queued, Run, Step, Stops, Textbook } from './watch.ts';

export type * from './watch.ts';

interface Exports extends CommonExports {
  open_run(cells: Address, rows: number, columns: number, memoryLimit: number, failure: Address): Address;
  close_run(run: Address): void;
  counts(run: Address, out: Address): void;
  seek(run: Address, taken: number, failure: Address): number;
  take(run: Address, out: Address, cells: Address, failure: Address): number;
  find(
    run: Address,
    stops: number,
    position: Address,
    budget: number,
    out: Address,
    failure: Address,
  ): number;
  queued(run: Address, index: number, out: Address, position: Address): number;
  mark(run: Address, position: Address, out: Address, failure: Address): number;
}

const WIN = 1;
const LOSS = 2;
const LAYER = 4;
const POSITION = 8;
const CHOICE = 16;
const NONE = 2;
const NUMBERS = 26;

/** Loads the textbook's module. Takes and rejects the same as loadRubicon. */
export async function loadTextbook(wasm: ModuleSource): Promise<Textbook> {
  const memory = await loadMemory<Exports>(wasm, ['open_run']);
  return {
    open(board, { memoryLimit } = {}) {
      const cells = memory.writeCells(board);
      const { rows, columns } = board;
      const failure = memory.at('failure');
      const handle = memory.exports.open_run(cells, rows, columns, limitOf(memoryLimit), failure);
      return new OpenRun(memory, handle, 'run', memory.exports.close_run);
    },
  };
}

function unpackMark(packed: number): Mark {
  const isDecided = (packed & 3) !== 0;
  return isDecided
    ? { decided: true, value: unpackValue(packed) }
    : { decided: false, counter: packed >>> 2 };
}

class OpenRun extends Opened<Exports> implements Run {
  /** The module and the run's handle; throws if it is closed. */
  private get open(): { memory: Memory<Exports>; exports: Exports; handle: Address; numbers: Address } {
    const { memory, handle } = this;
    return { memory, exports: memory.exports, handle, numbers: memory.at('numbers') };
  }

  counts(): Counts {
    const { memory, exports, handle, numbers } = this.open;
    exports.counts(handle, numbers);
    const [positions = 0, queued = 0, taken = 0, redWon = 0, redLost = 0, blackWon = 0, blackLost = 0] =
      memory.doubles(numbers, 7);
    const decided = { red: { won: redWon, lost: redLost }, black: { won: blackWon, lost: blackLost } };
    return { positions, queued, taken, decided };
  }

  take(): Step | null {
    const { memory, exports, handle, numbers } = this.open;
    const cells = memory.at('cells');
    if (memory.check(exports.take(handle, numbers, cells, memory.at('failure'))) === NONE) return null;
    const [value = 0, count = 0, ...marks] = memory.words(numbers, NUMBERS);
    const predecessors = Array.from({ length: count }, (_, index) => ({
      position: memory.positionAt(cells, index + 1),
      moves: marks[index * 3] ?? 0,
      before: unpackMark(marks[index * 3 + 1] ?? 0),
      after: unpackMark(marks[index * 3 + 2] ?? 0),
    }));
    return { taken: { position: memory.positionAt(cells), value: unpackValue(value) }, predecessors };
  }

  seek(taken: number): void {
    const { memory, exports, handle } = this.open;
    memory.check(exports.seek(handle, Math.min(Math.max(0, taken), EVERYTHING), memory.at('failure')));
  }

  find({ win, loss, layer, position, choice }: Stops, budget = EVERYTHING): boolean {
    const { memory, exports, handle, numbers } = this.open;
    const stops =
      (win ? WIN : 0) |
      (loss ? LOSS : 0) |
      (layer ? LAYER : 0) |
      (position ? POSITION : 0) |
      (choice ? CHOICE : 0);
    const cells = position ? memory.writePosition(position) : memory.at('position');
    memory.check(exports.find(handle, stops, cells, budgetOf(budget), numbers, memory.at('failure')));
    return memory.words(numbers, 1)[0] !== 0;
  }

  queued(index: number): Queued | null {
    const { memory, exports, handle, numbers } = this.open;
    const cells = memory.at('position');
    if (index < 0 || exports.queued(handle, index, numbers, cells) === NONE) return null;
    return { position: memory.positionAt(cells), value: unpackValue(memory.words(numbers, 1)[0] ?? 0) };
  }

  mark(position: Position): Mark {
    const { memory, exports, handle, numbers } = this.open;
    const cells = memory.writePosition(position);
    memory.check(exports.mark(handle, cells, numbers, memory.at('failure')));
    return unpackMark(memory.words(numbers, 1)[0] ?? 0);
  }
}
