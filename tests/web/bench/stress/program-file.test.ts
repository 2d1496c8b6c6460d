import { describe, expect, it } from 'vitest';
import { readProgram } from '../../../../web/bench/stress/program-file.ts';

const MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, 1, 0]);
const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

/** A module that was read, with its bytes as an array: a comparison of buffers would look at no byte. */
async function moduleIn(given: File, isCompiled: boolean) {
  const read = await readProgram([given], isCompiled);
  return read?.kind === 'module' ? [read.given.name, ...new Uint8Array(read.given.bytes)] : read;
}

describe('the program in a file', () => {
  it('is C++ if it is a text and can be compiled', async () => {
    expect(await readProgram([file('mine.cpp', 'int main() {}\r\n')], true)).toEqual({
      kind: 'source',
      source: 'int main() {}\n',
    });
  });

  it('is a module by its header, whatever its name', async () => {
    expect(await moduleIn(file('mine.cpp', MODULE), true)).toEqual(['mine.cpp', ...MODULE]);
  });

  it.each([
    ['mine.wasm', true],
    ['mine.cpp', false],
  ])(
    'is given on by its first bytes, to be refused, if it is a text called %s and compiling is %s',
    async (name, isCompiled) => {
      expect(await moduleIn(file(name, 'int main() {}\n'), isCompiled)).toEqual([
        name,
        ...new TextEncoder().encode('int main'),
      ]);
    },
  );

  it.each([
    ['that has a NUL character', 'int a;\r\nint \0b;\n', { code: 'nul', line: 2, column: 5 }],
    ['whose encoding is unknown', Uint8Array.of(0x61, 0xff), { code: 'not_text' }],
    ['that is longer than a mebibyte', 'x'.repeat(2 ** 20 + 1), { code: 'long' }],
  ])('is none in a source %s, which says so', async (_, content, why) => {
    expect(await readProgram([file('mine.cpp', content)], true)).toEqual({ kind: 'rejected', why });
    // Without the name of a source it is no source at all.
    expect(await readProgram([file('a.out', content)], true)).toMatchObject({ kind: 'module' });
  });

  it('is not looked for in several files, nor in none', async () => {
    const two = [file('a.cpp', ''), file('b.cpp', '')];
    expect(await readProgram(two, true)).toEqual({ kind: 'rejected', why: { code: 'several', count: 2 } });
    expect(await readProgram([], true)).toBeNull();
  });
});
