import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeArchive } from '../../../../web/bench/stress/compile/model/archive.ts';
import { readData } from '../../../wasm/module.ts';
import { contestant } from '../../support/contestant.ts';
import { goneFile } from '../../support/gone-file.ts';
import { compilerThat, partOf, served } from './compile/served-compiler.ts';
import { CONST, DROP, doing, ENDLESS, holding, module, name, section, TYPE } from './module-bytes.ts';

const ANSWERS = readData('sample1.ans');
const SAMPLE = { input: new TextEncoder().encode(readData('sample1.in')) };

/** A tester in a page without the compiler, or with one that is found at this address. */
async function testerOf(parts: readonly ReturnType<typeof partOf>[] | null = null, baseURI = '') {
  vi.resetModules();
  vi.stubGlobal('RUBICON_COMPILER', parts);
  vi.stubGlobal('document', { baseURI });
  const { ProgramTester } = await import('../../../../web/bench/stress/program-tester.ts');
  const tester = new ProgramTester((work) => work());
  onTestFinished(() => tester.stop());
  return tester;
}

/** A tester with this program in the place of the compiler. */
async function testerWith(llvm: Uint8Array) {
  const parts = [partOf('llvm', llvm), partOf('library', writeArchive([]))];
  const { base } = await served(({ url = '' }, response) => {
    response.end(parts.find((part) => url.endsWith(part.url))?.bytes);
  });
  return testerOf(parts, base);
}

afterEach(() => vi.unstubAllGlobals());
afterAll(() => vi.resetModules());

const wasm = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'mine.wasm');
const CPP = new File(['int main() {}\n'], 'mine.cpp');
const unheard = () => {};

/** Asks for so many pages of memory. */
const growing = (...pages: readonly number[]) => [CONST, ...pages, 0x40, 0, DROP];
/** 8,192 and 9,216 pages: 512 and 576 MB. */
const GROWS_BY_512_MB = growing(0x80, 0xc0, 0);
const GROWS_BY_576_MB = growing(0x80, 0xc8, 0);

describe('a setter’s program on a test', () => {
  it.each([
    ['is right', null, contestant()],
    ['ends with a status other than 0', 'RE', contestant('status')],
    ['crashes', 'RE', doing(0x00)],
    ['prints for ever', 'OLE', contestant('endless')],
    ['takes more than 512 MB', 'MLE', doing(...GROWS_BY_512_MB)],
    ['does not end', 'TLE', ENDLESS],
  ])('that %s has the verdict %s', async (_, fault, program) => {
    const tester = await testerOf();
    const tested = await tester.test(wasm(program), [SAMPLE], unheard);
    expect(tested).toMatchObject({ why: null, runs: [{ fault }] });
  });

  it('has the output of each test, and the number of the test that runs', async () => {
    const tester = await testerOf();
    const heard: unknown[] = [];
    const tested = await tester.test(wasm(contestant()), [SAMPLE, SAMPLE], (doing) => heard.push(doing));
    expect(tested).toEqual({ why: null, runs: Array(2).fill({ fault: null, output: ANSWERS }) });
    expect(heard).toEqual([1, 2]);
  });

  it('that is stopped in the middle of a run has no verdict, and the next one runs', async () => {
    const tester = await testerOf();
    const endless = wasm(ENDLESS);
    const stopped = await tester.test(endless, [SAMPLE], () => tester.stop());
    expect(stopped).toBeNull();
    const replaced = tester.test(endless, [SAMPLE], unheard);
    const next = await tester.test(wasm(contestant()), [SAMPLE], unheard);
    expect(await replaced).toBeNull();
    expect(next).toMatchObject({ why: null, runs: [{ fault: null, output: ANSWERS }] });
  });
});

