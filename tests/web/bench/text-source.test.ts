import { describe, expect, it } from 'vitest';
import { fileSource, isUtf16, readBytes, textSource, typedAnew } from '../../../web/bench/text-source.ts';
import { goneFile } from '../support/gone-file.ts';

const BYTES: readonly [string, readonly number[], string][] = [
  ['UTF-16 with a mark, the low byte first', [0xff, 0xfe, 0x54, 0, 0x73, 0x5e, 0x0a, 0], 'T平\n'],
  ['UTF-16 with a mark, the high byte first', [0xfe, 0xff, 0, 0x54, 0x5e, 0x73, 0, 0x0a], 'T平\n'],
  ['UTF-16 without one, the low byte first', [0x54, 0, 0x69, 0], 'Ti'],
  ['UTF-16 without one, the high byte first', [0, 0x54, 0, 0x69], 'Ti'],
  ['a mark alone', [0xff, 0xfe], ''],
];

const OTHERS: readonly [string, readonly number[]][] = [
  ['nothing', []],
  ['half a mark', [0xff]],
  ['ASCII', [0x54, 0x69, 0x65, 0x0a]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x54]],
  ['zeroes', [0, 0, 0, 0]],
  ['two bytes, both the first of a mark', [0xff, 0xff]],
  ['three bytes', [0x54, 0, 0x69]],
  ['a zero in the middle', [0x54, 0, 0, 0x69]],
  ['a zero at the second place alone', [0x54, 0, 0x69, 0x65]],
];

describe('the bytes of a text', () => {
  it.each(BYTES)('are UTF-8, of %s', async (_, bytes, text) => {
    const blob = new Blob([new Uint8Array(bytes)]);
    const read = await readBytes(blob);
    expect(read.ok && new TextDecoder().decode(read.value)).toBe(text);
    expect(await isUtf16(blob)).toBe(true);
  });

  it.each(OTHERS)('stay what they are, of %s', async (_, bytes) => {
    const blob = new Blob([new Uint8Array(bytes)]);
    const read = await readBytes(blob);
    expect(read.ok && [...new Uint8Array(read.value)]).toEqual(bytes);
    expect(await isUtf16(blob)).toBe(false);
  });

  it('that cannot be read are a failure, and not UTF-16', async () => {
    const gone = goneFile('gone.out');
    expect(await readBytes(gone)).toMatchObject({ ok: false, failure: { code: 'unreadable' } });
    expect(await isUtf16(gone)).toBe(false);
  });
});

describe('what stands in a field', () => {
  it('is taken unless it is in use, or nothing', async () => {
    const used = textSource('0 1');
    expect(typedAnew('0 1', used)).toBeNull();
    expect(typedAnew('', used)).toBeNull();
    expect(typedAnew('', null)).toBeNull();
    expect(await typedAnew('0 2', used)?.bytes.text()).toBe('0 2');
    expect(typedAnew('0 1', null)?.text).toBe('0 1');
    expect(typedAnew('0 1', fileSource(new File(['0 1'], 'a.in')))?.text).toBe('0 1');
  });
});
