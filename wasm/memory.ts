/** Shared by the modules' loaders: the memory through which a module takes and returns data. */
import { RubiconError } from './error.ts';
import type { Board, Position, Side, Value } from './game.ts';
import { ERROR_CODES } from './names.ts';

export type Address = number;

/** A module's bytes, a compiled module, or a (promised) response of fetch. */
export type ModuleSource = BufferSource | WebAssembly.Module | Response | Promise<Response>;

/** The exports that every module has for its loader. */
export interface CommonExports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  allocate(bytes: number): Address;
  release(address: Address): void;
  failure_text(failure: Address, numbers: Address, text: Address): number;
}

const COMMON = ['memory', '_initialize', 'allocate', 'release', 'failure_text'];
const MAX_SIDE = 32;
export const MAX_CELLS = MAX_SIDE * MAX_SIDE;
const DEFAULT_MEMORY_LIMIT = 2 ** 30;
const SIDES: readonly Side[] = ['red', 'black'];
/** A budget without limit. */
export const EVERYTHING = 2 ** 52;

/** The names of a module's exports other than the common ones. */
type OwnExport<E extends CommonExports> = Exclude<keyof E, keyof CommonExports> & string;

/**
 * Loads a module. Rejects if the source is no module, or if it lacks one of the exports `needed`, the first that a loader calls:
 * then it is another module, and the error names the missing export.
 */
export async function loadMemory<E extends CommonExports>(
  wasm: ModuleSource,
  needed: readonly OwnExport<E>[],
): Promise<Memory<E>> {
  const module = await compileRubicon(wasm);
  const given = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  const missing = [...COMMON, ...needed].filter((name) => !given.has(name));
  if (missing.length > 0)
    throw new Error(`This is not the module that the loader needs: ${missing.join(', ')} missing.`);
  const imports = { env: { emscripten_notify_memory_growth: () => {} } };
  const instance = await WebAssembly.instantiate(module, imports);
  const exports = instance.exports as unknown as E;
  exports._initialize();
  return new Memory(exports);
}

/** A module with nothing but the type of a function that returns a vector: valid only with SIMD support. */
const VECTOR = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7b]);

/**
 * Compiles a module without instantiating it: a compiled module can be sent to workers and instantiated in each. Takes and
 * rejects the same as the loaders.
 */
export async function compileRubicon(wasm: ModuleSource): Promise<WebAssembly.Module> {
  const source = await wasm;
  if (source instanceof WebAssembly.Module) return source;
  const bytes = await bytesOf(source);
  return WebAssembly.compile(bytes).catch((error) => {
    if (WebAssembly.validate(VECTOR)) throw error;
    throw new RubiconError('no_simd', 'this engine or processor lacks WebAssembly SIMD');
  });
}

async function bytesOf(source: BufferSource | Response): Promise<BufferSource> {
  if (!('arrayBuffer' in source)) return source;
  if (!source.ok)
    throw new Error(`The solver's module cannot be fetched: ${source.status} ${source.statusText}`);
  return await source.arrayBuffer();
}

/** Sizes (bytes) of the areas shared by all calls; those of a failure and of text as in flat.h. */
export const AREAS = {
  failure: 64,
  numbers: 256,
  position: 16,
  size: 48,
  cells: MAX_CELLS,
  text: 2560,
} as const;

type Area = keyof typeof AREAS;

/** The module's memory. Growth replaces its buffer, so views are created at each use. Addresses are unsigned. */
export class Memory<E extends CommonExports = CommonExports> {
  readonly exports: E;
  private readonly areas: Readonly<Record<Area, Address>>;

  constructor(exports: E) {
    this.exports = exports;
    const places = Object.entries(AREAS).map(([area, bytes]) => [area, this.allocate(bytes)]);
    this.areas = Object.fromEntries(places) as Record<Area, Address>;
  }

  at(area: Area): Address {
    return this.areas[area];
  }

  allocate(bytes: number): Address {
    const address = this.exports.allocate(bytes) >>> 0;
    if (address === 0)
      throw new RubiconError('out_of_memory', `the machine did not give ${bytes} bytes`, 0, 0, bytes);
    return address;
  }

  /** An address that the module returned, unsigned. Throws `out_of_memory` if it is 0. */
  given(address: Address): Address {
    if (address === 0) throw new RubiconError('out_of_memory', 'the machine did not give memory');
    return address >>> 0;
  }

  doubles(address: Address, count: number): Float64Array {
    return new Float64Array(this.exports.memory.buffer, address, count);
  }

  words(address: Address, count: number): Uint32Array {
    return new Uint32Array(this.exports.memory.buffer, address, count);
  }

