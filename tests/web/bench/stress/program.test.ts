import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { crashAt, crashNumber } from '../../../../web/bench/stress/model/crash.ts';
import { memoryOf } from '../../../../web/bench/stress/model/wasm-file.ts';
import { checkProgram, runProgram } from '../../../../web/bench/stress/worker/program.ts';
import type { FileRefusal, RunReport } from '../../../../web/bench/stress/worker/protocol.ts';
import { readData } from '../../../wasm/module.ts';
import { contestant } from '../../support/contestant.ts';
import {
  BODY,
  CONST,
  calling,
  DROP,
  doing,
  EXPORTS,
  holding,
  INT,
  LONG,
  leb,
  MEMORY_OF,
  module,
  name,
  ONE_FUNCTION,
  section,
  TYPE,
  wasi,
} from './module-bytes.ts';

const MEMORY = 2 ** 28;
const encoded = (text: string) => new TextEncoder().encode(text);
const sample = encoded(readData('sample1.in'));
const answers = readData('sample1.ans');

const importing = (from: string, ...wanted: readonly number[]) =>
  module(TYPE, section(2, 1, ...name(from), ...wanted), MEMORY_OF(0, 1), EXPORTS);

const FOREIGN = (...limits: readonly number[]) =>
  section(2, 2, ...wasi(...name('sched_yield'), 0, 0), ...name('env'), ...name('memory'), 2, ...limits);
const foreign = (...limits: readonly number[]) =>
  module(TYPE, FOREIGN(...limits), ONE_FUNCTION, EXPORTS, BODY());

/** A program with these bytes for its only table, or for a second type. */
const tabled = (...table: readonly number[]) =>
  module(TYPE, ONE_FUNCTION, section(4, 1, ...table), MEMORY_OF(0, 1), EXPORTS, BODY());
const typed = (...types: readonly number[]) =>
  module(section(1, 2, ...types), ONE_FUNCTION, MEMORY_OF(0, 1), EXPORTS, BODY());

async function refusalOf(bytes: Uint8Array<ArrayBuffer>, memory = MEMORY): Promise<FileRefusal | null> {
  return (await checkProgram(bytes, memory)).refusal;
}

async function run(
  bytes: Uint8Array<ArrayBuffer>,
  { memory = MEMORY, most = 1000 } = {},
): Promise<RunReport> {
  const checked = await checkProgram(bytes, memory);
  if (checked.refusal !== null) throw new Error(`The program is refused: ${checked.refusal.code}`);
  return runProgram(checked.module, memory, sample, most);
}

const text = ({ output }: RunReport) => new TextDecoder().decode(output);

