import { signal } from '@preact/signals';
import { perApp } from './per-app.ts';

/** A right program that the lesson hands to the bench. */
export interface HandedProgram {
  readonly right: string;
  /** What Stress is to run: the right program, or one with a mistake in it. */
  readonly text: string;
}

/** The program handed last, each time in an object of its own; null if none was. */
export const handedProgram = perApp(() => signal<HandedProgram | null>(null));
