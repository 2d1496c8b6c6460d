/*
 * WebAssembly modules written by hand, byte by byte.
 */

/** A module: the bytes of its sections after the header. */
export const module = (...sections: readonly (readonly number[])[]) =>
  new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...sections.flat()]);
export const name = (text: string) => [text.length, ...new TextEncoder().encode(text)];
export const leb = (value: number): number[] =>
  value < 128 ? [value] : [128 | (value & 127), ...leb(value >>> 7)];
export const section = (number: number, ...content: readonly number[]) => [
  number,
  ...leb(content.length),
  ...content,
];
export const TYPE = section(1, 1, 0x60, 0, 0);
export const ONE_FUNCTION = section(3, 1, 0);
export const MEMORY_OF = (...limits: readonly number[]) => section(5, 1, ...limits);
/** _start, which is the function with this index, and the memory. */
export const exporting = (start: number) =>
  section(7, 2, ...name('_start'), 0, start, ...name('memory'), 2, 0);
export const EXPORTS = exporting(0);
export const BODY = (...code: readonly number[]) => section(10, 1, ...leb(code.length + 2), 0, ...code, 0x0b);
export const CONST = 0x41;
export const DROP = 0x1a;
/** A program with this code and one page of memory. */
export const doing = (...code: readonly number[]) =>
  module(TYPE, ONE_FUNCTION, MEMORY_OF(0, 1), EXPORTS, BODY(...code));
/** loop br 0 end */
export const ENDLESS = doing(0x03, 0x40, 0x0c, 0x00, 0x0b);
/** A program whose memory has these limits. */
export const holding = (...limits: readonly number[]) =>
  module(TYPE, ONE_FUNCTION, MEMORY_OF(...limits), EXPORTS, BODY());

/** A name in WASI. */
export const wasi = (...wanted: readonly number[]) => [...name('wasi_snapshot_preview1'), ...wanted];
export const INT = 0x7f;
export const LONG = 0x7e;
/** A program that calls a function of WASI and aborts unless that answers this; its memory begins with these bytes. */
export const calling = (
  called: string,
  takes: readonly number[],
  given: readonly number[],
  answer = 0,
  memory: readonly number[] = [],
): Uint8Array<ArrayBuffer> =>
  module(
    section(1, 2, 0x60, 0, 0, 0x60, takes.length, ...takes, 1, INT),
    section(2, 1, ...wasi(...name(called), 0, 1)),
    ONE_FUNCTION,
    MEMORY_OF(0, 1),
    exporting(1),
    BODY(...given, 0x10, 0, CONST, answer, 0x47, 0x04, 0x40, 0x00, 0x0b),
    section(11, 1, 0, CONST, 0, 0x0b, ...leb(memory.length), ...memory),
  );
/** A program that closes its input before it has read it, as freopen does. */
export const CLOSING = calling('fd_close', [INT], [CONST, 0]);
/** A program that prints an empty line and `Tie`, whatever it is given. */
export const BLANK_FIRST = calling(
  'fd_write',
  [INT, INT, INT, INT],
  [CONST, 1, CONST, 0, CONST, 1, CONST, 8],
  0,
  [12, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, ...new TextEncoder().encode('\nTie\n')],
);