describe('a file that is given for a program', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, FileRefusal]>([
    ['nothing', new Uint8Array(), { code: 'not_wasm' }],
    ['a source', encoded('#include <cstdio>\n'), { code: 'not_wasm' }],
    ['a program of the machine', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), { code: 'not_wasm' }],
    ['the beginning of a module', new Uint8Array([0, 0x61, 0x73, 0x6d, 1]), { code: 'not_wasm' }],
    [
      'the beginning of a module that promises four billion imports',
      new Uint8Array([...module(TYPE), 2, ...leb(0xffffffff), ...leb(0xffffffff)]),
      { code: 'broken', why: expect.any(String) },
    ],
    ['a component', new Uint8Array([0, 0x61, 0x73, 0x6d, 0x0d, 0, 1, 0]), { code: 'component' }],
    ['a library', module(TYPE, MEMORY_OF(0, 1)), { code: 'not_program' }],
    ['a program without memory', module(TYPE, ONE_FUNCTION, BODY()), { code: 'not_program' }],
    ['two that it needs', importing('a', ...name('b'), 0, 0), { code: 'missing', names: ['a.b'], more: 0 }],
    [
      'an unknown call',
      importing('env', ...name('glClear'), 0, 0),
      { code: 'missing', names: ['env.glClear'], more: 0 },
    ],
    ['a foreign memory', foreign(0, 1), { code: 'foreign_memory' }],
    ['threads', importing('wasi', ...name('thread-spawn'), 0, 0), { code: 'threads' }],
    [
      'a foreign memory beside an empty list of its own',
      module(TYPE, FOREIGN(0, 1), ONE_FUNCTION, section(5, 0), EXPORTS, BODY()),
      { code: 'foreign_memory' },
    ],
    ['shared memory', holding(3, 1, 1), { code: 'threads' }],
    ['shared memory of others', foreign(3, 1, 1), { code: 'threads' }],
    ['addresses of 64 bits', holding(4, 1), { code: 'memory64' }],
    ['addresses of 64 bits in a memory of others', foreign(5, 1, 2), { code: 'memory64' }],
    [
      'a program with a global of others',
      module(
        TYPE,
        section(2, 1, ...name('env'), ...name('g'), 3, 0x7f, 0),
        ONE_FUNCTION,
        MEMORY_OF(0, 1),
        EXPORTS,
        BODY(),
      ),
      { code: 'missing', names: ['env.g'], more: 0 },
    ],
    [
      'two memories',
      module(TYPE, ONE_FUNCTION, section(5, 2, 0, 1, 0, 1), EXPORTS, BODY()),
      { code: 'memories' },
    ],
    [
      'a memory beside that of others',
      module(TYPE, FOREIGN(0, 1), ONE_FUNCTION, MEMORY_OF(0, 1), EXPORTS, BODY()),
      { code: 'memories' },
    ],
    ['a program whose table may grow', tabled(0x70, 0, 1), { code: 'tables' }],
    ['a program with a table of 2^24 entries', tabled(0x70, 1, 1, ...leb(2 ** 24)), { code: 'tables' }],
    [
      'a program with a table that has an initial value',
      tabled(0x40, 0, 0x70, 1, 1, 1, 0xd0, 0x70, 0x0b),
      { code: 'tables' },
    ],
    // After a function that takes and returns references.
    ['a program with arrays', typed(0x60, 1, 0x63, 0, 1, 0x70, 0x5e, 0x7f, 1), { code: 'objects' }],
    ['a program with structs in a group', typed(0x60, 0, 0, 0x4e, 1, 0x5f, 0), { code: 'objects' }],
  ])('is refused when it is %s', async (_, bytes, refusal) => {
    expect(await refusalOf(bytes)).toEqual(refusal);
  });

  it('is run with a table that cannot grow', async () => {
    expect(await refusalOf(tabled(0x70, 1, 2, 2))).toBeNull();
  });

  it('with pages of another size has an unknown kind of memory, whichever browser reads it', () => {
    expect([holding(9, 1, 2, 16), foreign(8, 1, 16)].map(memoryOf)).toEqual(['unknown', 'unknown']);
  });

  it('is refused with what the engine says when it is broken', async () => {
    const refusal = await refusalOf(contestant().slice(0, 1000));
    expect(refusal?.code).toBe('broken');
    expect(refusal?.code === 'broken' && refusal.why.length).toBeGreaterThan(10);
  });

  it('names some of the functions that it needs, and of those the beginning', async () => {
    const wanted = Array.from({ length: 200 }, (_, index) => [
      ...name('env'),
      ...leb(300),
      ...encoded(`f${index}`.padEnd(300, 'x')),
      ...[0, 0],
    ]);
    const refusal = await refusalOf(module(TYPE, section(2, ...leb(200), ...wanted.flat())));
    const names = Array.from({ length: 6 }, (_, index) => `${`env.f${index}`.padEnd(60, 'x')}…`);
    expect(refusal).toEqual({ code: 'missing', names, more: 194 });
  });

  it('is refused when it begins with more memory than its limit, and not when with as much', async () => {
    expect(await refusalOf(contestant(), 48 * 2 ** 20 - 65_536)).toEqual({
      code: 'memory',
      bytes: 48 * 2 ** 20,
    });
    expect(await refusalOf(contestant(), 48 * 2 ** 20)).toBeNull();
  });
});

