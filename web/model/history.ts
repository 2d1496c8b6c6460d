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

/** Maximum undo depth. */
export const HISTORY_LIMIT = 500;

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], group: null };
}

/** Adds a step and discards the redo steps. */
export function commitStep<T>(history: History<T>, next: T): History<T> {
  const past = [...history.past, history.present].slice(-HISTORY_LIMIT);
  return { past, present: next, future: [], group: null };
}

/** The base of the group with this name; null if its next step would be its first. */
export function groupBase<T>(history: History<T>, name: string): T | null {
  return history.group?.name === name ? history.group.base : null;
}

/** A step that merges with the preceding one of its group; null undoes the group's step. */
export function commitGrouped<T>(history: History<T>, group: Group<T>, next: T | null): History<T> {
  const joins = history.group?.name === group.name;
  if (next === null) return joins ? { ...undoStep(history), future: [] } : history;
  const step = joins ? { ...history, present: next } : commitStep(history, next);
  return { ...step, group };
}

/** Replaces the present without adding a step, for example to show another move. */
export function amendPresent<T>(history: History<T>, present: T): History<T> {
  return { ...history, present, group: null };
}

/** Undoes a step; the same history if there is none. */
export function undoStep<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    group: null,
  };
}

/** The inverse of undoStep. */
export function redoStep<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future, group: null };
}
