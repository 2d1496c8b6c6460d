/** Steps that join into one while they follow each other, all of them made from `base`. */
export interface Group<T> {
  readonly name: string;
  readonly base: T;
}

/** The steps that can be undone and redone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  readonly group: Group<T> | null;
}

/** So many steps are kept. */
export const HISTORY_LIMIT = 500;

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], group: null };
}

/** One step further: what was undone before is forgotten. */
export function commitStep<T>(history: History<T>, next: T): History<T> {
  const past = [...history.past, history.present].slice(-HISTORY_LIMIT);
  return { past, present: next, future: [], group: null };
}

/** What a step of the group of this name starts from; null when it is the group's first. */
export function groupBase<T>(history: History<T>, name: string): T | null {
  return history.group?.name === name ? history.group.base : null;
}

/** A step that joins the preceding one of its group; null takes the group's step back. */
export function commitGrouped<T>(history: History<T>, group: Group<T>, next: T | null): History<T> {
  const joins = history.group?.name === group.name;
  if (next === null) return joins ? { ...undoStep(history), future: [] } : history;
  const step = joins ? { ...history, present: next } : commitStep(history, next);
  return { ...step, group };
}

/** Another present without a step, such as another shown move of the same board. */
export function amendPresent<T>(history: History<T>, present: T): History<T> {
  return { ...history, present, group: null };
}

/** One step back; the same history when there is none. */
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
