import { RubiconError } from './error.ts';
import type { Address, CommonExports, Memory } from './memory.ts';

/** What a module has opened for its loader, until it is closed: a module's memory is not garbage collected. */
export class Opened<E extends CommonExports> {
  protected readonly memory: Memory<E>;
  readonly #noun: string;
  readonly #close: (handle: Address) => void;
  #handle: Address;

  /**
   * `opened` is the result of the module's function that opens it: if that is 0, the failure of the call is
   * thrown. `noun` names it in errors; `close` is the module's function that closes it.
   */
  constructor(memory: Memory<E>, opened: number, noun: string, close: (handle: Address) => void) {
    this.memory = memory;
    this.#handle = memory.check(opened) >>> 0;
    this.#noun = noun;
    this.#close = close;
  }

  /** What the module's functions take; throws if it is closed. */
  get handle(): Address {
    if (this.#handle === 0) throw new RubiconError('closed', `this ${this.#noun} has been closed`);
    return this.#handle;
  }

  close(): void {
    if (this.#handle !== 0) this.#close(this.#handle);
    this.#handle = 0;
  }
}
