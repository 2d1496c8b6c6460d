import type { Difference } from '../../../../wasm/bench/compare.ts';
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
