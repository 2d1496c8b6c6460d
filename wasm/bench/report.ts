/** Reads the reports that the module returns: JSON texts, closed by a zero. */
import { RubiconError } from '../error.ts';
import type { Board, Value } from '../game.ts';
import type { Address, CommonExports, Memory } from '../memory.ts';

/** Takes a report over from the module. Throws `out_of_memory` if there was no memory for it. */
export function takeReport(memory: Memory<CommonExports>, at: Address): Report {
  const address = memory.given(at);
  const bytes = new Uint8Array(memory.exports.memory.buffer);
  const text = new TextDecoder().decode(bytes.subarray(address, bytes.indexOf(0, address)));
  memory.exports.release(address);
  return new Report(JSON.parse(text), 'report');
}

/** A value of a report. Reading it throws `bad_report` if it has another shape: the module is not this loader's. */
export class Report {
  readonly #value: unknown;
  readonly #name: string;

  constructor(value: unknown, name: string) {
    this.#value = value;
    this.#name = name;
  }

  /** A member; null if there is none. */
  find(key: string): Report | null {
    const value = this.#value;
    if (typeof value !== 'object' || value === null) throw this.#bad('an object');
    const member: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
    return member === undefined ? null : new Report(member, `${this.#name}.${key}`);
  }

  /** A member that must be there. */
  at(key: string): Report {
    const member = this.find(key);
    if (member === null) throw this.#bad(`a member ${key}`);
    return member;
  }

  number(): number {
    if (typeof this.#value !== 'number') throw this.#bad('a number');
    return this.#value;
  }

  text(): string {
    if (typeof this.#value !== 'string') throw this.#bad('a text');
    return this.#value;
  }

  flag(): boolean {
    if (typeof this.#value !== 'boolean') throw this.#bad('true or false');
    return this.#value;
  }

  list(): Report[] {
    if (!Array.isArray(this.#value)) throw this.#bad('a list');
    return this.#value.map((value: unknown, index) => new Report(value, `${this.#name}[${index}]`));
  }

  /** One of these names. */
  oneOf<Name extends string>(names: readonly Name[]): Name {
    const name = names.find((each) => each === this.#value);
    if (name === undefined) throw this.#bad(`one of ${names.join(', ')}`);
    return name;
  }

  /** An answer, such as `Red 75`, `Black 2` or `Tie`. */
  value(): Value {
    const [, winner, distance] = /^(Red|Black) (\d+)$/.exec(this.text()) ?? [];
    if (winner !== undefined)
      return { winner: winner === 'Red' ? 'red' : 'black', distance: Number(distance) };
    if (this.#value !== 'Tie') throw this.#bad('an answer');
    return { winner: 'tie' };
  }

  /** The board in the member `rows`. */
  board(): Board {
    const rows = this.at('rows')
      .list()
      .map((row) => row.text());
    const columns = rows[0]?.length ?? 0;
    if (!rows.every((row) => row.length === columns)) throw this.#bad('rows of one length');
    return { rows: rows.length, columns, cells: rows.join('') };
  }

  #bad(expected: string): RubiconError {
    return new RubiconError('bad_report', `the module's ${this.#name} is not ${expected}`);
  }
}
