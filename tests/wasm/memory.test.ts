import { describe, expect, it } from 'vitest';
import { loadBatches } from '../../wasm/bench/load-batch.ts';
import { loadCompare } from '../../wasm/bench/load-compare.ts';
import { loadGenerator } from '../../wasm/bench/load-generate.ts';
import { loadMining } from '../../wasm/bench/load-mine.ts';
import { loadMistakes } from '../../wasm/bench/load-mistakes.ts';
import { loadPacking } from '../../wasm/bench/load-package.ts';
import { loadStress } from '../../wasm/bench/load-stress.ts';
import { beginTier, endTier, givePiece, giveTier, takePiece, workHalf } from '../../wasm/halves.ts';
import { AREAS } from '../../wasm/memory.ts';
import { loadValuer } from '../../wasm/pool.ts';
import { type Analysis, type Board, loadRubicon } from '../../wasm/rubicon.ts';
import { loadTextbook } from '../../wasm/textbook.ts';
import {
  compiled,
  compiledBench,
  compiledTextbook,
  draw,
  errorOf,
  freeCells,
  load,
  loadWithExports,
  loadWithMemory,
  place,
  plain,
  readData,
  readText,
  takeMemory,
  valueToText,
  withSolved,
} from './module.ts';

const SMALL = draw('O.O/.X.'); // Black 2
const open = (side: number): Board => ({ rows: side, columns: side, cells: '.'.repeat(side * side) });

/** A digest of a table: values of positions with one general on the first free cell and Red to move. */
function someValues(analysis: Analysis, board: Board): string {
  const free = freeCells(board);
  const [first = 0, ...others] = free;
  const values = [];
  for (const general of others) {
    for (const pawn of free)
      values.push(valueToText(analysis.value({ generals: [first, general], pawn, side: 'red' })));
  }
  return values.join(' ');
}

describe('memory', () => {
  it('grows for a large board without harm to other analyses', async () => {
    const { rubicon, memory } = await loadWithMemory();
    const small = rubicon.open(SMALL);
    small.step(1);
    const before = memory.buffer.byteLength;
    const large = rubicon.open(open(12));
    expect(large.bytes).toBeGreaterThan(before);
    expect(memory.buffer.byteLength).toBeGreaterThan(before + large.bytes / 2);
    small.solve();
    expect(valueToText(small.value(rubicon.position(SMALL)))).toBe('Black 2');
    large.solve();
    expect(large.step(1)).toMatchObject({ done: true, fraction: 1 });
    const grown = someValues(large, open(12));
    small.close();
    large.close();
    const fresh = withSolved(await load(), open(12), (analysis) => someValues(analysis, open(12)));
    expect(grown).toBe(fresh);
  });

  it('does not grow by opening and closing a thousand times', async () => {
    const { rubicon, memory } = await loadWithMemory();
    const cycle = () => {
      withSolved(rubicon, draw('..../.#../....'), (analysis) =>
        analysis.line({ generals: [0, 3], pawn: 9, side: 'red' }),
      );
      errorOf(() => rubicon.open(open(12), { memoryLimit: 1000 }));
      errorOf(() => rubicon.parseContest('0 1\n1 1\n?'));
      rubicon.open(open(6)).close();
    };
    for (let times = 0; times < 10; times++) cycle();
    const before = memory.buffer.byteLength;
    for (let times = 0; times < 1000; times++) cycle();
    expect(memory.buffer.byteLength).toBe(before);
  });

  it('does not grow by reading texts and asking for lines', async () => {
    const { rubicon, memory } = await loadWithMemory();
    const longest = rubicon.parseContest(readData('sample1.in'))[4] ?? SMALL; // Red 75
    const text = `0 1\n1 1\n.${'\n'.repeat(1000)}`;
    withSolved(rubicon, longest, (analysis) => {
      const start = rubicon.position(longest);
      const isRight = () =>
        analysis.line(start).moves.length === 75 &&
        rubicon.parseContest(text).length === 1 &&
        rubicon.parseBoard(text.slice(8)).cells === '.';
      expect(isRight()).toBe(true);
      const before = memory.buffer.byteLength;
      // So many times that the smallest possible leak, 16 bytes each, would fill a page of 64 KiB.
      let right = 0;
      for (let times = 0; times < 5000; times++) if (isRight()) right++;
      expect(right).toBe(5000);
      expect(memory.buffer.byteLength).toBe(before);
    });
  });

  it('of a board is known before it is opened, and refused above the limit', async () => {
    const { rubicon, memory } = await loadWithMemory();
    const { found: bytes = 0 } = errorOf(() => rubicon.open(open(6), { memoryLimit: 100 }));
    const before = memory.buffer.byteLength;
    expect(errorOf(() => rubicon.open(open(6), { memoryLimit: bytes - 1 }))).toEqual(
      plain('too_large', bytes - 1, bytes),
    );
    const analysis = rubicon.open(open(6), { memoryLimit: bytes });
    analysis.solve();
    expect(analysis.bytes).toBeGreaterThan(0);
    expect(analysis.bytes).toBeLessThanOrEqual(bytes);
    expect(errorOf(() => rubicon.open(open(20), { memoryLimit: 100 })).code).toBe('too_large');
    expect(memory.buffer.byteLength).toBeLessThan(before + 2 * bytes);
  });

  it.each([0, -1, Number.NaN, Number.NEGATIVE_INFINITY, 0.5])(
    'limited to %s bytes is enough for nothing',
    async (memoryLimit) => {
      const rubicon = await load();
      expect(errorOf(() => rubicon.open(SMALL, { memoryLimit })).code).toBe('too_large');
    },
  );

  it('without a limit is limited by the machine', async () => {
    const rubicon = await load();
    const limits = [Number.POSITIVE_INFINITY, Number.MAX_VALUE, 2 ** 53];
    for (const memoryLimit of limits) {
      const analysis = rubicon.open(SMALL, { memoryLimit });
      analysis.solve();
      expect(valueToText(analysis.value(rubicon.position(SMALL)))).toBe('Black 2');
      analysis.close();
    }
  });
});