describe('a setter’s file that cannot run says why', () => {
  it.each([
    ['a file that is gone', goneFile('mine.wasm'), /^The file cannot be read\. Was it changed or deleted\?/],
    ['a library', wasm(module(TYPE)), /^This is a library, not a program/],
    ['a damaged module', wasm(contestant().slice(0, 1000)), /^The file is damaged, or too new .*: .{10}/],
    [
      'a program that needs other functions',
      wasm(module(TYPE, section(2, 1, ...name('env'), ...name('glClear'), 0, 0))),
      /missing here: env\.glClear\. With Emscripten/,
    ],
    [
      'a program that begins with more memory',
      wasm(holding(0, 0x90, 0x40)),
      'The program starts with 513 MB of memory, and the limit is 512 MB.',
    ],
    ['C++ in a page without the compiler', CPP, 'One .wasm file.'],
  ])('%s', async (_, file, why) => {
    const tester = await testerOf();
    const tested = await tester.test(file, [SAMPLE], unheard);
    expect(tested?.why?.en).toMatch(why);
    expect(tested?.why?.zh).toMatch(/[一-龥]/);
  });
});

describe('a setter’s program in C++', () => {
  it('needs a download, which the page says before', async () => {
    expect((await testerOf()).hint.en).toBe('One .wasm file.');
    const part = { ...partOf('llvm', new Uint8Array()), packed: 24 * 2 ** 20 };
    expect((await testerOf([part])).hint.en).toBe(
      'A .cpp or a .wasm file. C++ needs a compiler of 24 MB, downloaded once.',
    );
  });

  it('is compiled, which is told, and runs', async () => {
    const tester = await testerWith(compilerThat('', contestant()));
    const heard: unknown[] = [];
    const tested = await tester.test(CPP, [SAMPLE], (doing) => heard.push(doing));
    expect(tested).toEqual({ why: null, runs: [{ fault: null, output: ANSWERS }] });
    expect(heard[0]).toMatchObject({ en: 'Looking for the compiler in this browser…' });
    expect(heard).toContainEqual({
      en: expect.stringMatching(/^Downloading the compiler: /),
      zh: expect.anything(),
    });
    expect(heard.slice(-2)).toEqual([{ en: 'Compiling…', zh: expect.anything() }, 1]);
  });

  it('has its stack beside the memory of the statement, as with a judge', async () => {
    const grown = await testerWith(compilerThat('', doing(...GROWS_BY_512_MB)));
    expect(await grown.test(CPP, [SAMPLE], unheard)).toMatchObject({ runs: [{ fault: null }] });
    const tooLarge = await testerWith(compilerThat('', doing(...GROWS_BY_576_MB)));
    expect(await tooLarge.test(CPP, [SAMPLE], unheard)).toMatchObject({ runs: [{ fault: 'MLE' }] });
  });

  it.each([
    [
      'the first error and its place',
      compilerThat(
        "main.cpp:2:3: warning: unused\nmain.cpp:3:5: error: expected ';'\nmain.cpp:4:1: error: then this\n",
      ),
      { en: "Line 3, column 5: expected ';'", zh: "第 3 行第 5 列：expected ';'" },
    ],
    [
      'an error without a place',
      compilerThat('wasm-ld: error: too many sections\n'),
      { en: 'too many sections', zh: 'too many sections' },
    ],
    [
      'no error at all',
      compilerThat(''),
      { en: expect.stringMatching(/^The compiler itself crashed on this program/), zh: expect.anything() },
    ],
    [
      'a crash',
      doing(0x00),
      { en: expect.stringMatching(/^The compiler itself crashed on this program/), zh: expect.anything() },
    ],
  ])('that does not compile says %s', async (_, llvm, why) => {
    const tester = await testerWith(llvm);
    expect(await tester.test(CPP, [SAMPLE], unheard)).toEqual({ why });
  });

  it('that is stopped while it compiles has no row, and no error', async () => {
    const tester = await testerWith(ENDLESS);
    const tested = await tester.test(CPP, [SAMPLE], (doing) => {
      if (typeof doing !== 'number' && doing.en === 'Compiling…') queueMicrotask(() => tester.stop());
    });
    expect(tested).toBeNull();
  });
});
