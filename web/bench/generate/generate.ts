import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GeneratedBoard } from '../../../wasm/bench/generate.ts';
import { perApp } from '../../page/per-app.ts';
import { poolOf } from '../../page/pool.ts';
import { readLocal, writeLocal } from '../../page/storage.ts';
import { Task, type TaskState } from '../../solver/task.ts';
import { showOutcome } from '../kit/show-outcome.ts';
import { makeBoards } from './make-boards.ts';
import { emptyLot, type Form, formFrom, type Lot, type Order, withMore } from './model/generate.ts';

/** What the generator's views share. */
export interface Generate {
  readonly form: Signal<Form>;
  /** The job that makes the boards of `order`, the latest order. */
  readonly job: ReadonlySignal<TaskState>;
  readonly order: ReadonlySignal<Order | null>;
  /** The boards made so far; until there are any, those of the previous order. */
  readonly lot: ReadonlySignal<Lot | null>;
  /** Index of the page of boards shown, from 0. */
  readonly page: Signal<number>;
  /** Makes the boards of an order, in place of the previous job. */
  readonly start: (order: Order) => void;
  /** Cancels the running job. */
  readonly cancel: () => void;
}

/** The page's generator; it keeps running while another view is shown. */
export const generateOf = perApp<Generate>((app) => {
  const form = signal(formFrom(readLocal('generate')));
  effect(() => writeLocal('generate', JSON.stringify(form.value)));
  const task = new Task();
  const order = signal<Order | null>(null);
  const lot = signal<Lot | null>(null);
  const page = signal(0);

  const start = (started: Order) => {
    const add = (made: readonly GeneratedBoard[]) => {
      const before = lotOf(lot.value, started);
      if (before === null) page.value = 0;
      lot.value = withMore(before ?? emptyLot(started), made);
    };
    void task.start(null, ({ signal }) => makeBoards(poolOf(app), started, signal, add));
    order.value = started;
    showOutcome('.generate-result');
  };
  return { form, job: task.state, order, lot, page, start, cancel: () => task.stop() };
});

/** The lot if it is of this order. */
export function lotOf(lot: Lot | null, order: Order | null): Lot | null {
  return lot?.order === order ? lot : null;
}
