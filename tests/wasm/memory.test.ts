import { describe, expect, it } from 'vitest';
import type { Analysis, Board } from '../../wasm/rubicon.ts';
import { draw, errorOf, load, loadWithMemory, plain, readData, valueToText, withSolved } from './module.ts';

const SMALL = draw('O.O/.X.'); // Black 2
const open = (side: number): Board => ({ rows: side, columns: side, cells: '.'.repeat(side * side) });

/** A digest of a table: values of positions with one general on the first free cell and Red to move. */
function someValues(analysis: Analysis, { cells }: Board): string {
  const free = [...cells].flatMap((cell, index) => (cell === '#' ? [] : [index]));
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

  it('holds several analyses at once', async () => {
    const rubicon = await load();
    const boards = [open(5), draw('..#../.#.../...#./.....'), open(4), draw('.#/../#./../..')];
    const alone = boards.map((board) => withSolved(rubicon, board, (one) => someValues(one, board)));
    const together = boards.map((board) => rubicon.open(board));
    for (let busy = true; busy; )
      busy = together.map((analysis) => analysis.step(100).done).some((done) => !done);
    expect(together.map((analysis, index) => someValues(analysis, boards[index] ?? SMALL))).toEqual(alone);
    together[1]?.close();
    expect(someValues(together[2] as Analysis, boards[2] ?? SMALL)).toBe(alone[2]);
    for (const analysis of together) analysis.close();
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
