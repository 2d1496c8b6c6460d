/** The keys of a link: board, side to move first, moves, how many of them are shown, variations. */
export type LinkKey = 'b' | 't' | 'm' | 'p' | 'v';

/** What was expected at the place where parsing failed. */
export type Expectation =
  | 'board'
  | 'cell'
  | 'run'
  | 'row_width'
  | 'rows'
  | 'columns'
  | 'side'
  | 'row_number'
  | 'dot'
  | 'column_number'
  | 'direction'
  | 'count'
  | 'branch'
  | 'move'
  | 'escape'
  | 'once';

/** A parse error: the key, the place in its value (from 1) and what was expected there. */
export interface LinkError {
  readonly key: LinkKey;
  readonly place: number;
  readonly expected: Expectation;
  /** The width of a row (row_width) or the largest count (count); 0 otherwise. */
  readonly limit: number;
}

/** A parsed value, or a parse error. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: LinkError };

export function failed(key: LinkKey, place: number, expected: Expectation, limit = 0): Read<never> {
  return { ok: false, error: { key, place, expected, limit } };
}

/** A number without leading zeros, from `least` to `most`. */
export function isCount(text: string, least: number, most: number): boolean {
  return /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) >= least && Number(text) <= most;
}
