import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { keepInEntries } from '../../page/entries/kept-views.ts';
import type { Keeping } from '../../page/kept-here.ts';
import { perApp } from '../../page/per-app.ts';
import { poolOf } from '../../page/pool.ts';
import type { Pool } from '../../solver/pool.ts';
import { keepSource } from '../kept-source.ts';
import { LONGEST_SHOWN, type TextSource } from '../text-source.ts';
import { BatchRun } from './run.ts';

/** What the batch's views share; the comparison takes its boards from here. */
export interface BatchState {
  /** What stands in the text field. */
  readonly text: Signal<string>;
  readonly run: Signal<BatchRun | null>;
  readonly pool: Pool;
  /** So many files were dropped at once, of which none was taken; 0 after one was. */
  readonly refused: Signal<number>;
  /** How far the list of boards is scrolled, in pixels. */
  readonly scrolled: Signal<number>;
  /** Index of the row that was opened last, from 0. */
  readonly opened: Signal<number | null>;
  /** Whether the text is kept for a reload. */
  readonly keeping: ReadonlySignal<Keeping>;
}

/** The batch of the page: it goes on, and stays as it was left, when something else is looked at. */
export const batchOf = perApp<BatchState>((app) => {
  const pool = poolOf(app);
  const text = signal('');
  const run = signal<BatchRun | null>(null);
  const used = computed(() => run.value?.source ?? null);
  const state: BatchState = {
    text,
    refused: signal(0),
    run,
    pool,
    scrolled: signal(0),
    opened: signal(null),
    keeping: keepSource('boards', text, used, (source) => {
      run.value = new BatchRun(source, pool);
    }),
  };
  keepInEntries('batch row', state.opened);
  keepInEntries('batch list', state.scrolled);
  return state;
});

/** Answers a contest file, in place of the one before. */
export function startBatch(state: BatchState, source: TextSource): void {
  state.refused.value = 0;
  state.run.value?.cancel();
  if (source.name !== null || source.bytes.size > LONGEST_SHOWN) state.text.value = '';
  state.scrolled.value = 0;
  state.opened.value = null;
  state.run.value = new BatchRun(source, state.pool);
}
