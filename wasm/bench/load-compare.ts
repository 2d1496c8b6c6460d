/** The loader of compare.ts. */
import { loadBench } from '../bench.ts';
import type { Value } from '../game.ts';
import {
  type Address,
  type CommonExports,
  type Memory,
  type ModuleSource,
  type OwnExport,
  packValue,
} from '../memory.ts';
import { BorrowedBytes } from './borrowed-bytes.ts';
import { type Compare, type Comparison, DIFFERENCES, type Difference, type Shift } from './compare.ts';

interface Exports extends CommonExports {
  judge_begin(text: Address, length: number): Address;
  judge_board(judge: Address, known: number, packed: number, numbers: Address): number;
  judge_extra(judge: Address, numbers: Address): number;
  judge_sum(judge: Address, out: Address): void;
  judge_end(judge: Address): void;
}

const NEEDED: readonly OwnExport<Exports>[] = ['judge_begin'];

const SHIFTS: readonly (Shift | null)[] = [null, 'left-out', 'put-in'];
/** Four numbers, right lines, and each difference. */
const SUM_NUMBERS = 5 + DIFFERENCES.length;
const LONGEST_FOUND = 60;

/** Loads the bench's module for comparing. Takes and rejects what loadRubicon does. */
export async function loadCompare(wasm: ModuleSource): Promise<Compare> {
  const memory = await loadBench<Exports>(wasm, NEEDED);
  return (answers, lines) => {
    const { judge_begin, judge_end } = memory.exports;
    const text = new BorrowedBytes(memory, lines, judge_begin, judge_end);
    try {
      const differences = [...differing(memory, text.handle, answers, lines)];
      return { ...sumOf(memory, text.handle), differences };
    } finally {
      text.close();
    }
  };
}

function* differing(
  memory: Memory<Exports>,
  judge: Address,
  answers: readonly (Value | null)[],
  lines: Uint8Array,
): Generator<Difference> {
  const { exports } = memory;
  const numbers = memory.at('numbers');
  for (const [index, answer] of answers.entries()) {
    const packed = answer === null ? 0 : packValue(answer);
    const kind = DIFFERENCES[exports.judge_board(judge, answer === null ? 0 : 1, packed, numbers) - 1];
    if (kind !== undefined) yield { kind, board: index + 1, ...lineAt(memory, lines) };
  }
  while (exports.judge_extra(judge, numbers) === 1)
    yield { kind: 'extra', board: null, ...lineAt(memory, lines) };
}

function lineAt(memory: Memory<Exports>, lines: Uint8Array): Pick<Difference, 'line' | 'found'> {
  const [line = 0, begin = 0, length = 0] = memory.words(memory.at('numbers'), 3);
  if (line === 0) return { line: null, found: null };
  const text = new TextDecoder().decode(lines.subarray(begin, begin + Math.min(length, LONGEST_FOUND)));
  return { line, found: length > LONGEST_FOUND ? `${text}…` : text };
}

function sumOf(memory: Memory<Exports>, judge: Address): Omit<Comparison, 'differences'> {
  const out = memory.at('numbers');
  memory.exports.judge_sum(judge, out);
  const [boards = 0, unjudged = 0, first = 0, shift = 0, , ...of] = memory.doubles(out, SUM_NUMBERS);
  const counts = Object.fromEntries(DIFFERENCES.map((kind, index) => [kind, of[index] ?? 0]));
  const kind = SHIFTS[shift] ?? null;
  return {
    boards,
    unjudged,
    counts: counts as Comparison['counts'],
    shift: kind === null ? null : { kind, line: first },
  };
}
