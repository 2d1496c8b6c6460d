import { describe, expect, it } from 'vitest';
import { loadBatches } from '../../wasm/bench/load-batch.ts';
import { loadStress } from '../../wasm/bench/load-stress.ts';
import type { StressFile, StressFinding, Stressing, StressRun } from '../../wasm/bench/stress.ts';
import type { Board, Value } from '../../wasm/rubicon.ts';
import { compiledBench, errorOf, place, textbookValue, valueToText } from './module.ts';

const stress = await loadStress(compiledBench);
const batches = await loadBatches(compiledBench);

/** The boards of a file, read by the loader's parser instead of the code that wrote them. */
function boardsOf({ input, boards }: StressFile): Board[] {
  const batch = batches.open(input);
  const read = Array.from({ length: boards }, () => {
    const reading = batch.next();
    if (reading?.kind !== 'board') throw new Error('The file is broken.');
    return reading.board;
  });
  expect(batch.next()).toBeNull();
  batch.close();
  return read;
}

const rowsOf = ({ rows, columns, cells }: Board) =>
  Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns)).join('/');

const rightValue = (board: Board) => textbookValue(board, place(rowsOf(board), 'red'));

type Program = (boards: readonly Board[]) => Omit<StressRun, 'output'> & { readonly output: string };

const exits = (lines: readonly string[]) => ({
  end: 'exit' as const,
  number: 0,
  output: lines.map((line) => `${line}\n`).join(''),
});

/** A program that answers each board independently. */
const answering =
  (answer: (board: Board, right: Value) => string): Program =>
  (boards) =>
    exits(boards.map((board) => answer(board, rightValue(board))));

/** Searches with a function as the program, until the end or for a number of runs. */
function search(program: Program, runs = Number.POSITIVE_INFINITY, seed = 1): Stressing {
  const search = stress.open(seed);
  for (let run = 0; run < runs; ) {
    const file = search.step(1e6);
    if (file === 'done') break;
    if (file === null) continue;
    const result = program(boardsOf(file));
    search.take({ ...result, output: new TextEncoder().encode(result.output) });
    run++;
  }
  return search;
}

function found(program: Program, seed = 1): StressFinding {
  const over = search(program, Number.POSITIVE_INFINITY, seed);
  expect(over.progress().phase).toBe('done');
  const finding = over.finding();
  over.close();
  if (finding === null) throw new Error('Nothing is found.');
  return finding;
}

const right = answering((_, value) => valueToText(value));

