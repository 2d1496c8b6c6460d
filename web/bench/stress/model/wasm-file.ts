/** Reading and changing the bytes of a WebAssembly module, as its binary format has them. */

/** Bytes of a page of memory. */
export const PAGE = 65_536;

/** Pages that a memory of 32-bit addresses has at most. */
const PAGES_MOST = 65_536;

const HEADER = [0x00, 0x61, 0x73, 0x6d];
const MODULE = [0x01, 0x00, 0x00, 0x00];
/** So many bytes tell what a file is. */
export const HEADER_LENGTH = HEADER.length + MODULE.length;
const MEMORY_SECTION = 5;
const HAS_MOST = 1;
const SHARED_OR_64 = ~1;

/** What a file's first bytes say that it is; a component is what newer tools make in a module's place. */
export type FileKind = 'module' | 'component' | 'other';

export function kindOfFile(bytes: Uint8Array): FileKind {
  const begins = (at: number, expected: readonly number[]) =>
    expected.every((byte, index) => bytes[at + index] === byte);
  if (!begins(0, HEADER) || bytes.length < HEADER_LENGTH) return 'other';
  return begins(HEADER.length, MODULE) ? 'module' : 'component';
}

/** A module whose memory was limited, and the bytes of memory with which it begins; or why its memory is none to be limited. */
export type Limited =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer>; readonly least: number }
  | { readonly ok: false; readonly why: 'no_memory' | 'shared' };

/** Has the module's memory grow to at most so many bytes: no instruction gets it further. The module is a valid one. */
export function limitMemory(bytes: Uint8Array<ArrayBuffer>, most: number): Limited {
  const section = findSection(bytes, MEMORY_SECTION);
  if (section === null) return { ok: false, why: 'no_memory' };
  const reader = new Reader(bytes, section.content);
  if (reader.number() !== 1) return { ok: false, why: 'no_memory' };
  const flags = reader.number();
  if ((flags & SHARED_OR_64) !== 0) return { ok: false, why: 'shared' };
  const least = reader.number();
  const declared = (flags & HAS_MOST) === 0 ? PAGES_MOST : reader.number();
  const pages = Math.max(least, Math.min(declared, Math.floor(most / PAGE)));
  const content = [1, HAS_MOST, ...numberBytes(least), ...numberBytes(pages)];
  const before = bytes.subarray(0, section.begin);
  const after = bytes.subarray(section.end);
  const changed = [MEMORY_SECTION, ...numberBytes(content.length), ...content];
  const whole = new Uint8Array(before.length + changed.length + after.length);
  whole.set(before);
  whole.set(changed, before.length);
  whole.set(after, before.length + changed.length);
  return { ok: true, bytes: whole, least: least * PAGE };
}

/** Where a section begins with its number, where its content does, and where it ends. */
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

/** Reads unsigned numbers, seven bits a byte, the lowest first. */
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
}

function numberBytes(value: number): number[] {
  return value < 128 ? [value] : [128 | (value & 127), ...numberBytes(value >>> 7)];
}
