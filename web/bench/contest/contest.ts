import { type Signal, signal } from '@preact/signals';
import type { App } from '../../page/app-context.ts';
import { LONGEST_SHOWN, type TextSource } from '../text-source.ts';
import { BatchRun } from './run.ts';

/** What the batch's views share; the comparison takes its boards from here. */
export interface BatchState {
  /** What stands in the text field. */
  readonly text: Signal<string>;
  readonly run: Signal<BatchRun | null>;
  /** How far the list of boards is scrolled, in pixels. */
  readonly scrolled: Signal<number>;
  /** Index of the row that was opened last, from 0. */
  readonly opened: Signal<number | null>;
}

const known = new WeakMap<App, BatchState>();

/** The batch of the page: it goes on, and stays as it was left, when something else is looked at. */
export function batchOf(app: App): BatchState {
  const kept = known.get(app);
  if (kept !== undefined) return kept;
  const state: BatchState = {
    text: signal(''),
    run: signal(null),
    scrolled: signal(0),
    opened: signal(null),
  };
  known.set(app, state);
  return state;
}

/** Answers a contest file, in place of the one before. */
export function startBatch(state: BatchState, source: TextSource): void {
  state.run.value?.cancel();
  if (source.name !== null || source.bytes.size > LONGEST_SHOWN) state.text.value = '';
  state.scrolled.value = 0;
  state.opened.value = null;
  state.run.value = new BatchRun(source);
}