describe('memory that the machine does not give', () => {
  it('stops only what needs it, and that goes on when there is some again', async () => {
    const { loaded: rubicon, exports } = await loadWithExports(load);
    const start = rubicon.position(SMALL);
    const analysis = rubicon.open(SMALL);
    analysis.solve();
    const needing = [
      () => rubicon.parseContest('0 1\n1 2\nXO\n'),
      () => rubicon.parseBoard('XO\nO.'),
      () => rubicon.open(SMALL).close(),
      () => analysis.line(start),
      () => analysis.map(start, 'pawn'),
      () => [...analysis.check()],
      () => [...analysis.census()],
    ];
    const others = () => [
      rubicon.position(SMALL),
      rubicon.formatContest([SMALL]),
      analysis.value(start),
      analysis.moves(start),
      analysis.play(start, { from: 0, to: 1 }),
      analysis.outcome(start),
      analysis.decided(),
    ];
    const before = [needing.map((act) => act()), others()];
    const room = exports.allocate(64);
    const giveBack = takeMemory(exports);
    for (const act of needing) {
      const { code, expected } = errorOf(act);
      expect(code).toBe('out_of_memory');
      expect(expected).toBeGreaterThan(0);
    }
    expect(others()).toEqual(before[1]);
    // Room for a text, but not for the reading of it, which leaves nothing of the text behind.
    exports.release(room);
    const text = `0 1\n1 30\n${'.'.repeat(30)}\n`;
    for (let times = 0; times < 3; times++)
      expect(errorOf(() => rubicon.parseContest(text))).toEqual(plain('out_of_memory'));
    expect(rubicon.parseBoard(text.slice(9)).columns).toBe(30);
    giveBack();
    expect([needing.map((act) => act()), others()]).toEqual(before);
    analysis.close();
  });

  /** A board of sample 1 whose distances need more memory than an analysis begins with. */
  const longest = async () => (await load()).parseContest(readData('sample1.in'))[4] ?? SMALL; // Red 75

  it('ends an analysis that needs more than it began with, but no other', async () => {
    const board = await longest();
    const { loaded: rubicon, exports } = await loadWithExports(load);
    const [failing, small] = [rubicon.open(board), rubicon.open(SMALL)];
    small.solve();
    const giveBack = takeMemory(exports);
    expect(errorOf(() => failing.solve()).code).toBe('out_of_memory');
    expect(valueToText(small.value(rubicon.position(SMALL)))).toBe('Black 2');
    failing.close();
    giveBack();
    const value = withSolved(rubicon, board, (analysis) => analysis.value(rubicon.position(board)));
    expect(valueToText(value)).toBe('Red 75');
  });

  it('to take the other half of a board leaves it to be solved here', async () => {
    const board = await longest();
    const open = async () => (await loadRubicon(compiled)).open(board);
    const giving = await open();
    giving.solve();
    const { loaded: taking, exports } = await loadWithExports(open);
    const giveBack = takeMemory(exports);
    let tier = 0;
    for (let given = giveTier(giving, 0, 0); given !== null; given = giveTier(giving, 0, tier)) {
      if (!beginTier(taking, 0, tier, given)) break;
      const [, , , pieces, bytes] = given;
      for (let piece = 0; piece < pieces; piece++)
        takePiece(taking, 0, tier, given, piece, givePiece(giving, 0, tier, piece, bytes));
      expect(endTier(taking, 0, tier, given)).toBe(true);
      tier++;
    }
    expect(giveTier(giving, 0, tier)).not.toBeNull();
    giveBack();
    taking.solve();
    expect(someValues(taking, board)).toBe(someValues(giving, board));
  });

  it('ends the work on a half, and the next step says why', async () => {
    const board = await longest();
    const { loaded: analysis, exports } = await loadWithExports(async () =>
      (await loadRubicon(compiled)).open(board),
    );
    takeMemory(exports);
    const works = [0, 1] as const;
    expect(works.map((half) => workHalf(analysis, half, Number.POSITIVE_INFINITY))).toContain(null);
    expect(errorOf(() => analysis.step(1)).code).toBe('out_of_memory');
  });

  const START = place('O.O/.X.', 'red');
  const TEXT = new TextEncoder().encode(`0 1\n2 3\nO.O\n.X.\n`);
  const OUTPUT = new TextEncoder().encode('Red 1');
  const SETTINGS = { kind: 'any', seed: 1, rows: [6, 6], columns: [6, 6], density: 20 } as const;
  const SEARCH = { goal: 'red', rows: 4, columns: 4, density: 20, length: 9, seed: 1 } as const;

  /** What a loader makes, and an act of it that needs memory. */
  const acting =
    <T>(load: (wasm: WebAssembly.Module) => Promise<T>, act: (loaded: T) => unknown, wasm = compiledBench) =>
    async () => {
      const loaded = await load(wasm);
      return () => act(loaded);
    };

  const loaders: [string, () => Promise<() => unknown>][] = [
    [
      'a run of the textbook solver',
      acting(loadTextbook, (textbook) => textbook.open(SMALL).close(), compiledTextbook),
    ],
    ['a glance', acting(loadValuer, (valuer) => valuer.open(SMALL, START).close(), compiled)],
    ['a batch', acting(loadBatches, (batches) => batches.open(TEXT).close())],
    ['a comparison', acting(loadCompare, (compare) => compare([{ winner: 'black', distance: 2 }], OUTPUT))],
    ['a board to generate', acting(loadGenerator, (generator) => generator.make(SETTINGS, 0))],
    ['a search for records', acting(loadMining, (mining) => mining.open(SEARCH).close())],
    ['a run with mistakes', acting(loadMistakes, (mistakes) => mistakes.open(SMALL, 0).close())],
    ['a search for the smallest board', acting(loadMistakes, (mistakes) => mistakes.smallest(1, 6).close())],
    [
      'a diagnosis',
      acting(loadMistakes, (mistakes) => mistakes.diagnose('0 1\n1 3\nXOO\n', 'Black 0').close()),
    ],
    ['a package', acting(loadPacking, (packing) => packing.open(1, 1).close())],
    ['a search for a board that breaks a program', acting(loadStress, (stress) => stress.open(1).close())],
  ];

  it.each(loaders)('is named as what %s lacks, which works when there is some again', async (_, loader) => {
    const { loaded: act, exports } = await loadWithExports(loader);
    const before = act();
    const room = exports.allocate(64);
    const giveBack = takeMemory(exports);
    expect(errorOf(act).code).toBe('out_of_memory');
    exports.release(room);
    for (let times = 0; times < 9; times++) expect(errorOf(act).code).toBe('out_of_memory');
    const again = exports.allocate(48);
    expect(again).not.toBe(0);
    exports.release(again);
    giveBack();
    expect(act()).toEqual(before);
  });
});

it('the areas of a failure and of text are as large as the modules take them to be', () => {
  const sizes = readText('wasm/flat.h').matchAll(/FLAT_[A-Z]+_BYTES = (\d+)/g);
  expect(Array.from(sizes, ([, size]) => Number(size))).toEqual([AREAS.failure, AREAS.text]);
});
