import type { Board, Value } from '../../../../wasm/game.ts';
import type { Failure } from '../../../model/state.ts';

/** A board of a contest file: its answer, or why it has none; a board that cannot be drawn is null. */
export type Row =
  | { readonly board: Board; readonly value: Value; readonly failure: null }
  | { readonly board: Board | null; readonly value: null; readonly failure: Failure };

/** What a contest file holds: how many boards, and what else is wrong with its text. */
export interface Survey {
  readonly boards: number;
  readonly problems: readonly Failure[];
}

/** The contest's answer, such as `Red 75` or `Tie`; `?` where there is none. */
export function answerText(value: Value | null): string {
  if (value === null) return '?';
  if (value.winner === 'tie') return 'Tie';
  return `${value.winner === 'red' ? 'Red' : 'Black'} ${value.distance}`;
}

/** The contest's answer file: line k is the answer of board k. */
export function answerFile(rows: readonly Row[]): string {
  return rows.map(({ value }) => `${answerText(value)}\n`).join('');
}

/** What a row is worth: who wins, a tie, or nothing. */
export type Result = 'red' | 'black' | 'tie' | 'broken';

export function rowResult({ value }: Row): Result {
  return value === null ? 'broken' : value.winner;
}

/** How many rows are worth what. */
export type Tally = Readonly<Record<Result, number>>;

export const NO_TALLY: Tally = { red: 0, black: 0, tie: 0, broken: 0 };

/** A tally with rows added to it. */
export function addToTally(tally: Tally, rows: readonly Row[]): Tally {
  const sum = { ...tally };
  for (const row of rows) sum[rowResult(row)]++;
  return sum;
}
