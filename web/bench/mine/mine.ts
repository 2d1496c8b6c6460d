import { effect, type Signal, signal } from '@preact/signals';
import { proxy, wrap } from 'comlink';
import type { MineSettings } from '../../../wasm/bench/mine.ts';
import type { Board } from '../../model/board.ts';
import { formatBoard } from '../../model/link-board.ts';
import type { Failure } from '../../model/state.ts';
import type { App } from '../../page/app-context.ts';
import { recall, remember } from '../../page/storage.ts';
import { createMineWorker } from './create-worker.ts';
import { type Form, type Kept, readKept, textOf, withFind } from './model/mine.ts';
import type { MineService, MineStatus } from './worker/protocol.ts';

/** How the search stands; what it has reported last, and boards a second lately. */
export type Dig =
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | {
      readonly status: 'running' | 'stopped';
      readonly settings: MineSettings;
      readonly mined: MineStatus | null;
      readonly rate: number;
    };

/** What the miner's views share. */
export interface Mine {
  readonly form: Signal<Form>;
  readonly dig: Signal<Dig>;
  /** What was found and not deleted, kept for the next visit. */
  readonly finds: Signal<readonly Kept[]>;
  /** The better board found last in this visit. */
  readonly newest: Signal<Kept | null>;
  /** What undo brings back. */
  readonly deleted: Signal<readonly Kept[]>;
  readonly start: (settings: MineSettings) => void;
  readonly stop: () => void;
}

const known = new WeakMap<App, Mine>();

/** The miner of the page: it goes on and stays as it was left when something else is looked at. */
export function mineOf(app: App): Mine {
  const mine = known.get(app) ?? createMine();
  known.set(app, mine);
  return mine;
}

function createMine(): Mine {
  const kept = readKept(recall('mine'));
  const form = signal(kept.form);
  const finds = signal(kept.finds);
  const dig = signal<Dig>({ status: 'none' });
  const newest = signal<Kept | null>(null);
  effect(() => remember('mine', textOf(form.value, finds.value)));

  let thread: Thread | null = null;
  const fail = (failure: Failure) => {
    thread?.worker.terminate();
    thread = null;
    dig.value = { status: 'failed', failure };
  };
  const take = (settings: MineSettings, mined: MineStatus, rate: number) => {
    const now = dig.value;
    if ((now.status === 'running' || now.status === 'stopped') && now.settings === settings)
      dig.value = { ...now, mined, rate };
    for (const find of [...mined.finds].reverse()) {
      const best = bestOf(finds.value, settings);
      const more = withFind(finds.value, { ...find, settings });
      if (more === finds.value) continue;
      finds.value = more;
      if (find.score > best) newest.value = { ...find, settings };
    }
  };
  const start = async (settings: MineSettings) => {
    thread ??= startThread(() => fail(failureOf('load_failed')));
    dig.value = { status: 'running', settings, mined: null, rate: 0 };
    const rate = new Rate();
    const outcome = await thread.service.search(
      settings,
      proxy((mined: MineStatus) => take(settings, mined, rate.after(mined.tried))),
    );
    if (!outcome.ok) fail(outcome.failure);
  };
  const stop = () => {
    const now = dig.value;
    if (now.status !== 'running') return;
    void thread?.service.stop();
    dig.value = { ...now, status: 'stopped' };
  };
  return { form, dig, finds, newest, deleted: signal([]), start, stop };
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

/** Takes finds out of the list; undo brings them back. */
export function deleteFinds({ finds, deleted, newest }: Mine, gone: readonly Kept[]): void {
  deleted.value = gone;
  finds.value = finds.value.filter((find) => !gone.includes(find));
  newest.value = null;
}

export function undoDelete({ finds, deleted }: Mine): void {
  finds.value = deleted.value.reduceRight(withFind, finds.value);
  deleted.value = [];
}

interface Thread {
  readonly worker: Worker;
  readonly service: {
    search(settings: MineSettings, report: unknown): ReturnType<MineService['search']>;
    stop(): Promise<void>;
  };
}

function startThread(onLost: () => void): Thread {
  const worker = createMineWorker();
  worker.onerror = onLost;
  return { worker, service: wrap<MineService>(worker) };
}

function failureOf(code: Failure['code']): Failure {
  return { code, line: 0, column: 0, expected: 0, found: 0 };
}

/** Boards a second over about the last two seconds. */
class Rate {
  #rate = 0;
  #tried = 0;
  #at = performance.now();

  after(tried: number): number {
    const seconds = (performance.now() - this.#at) / 1000;
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
