import { type Signal, signal } from '@preact/signals';
import { perApp } from '../page/per-app.ts';

/** State shared by the bench's tools. */
export interface Bench {
  /** The set of mistakes that the gallery is to open next; null: it stays as it is. */
  readonly mistakes: Signal<number | null>;
}

/** The page's bench. */
export const benchOf = perApp<Bench>(() => ({ mistakes: signal(null) }));
