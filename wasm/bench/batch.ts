/** The batch: a contest text, broken or not, and the answers of its boards one by one. */
import { loadBench } from '../bench.ts';
import type { RubiconError } from '../error.ts';
import {
  type Address,
  type CommonExports,
  limitOf,
  type Memory,
  type ModuleSource,
  unpackValue,
} from '../memory.ts';
import type { Board, Value } from '../rubicon.ts';
import { LentBytes } from './lent-bytes.ts';

/**
 * What stands next in a contest text: a board with its pieces; a broken one, drawn where only its pieces are wrong; text
 * that belongs to no board; or the place from which the text is not read on. Numbers of boards count from 1.
 */
export type Reading =
  | { readonly kind: 'board'; readonly number: number; readonly board: Board }
  | {
      readonly kind: 'broken';
      readonly number: number;
      readonly board: Board | null;
      readonly failure: RubiconError;
    }
  | { readonly kind: 'stray' | 'stopped'; readonly failure: RubiconError };

/** A contest text being read from its beginning to its end. */
export interface Batch {
  /** Reads on; null at the end. */
  next(): Reading | null;
  /** The answer of the board that `next` gave last; throws what it cannot be solved for, with its first row as the place. */
  solve(): Value;
  /** Frees the text; to be called once. */
  close(): void;
}

/** The module, loaded. */
export interface Batches {
  /** Opens a contest text. `memoryLimit` is what one board may take, 1 GiB unless told. */
  open(text: Uint8Array, options?: { readonly memoryLimit?: number }): Batch;
}

interface Exports extends CommonExports {
  batch_begin(text: Address, length: number): Address;
  batch_next(batch: Address, numbers: Address, cells: Address, failure: Address): number;
  batch_solve(batch: Address, memoryLimit: number, out: Address, failure: Address): number;
  batch_end(batch: Address): void;
}

const KINDS = [null, 'board', 'broken', 'stray', 'stopped'] as const;

/** Loads the bench's module for batches. Takes and rejects what loadRubicon does. */
export async function loadBatches(wasm: ModuleSource): Promise<Batches> {
  const memory = await loadBench<Exports>(wasm);
  return {
    open: (text, { memoryLimit } = {}) => new OpenBatch(memory, text, limitOf(memoryLimit)),
  };
}

class OpenBatch implements Batch {
  readonly #memory: Memory<Exports>;
  readonly #text: LentBytes;
  readonly #limit: number;

  constructor(memory: Memory<Exports>, text: Uint8Array, limit: number) {
    const { batch_begin, batch_end } = memory.exports;
    this.#memory = memory;
    this.#text = new LentBytes(memory, text, batch_begin, batch_end);
    this.#limit = limit;
  }

  next(): Reading | null {
    const memory = this.#memory;
    const numbers = memory.at('numbers');
    const event = memory.exports.batch_next(
      this.#text.handle,
      numbers,
      memory.at('cells'),
      memory.at('failure'),
    );
    const kind = KINDS[event] ?? null;
    if (kind === null) return null;
    if (kind === 'stray' || kind === 'stopped') return { kind, failure: memory.failure() };
    const [number = 0, rows = 0, columns = 0] = memory.doubles(numbers, 3);
    const board =
      rows === 0 ? null : { rows, columns, cells: memory.text(memory.at('cells'), rows * columns) };
    if (kind === 'board' && board !== null) return { kind, number, board };
    return { kind: 'broken', number, board, failure: memory.failure() };
  }

  solve(): Value {
    const memory = this.#memory;
    const out = memory.at('numbers');
    memory.check(memory.exports.batch_solve(this.#text.handle, this.#limit, out, memory.at('failure')));
    return unpackValue(memory.words(out, 1)[0] ?? 0);
  }

  close(): void {
    this.#text.close();
  }
}
