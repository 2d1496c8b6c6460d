import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { proxy } from 'comlink';
import type { MineSettings } from '../../../wasm/bench/mine.ts';
import type { Board } from '../../model/board.ts';
import { formatBoard } from '../../model/link-board.ts';
import type { Failure } from '../../model/state.ts';
import type { App } from '../../page/app-context.ts';
import { perApp } from '../../page/per-app.ts';
import { recall, remember } from '../../page/storage.ts';
import { Thread } from '../../solver/thread.ts';
import { now } from '../../solver/worker/clock.ts';
import { Finds } from './finds.ts';
import { askedOf, type Form, formText, type Kept, readForm, withAsked } from './model/mine.ts';
import type { MineService, SearchStatus } from './worker/protocol.ts';
import MineWorker from './worker/worker.ts?worker';

/** How the search stands; what it has reported last, and boards a second lately. */
export type Dig =
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | {
      readonly status: 'running' | 'stopped';
      readonly settings: MineSettings;
      readonly mined: SearchStatus | null;
      readonly rate: number;
    };

/** What the miner's views share. */
export interface Mine {
  readonly form: Signal<Form>;
  readonly dig: Signal<Dig>;
  /** What was found and not deleted. */
  readonly finds: ReadonlySignal<readonly Kept[]>;
  /** Whether the browser keeps the finds for the next visit. */
  readonly isKept: ReadonlySignal<boolean>;
  /** The better board found last in this visit. */
  readonly newest: Signal<Kept | null>;
  /** What undo brings back. */
  readonly deleted: Signal<readonly Kept[]>;
  readonly start: (settings: MineSettings) => void;
  /** Has the search stop, which it has done when all that it found is there. */
  readonly stop: () => void;
  /** Takes finds out of the list; undo brings them back. */
  readonly remove: (gone: readonly Kept[]) => void;
  readonly undoRemove: () => void;
}

/** The miner of the page: it goes on and stays as it was left when something else is looked at. */
export const mineOf = perApp<Mine>((app) => {
  const form = signal(readForm(recall('mine')));
  const finds = new Finds();
  effect(() => remember('mine', formText(form.value)));
  followAddress(app, form);
  const dig = signal<Dig>({ status: 'none' });
  const newest = signal<Kept | null>(null);
  const thread = new Thread<MineService>(MineWorker);

  const take = (settings: MineSettings, mined: SearchStatus, rate: number) => {
    const now = dig.value;
    if ((now.status === 'running' || now.status === 'stopped') && now.settings === settings)
      dig.value = { ...now, mined, rate };
    const found = mined.finds.map((find): Kept => ({ ...find, settings }));
    const best = found.find(({ score }) => score > bestOf(finds.list.value, settings));
    if (found.length > 0) finds.add([...found].reverse());
    if (best !== undefined) newest.value = best;
  };
  const start = async (settings: MineSettings) => {
    dig.value = { status: 'running', settings, mined: null, rate: 0 };
    const rate = new Rate();
    const report = proxy((mined: SearchStatus) => take(settings, mined, rate.after(mined.tried)));
    const outcome = await thread.ask((service) => service.search(settings, report));
    const now = dig.value;
    if (!outcome.ok) dig.value = { status: 'failed', failure: outcome.failure };
    else if (now.status === 'running' && now.settings === settings) dig.value = { ...now, status: 'stopped' };
  };
  const stop = () => {
    if (dig.value.status === 'running') void thread.ask((service) => service.stop());
  };
  const deleted = signal<readonly Kept[]>([]);
  const remove = (gone: readonly Kept[]) => {
    deleted.value = gone;
    finds.remove(gone);
    newest.value = null;
  };
  const undoRemove = () => {
    finds.add([...deleted.value].reverse());
    deleted.value = [];
  };
  return {
    form,
    dig,
    finds: finds.list,
    isKept: finds.isKept,
    newest,
    deleted,
    start,
    stop,
    remove,
    undoRemove,
  };
});

/** Keeps the form what the address names, and the other way round. */
function followAddress({ goal, size }: App, form: Signal<Form>): void {
  effect(() => {
    const named = withAsked(form.peek(), { goal: goal.value, size: size.value });
    if (formText(named) !== formText(form.peek())) form.value = named;
  });
  effect(() => {
    const asked = askedOf(form.value);
    batch(() => {
      goal.value = asked.goal;
      size.value = asked.size;
    });
  });
}

/** The best score kept of a goal and size. */
export function bestOf(finds: readonly Kept[], { goal, rows, columns }: MineSettings): number {
  const alike = finds.filter(
    ({ settings, board }) => settings.goal === goal && board.rows === rows && board.columns === columns,
  );
  return Math.max(0, ...alike.map(({ score }) => score));
}

/** The address of a board, Red to move. */
export function addressOfBoard(board: Board): string {
  return `${location.href.replace(/#.*$/, '')}#b=${formatBoard(board)}`;
}

/** Boards a second over about the last two seconds. */
class Rate {
  #rate = 0;
  #tried = 0;
  #at = now();

  after(tried: number): number {
    const seconds = (now() - this.#at) / 1000;
    if (this.#tried > 0 && seconds > 0) {
      const latest = (tried - this.#tried) / seconds;
      const weight = this.#rate === 0 ? 1 : Math.min(1, seconds / 2);
      this.#rate += (latest - this.#rate) * weight;
    }
    this.#at += seconds * 1000;
    this.#tried = tried;
    return this.#rate;
  }
}
