import { type Signal, signal } from '@preact/signals';
import type { App } from '../page/app-context.ts';

/** The tools of the bench, in their order. */
export const TOOLS = ['batch', 'compare', 'mistakes', 'generate', 'mine'] as const;

export type Tool = (typeof TOOLS)[number];

/** What the bench's views share. */
export interface Bench {
  readonly tool: Signal<Tool>;
}

const known = new WeakMap<App, Bench>();

/** The bench of the page: it stays as it was left when something else is looked at. */
export function benchOf(app: App): Bench {
  const kept = known.get(app);
  if (kept !== undefined) return kept;
  const bench: Bench = { tool: signal('batch') };
  known.set(app, bench);
  return bench;
}
