import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { OBJECT, PROGRAM } from '../../../../../web/bench/stress/compile/model/flags.ts';
import type { CompilerPart } from '../../../../../web/bench/stress/compile/model/parts.ts';
import { CONST, DROP, exporting, leb, module, name, section } from '../module-bytes.ts';

/** The address of a server that ends with the test, and what it was asked for. */
export async function served(answer: RequestListener): Promise<{ base: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/where/`, asked };
}

/** A part of a compiler as it is built, and its bytes. */
export function partOf(
  name: CompilerPart['name'],
  content: Uint8Array,
): CompilerPart & { bytes: Uint8Array } {
  const bytes = gzipSync(content);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const url = `compiler/${name}.bin`;
  return { name, url, packed: bytes.length, unpacked: content.length, hash, bytes };
}

/** A number below 2^20 put on the stack. */
const put = (value: number) => [CONST, 128 | (value & 127), 128 | ((value >>> 7) & 127), (value >>> 14) & 63];

/** The addresses of what WASI's functions give back. */
const WRITTEN = 0;
const OPENED = 4;
const PIECE = 8;
const TEXT = 16;

/**
 * A program in the place of the compiler and the linker: whatever it is given, it says this and writes this program, if any, to
 * these files.
 */
export function compilerThat(
  said: string,
  program: Uint8Array | null = null,
  files: readonly string[] = [OBJECT, PROGRAM],
): Uint8Array {
  const names = program === null ? [] : files.map((path) => new TextEncoder().encode(path));
  const memory: number[] = [];
  const place = (bytes: Uint8Array) => {
    const at = TEXT + memory.length;
    memory.push(...bytes);
    return [at, bytes.length] as const;
  };
  const [saidAt, saidLength] = place(new TextEncoder().encode(said));
  const [programAt, programLength] = place(program ?? new Uint8Array());
  const store = (address: number, value: number) => [...put(address), ...put(value), 0x36, 2, 0];
  /** Writes bytes of the memory to the file whose number this code puts on the stack. */
  const write = (file: readonly number[], at: number, length: number) => [
    ...store(PIECE, at),
    ...store(PIECE + 4, length),
    ...[...file, ...put(PIECE), ...put(1), ...put(WRITTEN), 0x10, 0, DROP],
  ];
  const code = [
    ...write(put(2), saidAt, saidLength),
    ...names.flatMap((path) => {
      const [at, length] = place(path);
      const ALL_RIGHTS = [0x42, 0x7f, 0x42, 0x7f];
      return [
        ...[...put(3), ...put(0), ...put(at), ...put(length), ...put(1), ...ALL_RIGHTS, ...put(0)],
        ...[...put(OPENED), 0x10, 1, DROP],
        ...write([...put(OPENED), 0x28, 2, 0], programAt, programLength),
      ];
    }),
  ];
  const wasi = name('wasi_snapshot_preview1');
  const [INT, LONG] = [0x7f, 0x7e];
  return module(
    section(
      1,
      3,
      ...[0x60, 0, 0],
      ...[0x60, 4, INT, INT, INT, INT, 1, INT],
      ...[0x60, 9, INT, INT, INT, INT, INT, LONG, LONG, INT, INT, 1, INT],
    ),
    section(2, 2, ...wasi, ...name('fd_write'), 0, 1, ...wasi, ...name('path_open'), 0, 2),
    section(3, 1, 0),
    section(5, 1, 0, 2),
    exporting(2),
    section(10, 1, ...leb(code.length + 2), 0, ...code, 0x0b),
    section(11, 1, 0, ...put(TEXT), 0x0b, ...leb(memory.length), ...memory),
  );
}