describe('a program', () => {
  it('reads its input, prints its answers and ends, each time as if it were the first', async () => {
    const right = { end: 'exit', number: 0, said: '', wantsFile: false };
    const checked = await checkProgram(contestant(), MEMORY);
    if (checked.refusal !== null) throw new Error(checked.refusal.code);
    for (let times = 0; times < 2; times++) {
      const result = await runProgram(checked.module, MEMORY, sample, 1000);
      expect(result).toMatchObject(right);
      expect(text(result)).toBe(answers);
      expect(result.took).toBeGreaterThan(0);
    }
  });

  it('ends with its exit status', async () => {
    expect(await run(contestant('status'))).toMatchObject({ end: 'exit', number: 3 });
  });

  it('is ended in the middle of output that is too long, of which the beginning is kept', async () => {
    const result = await run(contestant('endless'), { most: 10_001 });
    expect(result.end).toBe('output');
    expect(text(result)).toBe(`${'Tie\n'.repeat(2500)}T`);
  });

  it('may print as much as it may', async () => {
    const all = answers.length;
    expect(await run(contestant(), { most: all })).toMatchObject({ end: 'exit' });
    const result = await run(contestant(), { most: all - 1 });
    expect(result.end).toBe('output');
    expect(text(result)).toBe(answers.slice(0, -1));
  });

  it('that exceeds its memory limit is reported for that, whatever it then does', async () => {
    expect(await run(contestant('greedy'), { memory: 2 ** 28 })).toMatchObject({ end: 'exit', number: 0 });
    const result = await run(contestant('greedy'), { memory: 72 * 2 ** 20 });
    expect(result).toMatchObject({ end: 'crash', number: crashNumber('memory') });
  });

  it.each([
    [1, 'exit', 0],
    [3, 'crash', crashNumber('memory')],
    [4, 'crash', crashNumber('unreachable')],
  ] as const)(
    'with one page of memory that asks for %i more and has two gets up to four',
    async (more, end, number) => {
      const orTrap = [CONST, 0x7f, 0x46, 0x04, 0x40, 0x00, 0x0b];
      const bytes = doing(CONST, more, 0x40, 0x00, ...orTrap);
      expect(await run(bytes, { memory: 2 * 65_536 })).toMatchObject({ end, number });
    },
  );

  it('has no files, and what asks for one is heard', async () => {
    expect(await run(contestant('delete'))).toMatchObject({ wantsFile: true });
  });

  it('that closes its input before it has read it, as freopen does, wants a file', async () => {
    const closing = (file: number) => calling('fd_close', [INT], [CONST, file]);
    expect(await run(closing(0))).toMatchObject({ end: 'exit', number: 0, wantsFile: true });
    expect(await run(closing(1))).toMatchObject({ end: 'exit', number: 0, wantsFile: false });
  });

  it('that opens a file finds a folder for it, in which there is none', async () => {
    const looking = await run(calling('fd_prestat_get', [INT, INT], [CONST, 3, CONST, 0]));
    expect(looking).toMatchObject({ end: 'exit', number: 0, wantsFile: false });
    const NO_SUCH_FILE = 44;
    const ALL_RIGHTS = [0x42, 0x7f, 0x42, 0x7f];
    const opening = calling(
      'path_open',
      [INT, INT, INT, INT, INT, LONG, LONG, INT, INT],
      [CONST, 3, CONST, 0, CONST, 0, CONST, 4, CONST, 0, ...ALL_RIGHTS, CONST, 0, CONST, 8],
      NO_SUCH_FILE,
    );
    expect(await run(opening)).toMatchObject({ end: 'exit', number: 0, wantsFile: true });
  });

  it.each([
    ['its first line', ' row 7 of 3 \nrow 8 of 3\n', 1, 'row 7 of 3'],
    ['its first 200 bytes', 'x'.repeat(150), 2, 'x'.repeat(200)],
  ])('is quoted with what it says on standard error: %s', async (_, said, times, kept) => {
    const TEXT = 16;
    const piece = [TEXT, 0, 0, 0, said.length, 0, 0, 0];
    const given = [CONST, 2, CONST, 0, CONST, times, CONST, 8];
    const memory = [...piece, ...piece, ...encoded(said)];
    expect((await run(calling('fd_write', [INT, INT, INT, INT], given, 0, memory))).said).toBe(kept);
  });

  it('that asks for what no browser has, such as the network, is told so', async () => {
    const result = await run(calling('sock_recv', Array(6).fill(INT), Array(6).fill([CONST, 0]).flat()));
    expect([result.end, crashAt(result.number)]).toEqual(['crash', 'unsupported']);
  });

  it('for which the browser has no memory is not said to crash', async () => {
    const checked = await checkProgram(doing(), MEMORY);
    if (checked.refusal !== null) throw new Error(checked.refusal.code);
    const spy = vi
      .spyOn(WebAssembly, 'instantiate')
      .mockRejectedValueOnce(
        new RangeError('WebAssembly.Instance(): Out of memory: Cannot allocate Wasm memory for new instance'),
      );
    onTestFinished(() => spy.mockRestore());
    await expect(runProgram(checked.module, MEMORY, sample, 1000)).rejects.toMatchObject({
      code: 'out_of_memory',
    });
  });

  it.each([
    ['crash', 'unreachable', [0x00]],
    ['crash', 'bounds', [CONST, 0x7f, 0x28, 2, 0, DROP]],
    ['crash', 'zero', [CONST, 1, CONST, 0, 0x6d, DROP]],
    ['crash', 'number', [CONST, 0x80, 0x80, 0x80, 0x80, 0x78, CONST, 0x7f, 0x6d, DROP]],
    ['stack', 'stack', [0x10, 0x00]],
  ] as const)('that ends by a %s is reported with its kind: %s', async (end, crash, code) => {
    const result = await run(doing(...code));
    expect([result.end, crashAt(result.number)]).toEqual([end, crash]);
    const early = module(TYPE, ONE_FUNCTION, MEMORY_OF(0, 1), EXPORTS, section(8, 0), BODY(...code));
    expect(await run(early)).toMatchObject({ end, number: result.number });
  });

  it('whose data have no room in its memory reads and writes where there is none', async () => {
    const data = section(11, 1, 0, CONST, ...leb(65_536), 0x0b, 1, 7);
    const result = await run(module(TYPE, ONE_FUNCTION, MEMORY_OF(0, 1), EXPORTS, BODY(), data));
    expect([result.end, crashAt(result.number)]).toEqual(['crash', 'bounds']);
  });

  it('goes as deep as the engine has a stack for, and is then no crash', async () => {
    expect(await run(contestant('deep'))).toMatchObject({ end: 'stack', number: crashNumber('stack') });
  });
});
