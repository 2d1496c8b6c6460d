import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { saveInHistory } from '../../page/entries/history-views.ts';
import { LONGEST_SHOWN } from '../../page/exchange.ts';
import { perApp } from '../../page/per-app.ts';
import { poolOf } from '../../page/pool.ts';
import type { Keeping } from '../../page/reload-storage.ts';
import type { Pool } from '../../solver/pool.ts';
import { keepSource } from '../kept-source.ts';
import { showOutcome } from '../kit/show-outcome.ts';
import type { TextSource } from '../text-source.ts';
import { BatchRun } from './run.ts';

/** State of the batch; the comparison uses the same boards. */
export interface BatchState {
  /** Content of the text field. */
  readonly text: Signal<string>;
  readonly run: Signal<BatchRun | null>;
  readonly pool: Pool;
  /** Number of files dropped at once, all rejected; 0 if the last drop was accepted. */
  readonly refused: Signal<number>;
  /** Scroll offset of the list of boards (px). */
  readonly scrolled: Signal<number>;
  /** Index of the row opened last, from 0. */
  readonly opened: Signal<number | null>;
  /** Whether the text is saved for a reload. */
  readonly keeping: ReadonlySignal<Keeping>;
}

/** The page's batch; it keeps running while another view is shown. */
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
  saveInHistory('batch row', state.opened);
  saveInHistory('batch list', state.scrolled);
  return state;
});

/** Solves a contest file, in place of the previous one. */
export function startBatch(state: BatchState, source: TextSource): void {
  state.refused.value = 0;
  state.run.value?.cancel();
  if (source.name !== null || source.bytes.size > LONGEST_SHOWN) state.text.value = '';
  state.scrolled.value = 0;
  state.opened.value = null;
  state.run.value = new BatchRun(source, state.pool);
  showOutcome('.results');
}
