import { expect, it } from 'vitest';
import { readSource } from '../../../../../web/bench/stress/compile/read-source.ts';

const read = (...parts: BlobPart[]) => readSource(new File(parts, 'mine.cpp'));

it('reads UTF-8, with and without a byte order mark', async () => {
  expect(await read('int 过河 = 1;\n')).toBe('int 过河 = 1;\n');
  expect(await read(Uint8Array.of(0xef, 0xbb, 0xbf), 'int a;\n')).toBe('int a;\n');
});

it('reads UTF-16 in either byte order', async () => {
  expect(await read(Uint8Array.of(0xff, 0xfe, 0x69, 0, 0x6e, 0, 0x74, 0))).toBe('int');
  expect(await read(Uint8Array.of(0xfe, 0xff, 0, 0x69, 0, 0x6e, 0, 0x74))).toBe('int');
});

it('reads the encoding of Chinese Windows', async () => {
  const river = Uint8Array.of(0xb9, 0xfd, 0xba, 0xd3);
  expect(await read('// ', river, '\n')).toBe('// 过河\n');
});

it('has one kind of line ends', async () => {
  expect(await read('a\r\nb\rc\n\r\n')).toBe('a\nb\nc\n\n');
});

it('takes no file that is not text, in any encoding', async () => {
  expect(await read('int a;', Uint8Array.of(0xff))).toEqual({ code: 'not_text' });
});

it('names the place of a NUL character', async () => {
  expect(await read('int a;\r\n过\0')).toEqual({ code: 'nul', line: 2, column: 2 });
  expect(await read(Uint8Array.of(0x69, 0x00, 0x6e, 0x74, 0x20))).toEqual({
    code: 'nul',
    line: 1,
    column: 2,
  });
});

it('takes a file of a mebibyte, and none that is longer', async () => {
  expect(await read('x'.repeat(2 ** 20))).toHaveLength(2 ** 20);
  expect(await read('x'.repeat(2 ** 20 + 1))).toEqual({ code: 'long' });
});
