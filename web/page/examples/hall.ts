import type { Goal } from '../../../wasm/bench/mine.ts';
import text from './hall.txt?raw';

/** The best known board for a goal and a size. */
export interface KnownRecord {
  readonly goal: Goal;
  readonly rows: number;
  readonly columns: number;
  readonly score: number;
  /** Whether it is proven: all boards of the size were checked. */
  readonly proven: boolean;
  /** In link notation. */
  readonly board: string;
}

/** Parses lines of goal, size, score, `proven` or `known`, and board. */
export function parseHall(text: string): readonly KnownRecord[] {
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
export const KNOWN_RECORDS = parseHall(text);

/** The record for a goal and a size; null if none is known. */
export function recordOf(goal: Goal, rows: number, columns: number): KnownRecord | null {
  return (
    KNOWN_RECORDS.find(
      (record) => record.goal === goal && record.rows === rows && record.columns === columns,
    ) ?? null
  );
}
