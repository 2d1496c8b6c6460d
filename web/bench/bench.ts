import { type Signal, signal } from '@preact/signals';
import { perApp } from '../page/per-app.ts';
import type { TextSource } from './text-source.ts';

/** A contest text and a program's output for it. */
export interface Answered {
  readonly input: TextSource;
  readonly output: TextSource;
}

/** State shared by the bench's tools. */
export interface Bench {
  /** Files handed over to the mistakes tool, until it reads them. */
  readonly suspected: Signal<Answered | null>;
}

/** The page's bench. */
export const benchOf = perApp<Bench>(() => ({ suspected: signal(null) }));
