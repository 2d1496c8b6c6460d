/** Another program's lines, compared with the answers of the boards. */
import { loadBench } from '../bench.ts';
import { type Address, type CommonExports, type Memory, type ModuleSource, packValue } from '../memory.ts';
import type { Value } from '../rubicon.ts';
import { LentBytes } from './lent-bytes.ts';

/**
 * In which way a line is not the answer: the other side wins, other moves of the right winner, a tie where there is none,
 * a win instead of a tie, no answer at all, a line that is missing or one too many.
 */
export const DIFFERENCES = ['winner', 'count', 'tie', 'win', 'malformed', 'missing', 'extra'] as const;

export type DifferenceKind = (typeof DIFFERENCES)[number];

/** A line that differs. `board` is null for an extra line; `line` and `found`, the beginning of what it says, for a missing one. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly board: number | null;
  readonly line: number | null;
  readonly found: string | null;
}

/** What single mistake explains several differences: line `first` left out, or put in, and all others are right. */
export type Shift = 'left-out' | 'put-in';

export interface Comparison {
  readonly boards: number;
  /** Boards without an answer, for which any line was taken. */
  readonly unjudged: number;
  readonly differences: readonly Difference[];
  readonly counts: Readonly<Record<DifferenceKind, number>>;
  readonly shift: { readonly kind: Shift; readonly line: number } | null;
}

interface Exports extends CommonExports {
  judge_begin(text: Address, length: number): Address;
  judge_board(judge: Address, known: number, packed: number, numbers: Address): number;
  judge_extra(judge: Address, numbers: Address): number;
  judge_sum(judge: Address, out: Address): void;
  judge_end(judge: Address): void;
}

/** Compares lines with the answers, null being one that nobody knows. */
export type Compare = (answers: readonly (Value | null)[], lines: Uint8Array) => Comparison;

const SHIFTS: readonly (Shift | null)[] = [null, 'left-out', 'put-in'];
const LONGEST_FOUND = 60;

/** Loads the bench's module for comparing. Takes and rejects what loadRubicon does. */
export async function loadCompare(wasm: ModuleSource): Promise<Compare> {
  const memory = await loadBench<Exports>(wasm);
  return (answers, lines) => {
    const { judge_begin, judge_end } = memory.exports;
    const text = new LentBytes(memory, lines, judge_begin, judge_end);
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
  const [boards = 0, unjudged = 0, first = 0, shift = 0, , ...of] = memory.doubles(out, 12);
  const counts = Object.fromEntries(DIFFERENCES.map((kind, index) => [kind, of[index] ?? 0]));
  const kind = SHIFTS[shift] ?? null;
  return {
    boards,
    unjudged,
    counts: counts as Comparison['counts'],
    shift: kind === null ? null : { kind, line: first },
  };
}
