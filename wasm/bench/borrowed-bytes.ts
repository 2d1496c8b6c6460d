import { RubiconError } from '../error.ts';
import type { Address, CommonExports, Memory } from '../memory.ts';

/** Bytes copied into the module's memory together with the object that reads them there; both are freed together. */
export class BorrowedBytes {
  readonly handle: Address;
  readonly #release: () => void;

  /** Copies the bytes; `begin` opens the object that reads them, `end` closes it. Throws `out_of_memory`. */
  constructor(
    memory: Memory<CommonExports>,
    bytes: Uint8Array,
    begin: (address: Address, length: number) => Address,
    end: (handle: Address) => void,
  ) {
    const address = memory.allocate(Math.max(bytes.length, 1));
    memory.bytes(address, bytes.length).set(bytes);
    this.handle = begin(address, bytes.length) >>> 0;
    this.#release = () => {
      if (this.handle !== 0) end(this.handle);
      memory.exports.release(address);
    };
    if (this.handle !== 0) return;
    this.#release();
    throw new RubiconError('out_of_memory', 'the machine did not give memory');
  }

  close(): void {
    this.#release();
  }
}
