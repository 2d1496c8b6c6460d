import { type Signal, signal } from '@preact/signals';
import { perApp } from '../../page/per-app.ts';
import { LONGEST_SHOWN, type TextSource } from '../text-source.ts';
import { BatchRun } from './run.ts';

/** What the batch's views share; the comparison takes its boards from here. */
export interface BatchState {
  /** What stands in the text field. */
  readonly text: Signal<string>;
  readonly run: Signal<BatchRun | null>;
  /** So many files were dropped at once, of which none was taken; 0 after one was. */
  readonly refused: Signal<number>;
  /** How far the list of boards is scrolled, in pixels. */
  readonly scrolled: Signal<number>;
  /** Index of the row that was opened last, from 0. */
  readonly opened: Signal<number | null>;
}

/** The batch of the page: it goes on, and stays as it was left, when something else is looked at. */
export const batchOf = perApp<BatchState>(() => ({
  text: signal(''),
  refused: signal(0),
  run: signal(null),
  scrolled: signal(0),
  opened: signal(null),
}));

/** Answers a contest file, in place of the one before. */
export function startBatch(state: BatchState, source: TextSource): void {
  state.refused.value = 0;
  state.run.value?.cancel();
  if (source.name !== null || source.bytes.size > LONGEST_SHOWN) state.text.value = '';
  state.scrolled.value = 0;
  state.opened.value = null;
  state.run.value = new BatchRun(source);
}
