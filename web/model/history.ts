/** Consecutive steps that merge into one, all made from `base`. */
export interface Group<T> {
  readonly name: string;
  readonly base: T;
}

/** An undo history. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  readonly group: Group<T> | null;
}

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], group: null };
}

/** Replaces the present without adding a step. */
export function amendPresent<T>(history: History<T>, present: T): History<T> {
  return { ...history, present, group: null };
}
