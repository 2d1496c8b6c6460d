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
