/** The loader of compare.ts. */
import type { Value } from '../game.ts';
import {
  type Address,
  type CommonExports,
  loadMemory,
  type Memory,
  type ModuleSource,
  packValue,
} from '../memory.ts';
import { BorrowedBytes } from './borrowed-bytes.ts';
import { type Compare, type Comparison, type Difference, SHIFTS } from './compare.ts';
import { DIFFERENCES } from './names.ts';
import { type Report, takeReport } from './report.ts';

interface Exports extends CommonExports {
  judge_begin(text: Address, length: number): Address;
  judge_board(judge: Address, known: number, packed: number): number;
  judge_extra(judge: Address): number;
  judge_difference(judge: Address): Address;
  judge_sum(judge: Address): Address;
  judge_end(judge: Address): void;
}

/** Loads the bench's module for comparing. Takes and rejects what loadRubicon does. */
export async function loadCompare(wasm: ModuleSource): Promise<Compare> {
  const memory = await loadMemory<Exports>(wasm, ['judge_begin']);
  const { judge_begin, judge_end, judge_sum } = memory.exports;
  return (answers, lines) => {
    const text = new BorrowedBytes(memory, lines, judge_begin, judge_end);
    try {
      const differences = [...differing(memory, text.handle, answers)];
      return readSum(takeReport(memory, judge_sum(text.handle)), differences);
    } finally {
      text.close();
    }
  };
}

function* differing(
  memory: Memory<Exports>,
  judge: Address,
  answers: readonly (Value | null)[],
): Generator<Difference> {
  const { judge_board, judge_extra, judge_difference } = memory.exports;
  const difference = () => readDifference(takeReport(memory, judge_difference(judge)));
  for (const answer of answers) {
    const isKnown = answer !== null;
    if (judge_board(judge, Number(isKnown), isKnown ? packValue(answer) : 0) !== 0) yield difference();
  }
  while (judge_extra(judge) !== 0) yield difference();
}

function readDifference(report: Report): Difference {
  return {
    kind: report.at('difference').oneOf(DIFFERENCES),
    board: report.find('board')?.number() ?? null,
    line: report.find('line')?.number() ?? null,
    found: report.find('found')?.text() ?? null,
  };
}

function readSum(report: Report, differences: readonly Difference[]): Comparison {
  const counts = Object.fromEntries(DIFFERENCES.map((kind) => [kind, report.at(kind).number()]));
  const kind = report.at('shift').oneOf(['none', ...SHIFTS]);
  const [first] = differences;
  return {
    boards: report.at('boards').number(),
    unjudged: report.at('unjudged').number(),
    differences,
    counts: counts as Comparison['counts'],
    shift: kind === 'none' ? null : { kind, line: first?.board ?? first?.line ?? 0 },
  };
}
