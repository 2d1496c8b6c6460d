import { describe, expect, it } from 'vitest';
import { crashAt, crashNumber } from '../../../../web/bench/stress/model/crash.ts';
import { checkProgram, runProgram } from '../../../../web/bench/stress/worker/program.ts';
import type { Refusal, RunReport } from '../../../../web/bench/stress/worker/protocol.ts';
import { readData } from '../../../wasm/module.ts';
import { contestant } from '../../support/contestant.ts';

const MEMORY = 2 ** 28;
const encoded = (text: string) => new TextEncoder().encode(text);
const sample = encoded(readData('sample1.in'));
const answers = readData('sample1.ans');

/** A module written by hand: the bytes of its sections after the header. */
const module = (...sections: readonly (readonly number[])[]) =>
  new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, ...sections.flat()]);
const name = (text: string) => [text.length, ...encoded(text)];
const leb = (value: number): number[] => (value < 128 ? [value] : [128 | (value & 127), ...leb(value >>> 7)]);
const section = (number: number, ...content: readonly number[]) => [
  number,
  ...leb(content.length),
  ...content,
];
const TYPE = section(1, 1, 0x60, 0, 0);
const ONE_FUNCTION = section(3, 1, 0);
const MEMORY_OF = (...limits: readonly number[]) => section(5, 1, ...limits);
const EXPORTS = section(7, 2, ...name('_start'), 0, 0, ...name('memory'), 2, 0);
const BODY = (...code: readonly number[]) => section(10, 1, code.length + 2, 0, ...code, 0x0b);
const CONST = 0x41;
const DROP = 0x1a;
/** A program with this code and one page of memory. */
const doing = (...code: readonly number[]) =>
  module(TYPE, ONE_FUNCTION, MEMORY_OF(0, 1), EXPORTS, BODY(...code));
const importing = (from: string, ...wanted: readonly number[]) =>
  module(TYPE, section(2, 1, ...name(from), ...wanted), MEMORY_OF(0, 1), EXPORTS);

/** A program whose memory, of its own or imported behind other things, has these limits. */
const holding = (...limits: readonly number[]) =>
  module(TYPE, ONE_FUNCTION, MEMORY_OF(...limits), EXPORTS, BODY());
const wasi = (...wanted: readonly number[]) => [...name('wasi_snapshot_preview1'), ...wanted];
const FOREIGN = (...limits: readonly number[]) =>
  section(2, 2, ...wasi(...name('sched_yield'), 0, 0), ...name('env'), ...name('memory'), 2, ...limits);
const foreign = (...limits: readonly number[]) =>
  module(TYPE, FOREIGN(...limits), ONE_FUNCTION, EXPORTS, BODY());

async function refusalOf(bytes: Uint8Array<ArrayBuffer>, memory = MEMORY): Promise<Refusal | null> {
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
  it.each<[string, Uint8Array<ArrayBuffer>, Refusal]>([
    ['nothing', new Uint8Array(), { code: 'not_wasm' }],
    ['a source', encoded('#include <cstdio>\n'), { code: 'not_wasm' }],
    ['a program of the machine', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), { code: 'not_wasm' }],
    ['the beginning of a module', new Uint8Array([0, 0x61, 0x73, 0x6d, 1]), { code: 'not_wasm' }],
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
    ['shared memory', holding(3, 1, 1), { code: 'threads' }],
    ['shared memory of others', foreign(3, 1, 1), { code: 'threads' }],
    ['addresses of 64 bits', holding(4, 1), { code: 'memory64' }],
    ['addresses of 64 bits in a memory of others', foreign(5, 1, 2), { code: 'memory64' }],
    [
      'addresses of 64 bits behind a table and a global',
      module(
        TYPE,
        section(
          2,
          3,
          ...wasi(...name('t'), 1, 0x70, 0, 1),
          ...wasi(...name('g'), 3, 0x7f, 0),
          ...wasi(...name('m'), 2, 4, 1),
        ),
      ),
      { code: 'memory64' },
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
  ])('is refused when it is %s', async (_, bytes, refusal) => {
    expect(await refusalOf(bytes)).toEqual(refusal);
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
