import { effect, type Signal, signal } from '@preact/signals';
import type { Failure } from '../../model/state.ts';
import { perApp } from '../../page/per-app.ts';
import { poolOf } from '../../page/pool.ts';
import { recall, remember } from '../../page/storage.ts';
import type { Pool } from '../../solver/pool.ts';
import { makeBoards } from './make-boards.ts';
import { emptyLot, type Form, formFrom, type Lot, type Order, withMore } from './model/generate.ts';

/** How the making of an order stands. */
export type Run =
  | { readonly status: 'made' | 'cancelled'; readonly order: Order }
  | { readonly status: 'running'; readonly order: Order; readonly cancel: () => void }
  | { readonly status: 'failed'; readonly order: Order; readonly failure: Failure };

/** What the generator's views share. */
export interface Generate {
  readonly form: Signal<Form>;
  readonly run: Signal<Run | null>;
  /** The boards made so far; those of the order before, until there are some. */
  readonly lot: Signal<Lot | null>;
  /** The page of boards that is shown, from 0. */
  readonly page: Signal<number>;
  readonly pool: Pool;
}

/** The generator of the page: it goes on and stays as it was left when something else is looked at. */
export const generateOf = perApp<Generate>((app) => {
  const form = signal(formFrom(recall('generate')));
  effect(() => remember('generate', JSON.stringify(form.value)));
  return {
    form,
    run: signal(null),
    lot: signal(null),
    page: signal(0),
    pool: poolOf(app),
  };
});

/** Makes the boards of an order, in place of the run before. */
export async function startMaking({ run, lot, page, pool }: Generate, order: Order): Promise<void> {
  if (run.value?.status === 'running') run.value.cancel();
  const making = new AbortController();
  const end = (ended: Run) => {
    if (run.value !== running) return;
    run.value = ended;
    making.abort();
  };
  const running: Run = { status: 'running', order, cancel: () => end({ status: 'cancelled', order }) };
  run.value = running;
  const outcome = await makeBoards(pool, order, making.signal, (made) => {
    const before = lotOf(lot.value, order);
    if (before === null) page.value = 0;
    lot.value = withMore(before ?? emptyLot(order), made);
  });
  if (outcome?.ok) end({ status: 'made', order });
  else if (outcome !== null) end({ status: 'failed', order, failure: outcome.failure });
}

/** The lot, where it is of this order. */
export function lotOf(lot: Lot | null, order: Order): Lot | null {
  return lot?.order === order ? lot : null;
}
