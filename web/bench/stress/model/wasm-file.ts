/** Reading and changing the bytes of a WebAssembly module, as its binary format has them. */

/** Size of a memory page (bytes). */
export const PAGE = 65_536;

/** Maximum pages of a memory with 32-bit addresses. */
const MAX_PAGES = 65_536;

const HEADER = [0x00, 0x61, 0x73, 0x6d];
const MODULE = [0x01, 0x00, 0x00, 0x00];
/** Bytes needed to identify a file. */
export const HEADER_LENGTH = HEADER.length + MODULE.length;
const TYPE_SECTION = 1;
const IMPORT_SECTION = 2;
const TABLE_SECTION = 4;
const MEMORY_SECTION = 5;

const FUNCTION_TYPE = 0x60;
/** Begins a table with an initial value. */
const INITIAL = 0x40;

/** Flags of the limits of a memory or table. */
const HAS_MOST = 1;
const IS_SHARED = 2;
const IS_64_BIT = 4;
const HAS_PAGE_SIZE = 8;

/** Kinds of imports whose description is more than one number; that of a function is one. */
const TABLE = 1;
const MEMORY = 2;
const GLOBAL = 3;
const TAG = 4;

/** Reference types, which are followed by a number. */
const REFERENCES: ReadonlySet<number> = new Set([0x63, 0x64]);

/** Kind of a file by its first bytes; newer tools make components instead of modules. */
export type FileKind = 'module' | 'component' | 'other';

export function kindOfFile(bytes: Uint8Array): FileKind {
  const begins = (at: number, expected: readonly number[]) =>
    expected.every((byte, index) => bytes[at + index] === byte);
  if (!begins(0, HEADER) || bytes.length < HEADER_LENGTH) return 'other';
  return begins(HEADER.length, MODULE) ? 'module' : 'component';
}

/** Limits of a module's only memory (pages), and the byte range of its section. */
export interface OwnMemory {
  readonly begin: number;
  readonly end: number;
  readonly least: number;
  readonly most: number;
}

/** Why a module's memory cannot be limited: missing, not the only one, imported, or of an unsupported kind. */
export type MemoryFlaw = 'none' | 'several' | 'foreign' | 'shared' | '64-bit' | 'unknown';

/** The memory of a module, or what is wrong with it. Accepts invalid modules. */
export function memoryOf(bytes: Uint8Array): OwnMemory | MemoryFlaw {
  const foreign = foreignMemories(bytes);
  const section = findSection(bytes, MEMORY_SECTION);
  const reader = new Reader(bytes, section?.content ?? bytes.length);
  const count = section === null ? 0 : reader.number();
  if (foreign.length + count > 1) return 'several';
  if (section === null || count === 0) {
    return foreign[0] === undefined ? 'none' : (flawOf(foreign[0].flags) ?? 'foreign');
  }
  const { flags, least, most } = reader.limits();
  return flawOf(flags) ?? { begin: section.begin, end: section.end, least, most };
}

function flawOf(flags: number): MemoryFlaw | null {
  if ((flags & IS_64_BIT) !== 0) return '64-bit';
  if ((flags & IS_SHARED) !== 0) return 'shared';
  return (flags & ~HAS_MOST) === 0 ? null : 'unknown';
}

/** Limits the module's memory to `most` bytes, but not below its initial size: memory.grow fails beyond it. */
export function limitMemory(
  bytes: Uint8Array,
  { begin, end, least, most: declared }: OwnMemory,
  most: number,
): Uint8Array<ArrayBuffer> {
  const pages = Math.max(least, Math.min(declared, Math.floor(most / PAGE)));
  const content = [1, HAS_MOST, ...numberBytes(least), ...numberBytes(pages)];
  const changed = [MEMORY_SECTION, ...numberBytes(content.length), ...content];
  const whole = new Uint8Array(begin + changed.length + bytes.length - end);
  whole.set(bytes.subarray(0, begin));
  whole.set(changed, begin);
  whole.set(bytes.subarray(end), begin + changed.length);
  return whole;
}

