import { type Signal, signal } from '@preact/signals';
import { perApp } from '../page/per-app.ts';
import type { TextSource } from './text-source.ts';

/** The tools of the bench, in their order. */
export const TOOLS = ['batch', 'compare', 'mistakes', 'generate', 'mine'] as const;

export type Tool = (typeof TOOLS)[number];

/** A contest text and what a program has answered. */
export interface Answered {
  readonly input: TextSource;
  readonly output: TextSource;
}

/** What the bench's views share. */
export interface Bench {
  readonly tool: Signal<Tool>;
  /** What is handed over to the mistakes, until they take it up. */
  readonly suspected: Signal<Answered | null>;
}

/** The bench of the page: it stays as it was left when something else is looked at. */
export const benchOf = perApp<Bench>(() => ({ tool: signal('batch'), suspected: signal(null) }));