describe('the search for a board that breaks a program', () => {
  it('goes on from tiny boards to more of them while the program is right', () => {
    const going = search(right, 3);
    expect(going.progress()).toEqual({
      phase: 'searching',
      stage: 'tiny',
      boards: 1110,
      files: 3,
      runs: 3,
      smallest: null,
      leftOut: null,
    });
    expect(going.finding()).toBeNull();
    going.close();
    expect(errorOf(() => going.progress())).toMatchObject({ code: 'closed' });
  });

  it('tries the same boards for the same seed, and others for another', () => {
    const file = (seed: number) => {
      const search = stress.open(seed);
      const step = search.step(1);
      search.close();
      return step === null || step === 'done' ? null : new TextDecoder().decode(step.input);
    };
    expect(file(7)).toBe(file(7));
    expect(file(8)).not.toBe(file(7));
    expect(file(7)).toMatch(/^0 10\n/);
  });

  it('comes down to the smallest board whose line is wrong, and hands over its files', () => {
    const isOdd = ({ columns }: Board) => columns >= 3;
    const finding = found(answering((board, value) => (isOdd(board) ? 'Red 999' : valueToText(value))));
    const [only] = finding.boards;
    expect(finding).toMatchObject({ fault: 'wrong', board: 0, found: 'Red 999', lines: 1, mistakes: [] });
    expect(finding).toMatchObject({ isRepeated: true, isSmallest: true });
    expect(finding.boards).toHaveLength(1);
    expect(only?.board).toMatchObject({ rows: 2, columns: 3 });
    expect(only?.board.cells).not.toContain('#');
    if (only === undefined) return;
    expect(only.right).toEqual(rightValue(only.board));
    expect(finding.difference).toBe(only.right.winner === 'red' ? 'count' : 'winner');
    expect(finding.input).toBe(`0 1\n2 3\n${rowsOf(only.board).replace('/', '\n')}\n`);
    expect(finding.answers).toBe(`${valueToText(only.right)}\n`);
    expect(new TextDecoder().decode(finding.output)).toBe('Red 999\n');
    expect(finding.output.buffer.byteLength).toBe(8);
  });

  it('tells what is kept from one board to the next by two boards', () => {
    const finding = found((boards) =>
      exits(
        boards.map((board, index) =>
          board.rows === 3 && boards[index - 1]?.rows === 4
            ? 'Tie, of course'
            : valueToText(rightValue(board)),
        ),
      ),
    );
    expect(finding).toMatchObject({
      fault: 'wrong',
      board: 1,
      found: 'Tie, of course',
      difference: 'malformed',
      meaning: 'kept',
      leak: null,
    });
    expect(finding.boards.map(({ board }) => board.rows)).toEqual([4, 3]);
  });

  it.each([
    ['crash', 4, 'crash'],
    ['exit', 3, 'status'],
    ['time', 0, 'time'],
    ['output', 0, 'endless'],
    ['forks', 0, 'forks'],
    ['memory', 0, 'memory'],
    ['stack', 4, 'crash'],
  ] as const)('tells a run that ends by %s', (end, number, fault) => {
    const finding = found((boards) => ({ end, number, output: boards.length > 0 ? '' : '?' }));
    expect(finding).toMatchObject({ fault, number, isSmallest: true, found: null, difference: null });
    expect(finding.boards).toHaveLength(1);
  });

  it('leaves out boards for which the stack does not suffice, and goes on with the others', () => {
    const deep: Program = (boards) =>
      boards.some(({ rows, columns }) => rows * columns > 8)
        ? { end: 'stack', number: 4, output: '' }
        : right(boards);
    const going = search(deep, 100);
    const { phase, boards, smallest, leftOut } = going.progress();
    expect({ phase, smallest }).toEqual({ phase: 'searching', smallest: null });
    expect(boards).toBeGreaterThan(10);
    expect(leftOut?.boards).toBeGreaterThan(10);
    expect(leftOut?.cells).toBe(9);
    expect(going.finding()).toBeNull();
    going.close();
  });

  it('names how many bytes of output no right program comes near', () => {
    const search = stress.open(1);
    const step = search.step(1);
    search.close();
    expect(step).toMatchObject({ boards: 10, outputMost: 10 * 64 + 65_536 });
  });
});

/** A file to run; null at the end of the search. */
function nextFile(search: Stressing): StressFile | null {
  for (;;) {
    const step = search.step(1e6);
    if (step === 'done') return null;
    if (step !== null) return step;
  }
}

describe('a late program', () => {
  it('is run again alone, and at last with more time, which says how long it takes', () => {
    const search = stress.open(1);
    const asked: string[] = [];
    for (let file = nextFile(search); file !== null; file = nextFile(search)) {
      asked.push(`${file.times} ${file.isAlone}`);
      const isTiming = file.times > 1;
      search.take({ end: isTiming ? 'late' : 'time', number: isTiming ? 2500 : 0, output: new Uint8Array() });
      if (asked.length === 5) search.settle();
    }
    // 10 boards, again, and three smaller ones.
    expect(asked).toEqual(['1 false', '1 true', '1 true', '1 true', '1 true', '10 true']);
    expect(search.finding()).toMatchObject({
      fault: 'slow',
      number: 2500,
      isRepeated: true,
      isSmallest: false,
    });
    search.close();
  });
});
