import type { Board, Value } from '../../../../wasm/game.ts';
import type { Failure } from '../../../model/failure.ts';

/** A board of a contest file with its answer, or why it has none; the board is null if it cannot be drawn. */
export type Row =
  | { readonly board: Board; readonly value: Value; readonly failure: null }
  | { readonly board: Board | null; readonly value: null; readonly failure: Failure };

/** Number of boards of a contest file, and the problems of its text outside of them. */
export interface Survey {
  readonly boards: number;
  readonly problems: readonly Failure[];
}

/** The contest's answer, such as `Red 75` or `Tie`; `?` if there is none. */
export function answerText(value: Value | null): string {
  if (value === null) return '?';
  if (value.winner === 'tie') return 'Tie';
  return `${value.winner === 'red' ? 'Red' : 'Black'} ${value.distance}`;
}

/** The contest's answer file: line k is the answer of board k. */
export function answerFile(rows: readonly Row[]): string {
  return rows.map(({ value }) => `${answerText(value)}\n`).join('');
}

/** Result of a row: the winner, a tie, or broken. */
export type Result = 'red' | 'black' | 'tie' | 'broken';

export function rowResult({ value }: Row): Result {
  return value === null ? 'broken' : value.winner;
}

/** Number of rows by result. */
export type Tally = Readonly<Record<Result, number>>;

export const NO_TALLY: Tally = { red: 0, black: 0, tie: 0, broken: 0 };

/** Adds rows to a tally. */
export function addToTally(tally: Tally, rows: readonly Row[]): Tally {
  const sum = { ...tally };
  for (const row of rows) sum[rowResult(row)]++;
  return sum;
}
