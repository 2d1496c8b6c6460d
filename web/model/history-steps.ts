import type { Group, History } from './history.ts';

/** Maximum undo depth. */
export const HISTORY_LIMIT = 500;

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

/**
 * amendPresent for a present that may now equal a neighbouring state, which is dropped then, because its step would change
 * nothing.
 */
export function revisitPresent<T>(
  history: History<T>,
  present: T,
  isSame: (a: T, b: T) => boolean,
): History<T> {
  const { past, future } = history;
  const isPresent = (state: T) => isSame(state, present);
  return {
    past: past.slice(-1).some(isPresent) ? past.slice(0, -1) : past,
    present,
    future: future.slice(0, 1).some(isPresent) ? future.slice(1) : future,
    group: null,
  };
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

/** Undoes all steps since the last one that `isTarget` accepts, as one step; redo returns to the present. */
export function undoTo<T>(history: History<T>, target: T, isTarget: (step: T) => boolean): History<T> {
  const index = history.past.findLastIndex(isTarget);
  return {
    past: index < 0 ? history.past : history.past.slice(0, index),
    present: target,
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
