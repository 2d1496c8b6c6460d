import { type Signal, signal } from '@preact/signals';
import { perApp } from '../page/per-app.ts';
import type { TextSource } from './text-source.ts';

/** A contest text and what a program has answered. */
export interface Answered {
  readonly input: TextSource;
  readonly output: TextSource;
}

/** What the bench's views share. */
export interface Bench {
  /** What is handed over to the mistakes, until they take it up. */
  readonly suspected: Signal<Answered | null>;
}

/** The bench of the page: it stays as it was left when something else is looked at. */
export const benchOf = perApp<Bench>(() => ({ suspected: signal(null) }));
