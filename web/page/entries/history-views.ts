import { effect, type Signal, signal } from '@preact/signals';

/** Increment it when the view state of the current history entry has changed. */
export const viewsChanged = signal(0);

/** Named view signals (selection, scroll offset) saved in history.state. */
const views = new Map<string, Signal<number | null> | Signal<number>>();

/** Saved values of views that do not exist yet. */
let waiting: Readonly<Record<string, unknown>> = {};

/** Saves a view signal that is not part of the address in every history entry. */
export function saveInHistory(name: string, view: Signal<number | null> | Signal<number>): void {
  views.set(name, view);
  restoreView(name, view);
  effect(() => {
    view.value;
    viewsChanged.value = viewsChanged.peek() + 1;
  });
}

export function viewValues(): Readonly<Record<string, unknown>> {
  const now = Array.from(views, ([name, { value }]) => [name, value]);
  return { ...waiting, ...Object.fromEntries(now) };
}

export function restoreViews(kept: Readonly<Record<string, unknown>>): void {
  waiting = kept;
  for (const [name, view] of views) restoreView(name, view);
}

function restoreView(name: string, view: Signal<number | null>): void {
  const number = waiting[name];
  if (number === null || typeof number === 'number') view.value = number;
}
