import type { Comparison, Difference } from '../../../../wasm/bench/compare.ts';
import type { Board, Line, Value } from '../../../../wasm/game.ts';
import { type MoveWords, moveWords, positionsAlong, startPosition } from '../../../model/line.ts';

export type { Comparison, Difference, DifferenceKind, Shift } from '../../../../wasm/bench/compare.ts';

/** Best play from a board, with the value after each move. */
export interface RightLine extends Line {
  readonly values: readonly Value[];
}

/** A move of the line, ready to be put into words, with its number from 1 and the value after it. */
export interface LineStep {
  readonly number: number;
  readonly move: MoveWords;
  readonly value: Value;
}

export function lineSteps(board: Board, { moves, values }: RightLine): LineStep[] {
  const start = startPosition(board, 'red');
  if (start === null) return [];
  const positions = positionsAlong(start, moves);
  return moves.flatMap((move, index) => {
    const position = positions[index];
    const value = values[index];
    if (position === undefined || value === undefined) return [];
    return { number: index + 1, move: moveWords(board, position, move), value };
  });
}

/** The place of the difference `step` away in the list, which does not go round; null where there is none. */
export function differenceAfter(
  differences: readonly Difference[],
  index: number,
  step: 1 | -1,
): number | null {
  return differences[index + step] === undefined ? null : index + step;
}

/** The differences that are listed: of lines that are missing, all of them at the end, the first alone. */
export function listed({ differences }: Comparison): readonly Difference[] {
  const first = differences.findIndex(({ kind }) => kind === 'missing');
  return first === -1 ? differences : differences.slice(0, first + 1);
}

/** The first board without a line; null where every board has one. */
export function firstMissing({ differences }: Comparison): number | null {
  return differences.find(({ kind }) => kind === 'missing')?.board ?? null;
}

/** Whether no line was given at all. */
export function isEmpty({ boards, counts }: Comparison): boolean {
  return boards > 0 && counts.missing === boards;
}

/** The index of the difference on the board with the fewest free cells, of those whose line is there; 0 for none. */
export function smallestDifference(
  differences: readonly Difference[],
  boardOf: (number: number) => Board | null,
): number {
  let smallest = { index: 0, cells: Number.POSITIVE_INFINITY };
  for (const [index, { board: number, line }] of differences.entries()) {
    const board = number === null || line === null ? null : boardOf(number);
    const cells = board?.cells.replaceAll('#', '').length ?? Number.POSITIVE_INFINITY;
    if (cells < smallest.cells) smallest = { index, cells };
  }
  return smallest.index;
}
