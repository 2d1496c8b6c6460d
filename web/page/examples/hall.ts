import type { Goal } from '../../../wasm/bench/mine.ts';
import text from './hall.txt?raw';

/** The best board known for a goal and a size. */
export interface Held {
  readonly goal: Goal;
  readonly rows: number;
  readonly columns: number;
  readonly score: number;
  /** Whether all boards of the size have been gone through. */
  readonly proven: boolean;
  /** As it stands in a link. */
  readonly board: string;
}

/** Reads lines of a goal, a size, a score, `proven` or `known`, and a board. */
export function parseHall(text: string): readonly Held[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [goal, rows, columns, score, certainty, board = ''] = line.split(' ');
      return {
        goal: goal as Goal,
        rows: Number(rows),
        columns: Number(columns),
        score: Number(score),
        proven: certainty === 'proven',
        board,
      };
    });
}

/** The records of all sizes. */
export const HALL = parseHall(text);

/** The record for a goal and a size; null for sizes of which none is known. */
export function recordOf(goal: Goal, rows: number, columns: number): Held | null {
  return HALL.find((held) => held.goal === goal && held.rows === rows && held.columns === columns) ?? null;
}