  shorts(address: Address, count: number): Uint16Array {
    return new Uint16Array(this.exports.memory.buffer, address, count);
  }

  bytes(address: Address, count: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, address, count);
  }

  text(address: Address, length: number): string {
    return new TextDecoder('latin1').decode(this.bytes(address, length));
  }

  /** Throws the failure of the last call if its result is 0. */
  check(result: number): number {
    if (result === 0) throw this.failure();
    return result;
  }

  /** The failure reported by the last call. */
  failure(): RubiconError {
    const length = this.exports.failure_text(this.at('failure'), this.at('numbers'), this.at('text'));
    const [number = 0, line, column, expected, found] = this.doubles(this.at('numbers'), 5);
    const code = ERROR_CODES[number - 1];
    if (code === undefined) throw new Error(`The module reports failure ${number}, which has no name here.`);
    return new RubiconError(code, this.text(this.at('text'), length), line, column, expected, found);
  }

  writeCells(board: Board): Address {
    const { rows, columns, cells } = board;
    checkSide('rows', rows);
    checkSide('columns', columns);
    if (rows * columns !== cells.length)
      throw new RubiconError(
        cells.length < rows * columns ? 'row_too_short' : 'row_too_long',
        `the board has ${cells.length} cells, expected ${rows * columns}`,
        0,
        0,
        rows * columns,
        cells.length,
      );
    const bytes = this.bytes(this.at('cells'), MAX_CELLS);
    for (let cell = 0; cell < cells.length; cell++) {
      const code = cells.charCodeAt(cell);
      bytes[cell] = code < 128 ? code : 0;
    }
    return this.at('cells');
  }

  readBoard(): Board {
    const [rows = 0, columns = 0] = this.words(this.at('size'), 2);
    return { rows, columns, cells: this.text(this.at('cells'), rows * columns) };
  }

  writePosition(position: Position): Address {
    const cells = [...position.generals, position.pawn];
    if (cells.length !== 3 || !cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < MAX_CELLS))
      throw new RubiconError('bad_position', 'the pieces must stand on free cells of the board');
    this.shorts(this.at('position'), 4).set([...cells, numberOf(position.side)]);
    return this.at('position');
  }

  readPosition(): Position {
    return this.positionAt(this.at('position'));
  }

  /** The index-th position at an address. */
  positionAt(address: Address, index = 0): Position {
    const [first = 0, second = 0, pawn = 0, side = 0] = this.shorts(address + index * 8, 4);
    return { generals: [first, second], pawn, side: SIDES[side] ?? 'red' };
  }

  /** Calls `use` with the text's bytes in the module's memory, and frees them afterwards. */
  withText<T>(text: string, use: (address: Address, length: number) => T): T {
    return this.withBytes(new TextEncoder().encode(text), use);
  }

  /** The same with bytes. */
  withBytes<T>(bytes: Uint8Array, use: (address: Address, length: number) => T): T {
    const address = this.allocate(bytes.length || 1);
    try {
      this.bytes(address, bytes.length).set(bytes);
      return use(address, bytes.length);
    } finally {
      this.exports.release(address);
    }
  }
}

function checkSide(name: 'rows' | 'columns', length: number): void {
  if (!Number.isInteger(length) || length < 1 || length > MAX_SIDE)
    throw new RubiconError(
      `${name}_out_of_range`,
      `a board has 1 to ${MAX_SIDE} ${name}, not ${length}`,
      0,
      0,
      0,
      length,
    );
}

/** The module's number of a side. */
export function numberOf(side: Side): number {
  const number = SIDES.indexOf(side);
  if (number < 0) throw new RubiconError('bad_position', `the side to move is red or black, not ${side}`);
  return number;
}

/** Rounds a budget to a whole number, at least 1. */
export function budgetOf(positions: number): number {
  return Math.min(Math.max(Math.floor(positions) || 1, 1), EVERYTHING);
}

/** The inverse of the packing of value.h. */
export function unpackValue(packed: number): Value {
  const winner = packed & 3;
  return winner === 0
    ? { winner: 'tie' }
    : { winner: winner === 1 ? 'red' : 'black', distance: packed >>> 2 };
}

/** The packing of value.h. */
export function packValue(value: Value): number {
  if (value.winner === 'tie') return 0;
  return ((value.distance << 2) | (value.winner === 'red' ? 1 : 2)) >>> 0;
}

/** A memory limit in whole bytes, 1 GiB by default. */
export function limitOf(bytes = DEFAULT_MEMORY_LIMIT): number {
  return Math.min(Math.max(bytes, 0), EVERYTHING);
}