/** Whether a module has types of objects, which lie in the engine's memory, not in the module's. Accepts invalid modules. */
export function hasObjects(bytes: Uint8Array): boolean {
  return entriesOf(bytes, TYPE_SECTION, (reader) => reader.isFunctionType()).includes(false);
}

/**
 * Maximum entries of a module's tables together, which lie in the engine's memory; infinity without a limit. Accepts invalid
 * modules.
 */
export function tableEntries(bytes: Uint8Array): number {
  const tables = entriesOf(bytes, TABLE_SECTION, (reader) => reader.tableMost());
  return tables.reduce((sum, most) => sum + most, 0);
}

/** Limits of the imported memories. */
function foreignMemories(bytes: Uint8Array): Limits[] {
  return entriesOf(bytes, IMPORT_SECTION, (reader) => {
    reader.name();
    reader.name();
    return reader.importedLimits();
  }).filter((limits) => limits !== null);
}

/** Reads the entries of a section, as many as there are. */
function entriesOf<Entry>(bytes: Uint8Array, number: number, read: (reader: Reader) => Entry): Entry[] {
  const section = findSection(bytes, number);
  if (section === null) return [];
  const reader = new Reader(bytes, section.content);
  const end = Math.min(section.end, bytes.length);
  const entries: Entry[] = [];
  for (let left = reader.number(); left > 0 && reader.at < end; left--) entries.push(read(reader));
  return entries;
}

interface Limits {
  readonly flags: number;
  readonly least: number;
  readonly most: number;
}

/** Byte offsets of a section: its number, its content, and its end. */
interface Section {
  readonly begin: number;
  readonly content: number;
  readonly end: number;
}

function findSection(bytes: Uint8Array, wanted: number): Section | null {
  const reader = new Reader(bytes, HEADER_LENGTH);
  while (reader.at < bytes.length) {
    const begin = reader.at;
    const number = reader.number();
    const length = reader.number();
    const content = reader.at;
    reader.at += length;
    if (number === wanted) return { begin, content, end: reader.at };
  }
  return null;
}

/** Reads unsigned LEB128 numbers. */
class Reader {
  at: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.at++] ?? 0;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  /** Skips a name. */
  name(): void {
    const length = this.number();
    this.at += length;
  }

  limits(): Limits {
    const flags = this.number();
    const least = this.number();
    const most = (flags & HAS_MOST) === 0 ? MAX_PAGES : this.number();
    if ((flags & HAS_PAGE_SIZE) !== 0) this.number();
    return { flags, least, most };
  }

  /** Skips an import's description; returns the limits of a memory. */
  importedLimits(): Limits | null {
    switch (this.number()) {
      case MEMORY:
        return this.limits();
      case TABLE:
        this.#type();
        this.limits();
        return null;
      case TAG:
      case GLOBAL:
        this.#type();
        this.number();
        return null;
      default:
        this.number();
        return null;
    }
  }

  /** Skips a type of functions; false for another type, whose end is not known. */
  isFunctionType(): boolean {
    if (this.number() !== FUNCTION_TYPE) return false;
    for (let side = 0; side < 2; side++) {
      for (let left = this.number(); left > 0 && this.at < this.#bytes.length; left--) this.#type();
    }
    return true;
  }

  /** Skips a table without an initial value; returns its maximum entries. The end of others is not known: infinity. */
  tableMost(): number {
    if (this.#bytes[this.at] === INITIAL) return Number.POSITIVE_INFINITY;
    this.#type();
    const { flags, most } = this.limits();
    return (flags & HAS_MOST) === 0 ? Number.POSITIVE_INFINITY : most;
  }

  #type(): void {
    if (REFERENCES.has(this.number())) this.number();
  }
}

function numberBytes(value: number): number[] {
  return value < 128 ? [value] : [128 | (value & 127), ...numberBytes(value >>> 7)];
}
