import { type Signal, signal } from '@preact/signals';
import type { App } from '../app-context.ts';

/** The ways in which the theatre shows an analysis. */
export const ACTS = ['steps', 'wave'] as const;

export type Act = (typeof ACTS)[number];

/** What the theatre's views share. */
export interface Theatre {
  readonly act: Signal<Act>;
}

const known = new WeakMap<App, Theatre>();

/** The theatre of the page: it stays as it was left when something else is looked at. */
export function theatreOf(app: App): Theatre {
  const kept = known.get(app);
  if (kept !== undefined) return kept;
  const theatre: Theatre = { act: signal('steps') };
  known.set(app, theatre);
  return theatre;
}
