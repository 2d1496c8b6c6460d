import { effect, type Signal, signal } from '@preact/signals';

/** To be raised when the present entry of the browser's history has something else to keep. */
export const keptChanged = signal(0);

/** Numbers that tell what is chosen in a view or how far it is scrolled, by name. */
const views = new Map<string, Signal<number | null> | Signal<number>>();

/** What an entry has kept of views that are not there yet. */
let waiting: Readonly<Record<string, unknown>> = {};

/** Has every entry of the browser's history keep a number of a view that no address names. */
export function keepInEntries(name: string, view: Signal<number | null> | Signal<number>): void {
  views.set(name, view);
  giveBackTo(name, view);
  effect(() => {
    view.value;
    keptChanged.value = keptChanged.peek() + 1;
  });
}

export function keptViews(): Readonly<Record<string, unknown>> {
  const now = Array.from(views, ([name, { value }]) => [name, value]);
  return { ...waiting, ...Object.fromEntries(now) };
}

export function giveBackViews(kept: Readonly<Record<string, unknown>>): void {
  waiting = kept;
  for (const [name, view] of views) giveBackTo(name, view);
}

function giveBackTo(name: string, view: Signal<number | null>): void {
  const number = waiting[name];
  if (number === null || typeof number === 'number') view.value = number;
}
