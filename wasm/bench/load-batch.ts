import { type Address, type CommonExports, loadMemory, type Memory, type ModuleSource } from '../memory.ts';
import type { Batch, Batches, Reading } from './batch.ts';
import { BorrowedBytes } from './borrowed-bytes.ts';

interface Exports extends CommonExports {
  batch_begin(text: Address, length: number): Address;
  batch_next(batch: Address, numbers: Address, cells: Address, failure: Address): number;
  batch_end(batch: Address): void;
}

const KINDS = [null, 'board', 'broken', 'stray', 'stopped'] as const;

/** Loads the bench's module for batches. Takes and rejects the same as loadRubicon. */
export async function loadBatches(wasm: ModuleSource): Promise<Batches> {
  const memory = await loadMemory<Exports>(wasm, ['batch_begin']);
  return { open: (text) => new OpenBatch(memory, text) };
}

class OpenBatch implements Batch {
  readonly #memory: Memory<Exports>;
  readonly #text: BorrowedBytes;

  constructor(memory: Memory<Exports>, text: Uint8Array) {
    const { batch_begin, batch_end } = memory.exports;
    this.#memory = memory;
    this.#text = new BorrowedBytes(memory, text, batch_begin, batch_end);
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
    const [number = 0, rows = 0, columns = 0, line = 0] = memory.doubles(numbers, 4);
    const board =
      rows === 0 ? null : { rows, columns, cells: memory.text(memory.at('cells'), rows * columns) };
    if (kind === 'board' && board !== null) return { kind, number, board, line };
    return { kind: 'broken', number, board, failure: memory.failure() };
  }

  close(): void {
    this.#text.close();
  }
}
