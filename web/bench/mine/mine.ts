import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Find, MineSettings } from '../../../wasm/bench/mine.ts';
import type { Board } from '../../model/board.ts';
import { formatBoard } from '../../model/link-board.ts';
import type { App } from '../../page/app-context.ts';
import { perApp } from '../../page/per-app.ts';
import { poolOf } from '../../page/pool.ts';
import { readLocal, writeLocal } from '../../page/storage.ts';
import type { Pool } from '../../solver/pool.ts';
import type { TaskState } from '../../solver/task.ts';
import { now } from '../../solver/worker/clock.ts';
import { showOutcome } from '../kit/show-outcome.ts';
import { openFinds } from './finds.ts';
import { MineJob, type SearchStatus } from './mine-job.ts';
import {
  type Form,
  findId,
  formText,
  type KeptFind,
  mergeFinds,
  parseFormerFinds,
  readForm,
  targetOf,
  withTarget,
} from './model/mine.ts';

/** UI refresh interval (ms). */
const SHOW_EVERY = 100;

/** Progress of a search when it was last shown. */
export interface SearchProgress {
  readonly settings: MineSettings;
  readonly status: SearchStatus | null;
  /** Recent speed (boards a second). */
  readonly rate: number;
}

/** State of the search; it only ends when it is stopped. */
export type SearchState = TaskState<SearchProgress, never>;

/** What the miner's views share. */
export interface Mine {
  readonly form: Signal<Form>;
  readonly search: ReadonlySignal<SearchState>;
  /** The finds that were not deleted. */
  readonly finds: ReadonlySignal<readonly KeptFind[]>;
  /** Whether the browser saves the finds for the next visit. */
  readonly isKept: ReadonlySignal<boolean>;
  /** The latest improvement in this visit. */
  readonly newest: Signal<KeptFind | null>;
  /** The finds that undo restores. */
  readonly deleted: Signal<readonly KeptFind[]>;
  readonly start: (settings: MineSettings) => void;
  /** Stops the search once everything that it has found is in the list. */
  readonly stop: () => Promise<void>;
  /** Deletes finds; undo restores them. */
  readonly remove: (gone: readonly KeptFind[]) => void;
  readonly undoRemove: () => void;
}

/** The page's miner; it keeps searching while another view is shown. */
export const mineOf = perApp<Mine>((app) => {
  const form = signal(readForm(readLocal('mine')));
  const finds = openFinds();
  // Earlier versions stored the finds beside the form: taken before the form alone is stored.
  finds.takeFormer('mine', parseFormerFinds);
  effect(() => writeLocal('mine', formText(form.value)));
  followAddress(app, form);
  const state = signal<SearchState>({ status: 'idle' });
  const newest = signal<KeptFind | null>(null);
  const pool = poolOf(app);
  let search: Search | null = null;

  const show = (shown: Search, found: readonly Find[]) => {
    const { settings } = shown;
    const now = state.value;
    const kept = found.map((find): KeptFind => ({ ...find, settings, time: Date.now() }));
    const before = bestOf(finds.list.value, settings);
    const best = kept.reduce<KeptFind | null>(
      (most, find) => (find.score > (most?.score ?? before) ? find : most),
      null,
    );
    batch(() => {
      if (shown === search && (now.status === 'running' || now.status === 'stopped'))
        state.value = { ...now, progress: { settings, status: shown.job.status, rate: shown.rate() } };
      if (kept.length > 0) finds.change((list) => mergeFinds(list, kept));
      if (best !== null) newest.value = best;
    });
  };
  const start = (settings: MineSettings) => {
    const isSame = search !== null && JSON.stringify(search.settings) === JSON.stringify(settings);
    if (!isSame) {
      search?.leave();
      const begun = new Search(settings, show, pool);
      search = begun;
      void begun.run().then((outcome) => {
        // Null once it was left.
        if (outcome === null || outcome.ok) return;
        begun.leave();
        search = null;
        state.value = { status: 'failed', failure: outcome.failure };
      });
    }
    search?.resume();
    const status = isSame ? (search?.job.status ?? null) : null;
    state.value = { status: 'running', progress: { settings, status, rate: 0 } };
    showOutcome('.mine-status');
  };
  const stop = async () => {
    // Does not settle if the search is resumed or left meanwhile.
    await search?.stop();
    if (state.value.status === 'running') state.value = { ...state.value, status: 'stopped' };
  };
  const deleted = signal<readonly KeptFind[]>([]);
  const remove = (gone: readonly KeptFind[]) => {
    deleted.value = gone;
    const ids = gone.map(findId);
    finds.change((list) => list.filter((find) => !ids.includes(findId(find))));
    newest.value = null;
  };
  const undoRemove = () => {
    finds.change((list) => mergeFinds(list, deleted.value));
    deleted.value = [];
  };
  return {
    form,
    search: state,
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

/** Syncs the form's goal and size with the address, both ways. */
function followAddress({ goal, size }: App, form: Signal<Form>): void {
  effect(() => {
    const named = withTarget(form.peek(), { goal: goal.value, size: size.value });
    if (formText(named) !== formText(form.peek())) form.value = named;
  });
  effect(() => {
    const asked = targetOf(form.value);
    batch(() => {
      goal.value = asked.goal;
      size.value = asked.size;
    });
  });
}

/** Best saved score of a goal and size. */
export function bestOf(finds: readonly KeptFind[], { goal, rows, columns }: MineSettings): number {
  const alike = finds.filter(
    ({ settings, board }) => settings.goal === goal && board.rows === rows && board.columns === columns,
  );
  return Math.max(0, ...alike.map(({ score }) => score));
}

/** Address of a board with Red to move. */
export function addressOfBoard(board: Board): string {
  return `${location.href.replace(/#.*$/, '')}#b=${formatBoard(board)}`;
}

/** A search in the pool; it reports its finds every SHOW_EVERY ms. */
class Search {
  readonly settings: MineSettings;
  readonly job: MineJob;
  readonly #show: (search: Search, found: readonly Find[]) => void;
  readonly #pool: Pool;
  readonly #leaving = new AbortController();
  #found: Find[] = [];
  #rate = new Rate();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(settings: MineSettings, show: (search: Search, found: readonly Find[]) => void, pool: Pool) {
    this.settings = settings;
    this.#show = show;
    this.#pool = pool;
    const hear = (find: Find | null) => {
      if (find !== null) this.#found.push(find);
      this.#timer ??= setTimeout(() => this.#report(), SHOW_EVERY);
    };
    this.job = new MineJob(settings, hear, () => pool.pause);
  }

  run() {
    return this.#pool.run(this.job, { signal: this.#leaving.signal, isBackground: true });
  }

  /** Recent speed (boards a second). */
  rate(): number {
    return this.#rate.after(this.job.status.tried);
  }

  resume(): void {
    this.#rate = new Rate();
    this.job.resume();
  }

  /** Stops and shows all finds. */
  async stop(): Promise<void> {
    await this.job.stop();
    this.#report();
  }

  leave(): void {
    this.#leaving.abort();
    this.job.resume();
    this.#report();
  }

  #report(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#show(this, this.#found.splice(0));
  }
}

/** Moving average over about 2 s (boards a second). */
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
