import { effect, type Signal, signal } from '@preact/signals';
import { proxy, wrap } from 'comlink';
import type { Made } from '../../../wasm/bench/generate.ts';
import type { Failure } from '../../model/state.ts';
import type { App } from '../../page/app-context.ts';
import { recall, remember } from '../../page/storage.ts';
import { createGenerateWorker } from './create-worker.ts';
import { emptyLot, type Form, formFrom, type Lot, type Order, withMore } from './model/generate.ts';
import type { GenerateService } from './worker/protocol.ts';

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
}

const known = new WeakMap<App, Generate>();

/** The generator of the page: it goes on and stays as it was left when something else is looked at. */
export function generateOf(app: App): Generate {
  const kept = known.get(app);
  if (kept !== undefined) return kept;
  const generate: Generate = {
    form: signal(formFrom(recall('generate'))),
    run: signal(null),
    lot: signal(null),
    page: signal(0),
  };
  effect(() => remember('generate', JSON.stringify(generate.form.value)));
  known.set(app, generate);
  return generate;
}

/** Makes the boards of an order in a thread of its own, in place of the run before. */
export async function startMaking({ run, lot, page }: Generate, order: Order): Promise<void> {
  if (run.value?.status === 'running') run.value.cancel();
  const worker = createGenerateWorker();
  const end = (ended: Run) => {
    worker.terminate();
    if (run.value === running) run.value = ended;
  };
  const fail = (failure: Failure) => end({ status: 'failed', order, failure });
  const running: Run = { status: 'running', order, cancel: () => end({ status: 'cancelled', order }) };
  run.value = running;
  worker.onerror = () => fail({ code: 'load_failed', line: 0, column: 0, expected: 0, found: 0 });
  const take = (made: readonly Made[]) => {
    if (run.value !== running) return;
    const before = lotOf(lot.value, order);
    if (before === null) page.value = 0;
    lot.value = withMore(before ?? emptyLot(order), made);
  };
  const outcome = await wrap<GenerateService>(worker).make(order.wish, order.boards, proxy(take));
  if (outcome.ok) end({ status: 'made', order });
  else fail(outcome.failure);
}

/** The lot, where it is of this order. */
export function lotOf(lot: Lot | null, order: Order): Lot | null {
  return lot?.order === order ? lot : null;
}

/** A seed that nobody has chosen. */
export function rolledSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
}
