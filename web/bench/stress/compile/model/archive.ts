/** Reading and writing of tar archives, as far as a compiler's headers and libraries need them. */

const BLOCK = 512;

/** Offsets and lengths of the fields of a tar header. */
const NAME = [0, 100] as const;
const MODE = [100, 8] as const;
const SIZE = [124, 12] as const;
const CHECKSUM = [148, 8] as const;
const TYPE = [156, 1] as const;
const MAGIC = [257, 8] as const;

const FILE = '0';

/** A file of an archive. */
export interface ArchiveFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The files of a tar archive, as views of its bytes; their paths are ASCII. */
export function readArchive(archive: Uint8Array): ArchiveFile[] {
  const entries: ArchiveFile[] = [];
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const field = ([offset, length]: readonly [number, number]) =>
      String.fromCharCode(...archive.subarray(at + offset, at + offset + length)).replace(/\0.*$/s, '');
    const path = field(NAME);
    if (path === '') break;
    const size = Number.parseInt(field(SIZE), 8) || 0;
    const content = at + BLOCK;
    if ([FILE, ''].includes(field(TYPE)))
      entries.push({ path, bytes: archive.subarray(content, content + size) });
    at = content + padded(size);
  }
  return entries;
}

/** A tar archive of the files; their paths have at most 100 characters, ASCII. */
export function writeArchive(entries: readonly ArchiveFile[]): Uint8Array<ArrayBuffer> {
  const length = entries.reduce((sum, { bytes }) => sum + BLOCK + padded(bytes.length), 2 * BLOCK);
  const archive = new Uint8Array(length);
  let at = 0;
  for (const { path, bytes } of entries) {
    archive.set(headerOf(path, bytes.length), at);
    archive.set(bytes, at + BLOCK);
    at += BLOCK + padded(bytes.length);
  }
  return archive;
}

function padded(size: number): number {
  return Math.ceil(size / BLOCK) * BLOCK;
}

function headerOf(path: string, size: number): Uint8Array {
  const header = new Uint8Array(BLOCK);
  const put = ([offset, length]: readonly [number, number], text: string) => {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    if (bytes.length > length) throw new Error(`${text} is too long for a tar header.`);
    header.set(bytes, offset);
  };
  put(NAME, path);
  put(MODE, '0000644');
  put(SIZE, size.toString(8).padStart(11, '0'));
  put(CHECKSUM, ' '.repeat(8));
  put(TYPE, FILE);
  put(MAGIC, 'ustar\0' + '00');
  const sum = header.reduce((total, byte) => total + byte, 0);
  put(CHECKSUM, `${sum.toString(8).padStart(6, '0')}\0 `);
  return header;
}
