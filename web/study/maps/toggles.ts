import { computed, effect, untracked } from '@preact/signals';
import type { App } from '../../page/app-context.ts';
import type { LineView } from '../../page/line-view.ts';
import { poolOf } from '../../page/pool.ts';
import type { Maps } from './maps.ts';
import type { Toggled } from './model/toggle.ts';
import {
  acceptToggled,
  beginRun,
  failRun,
  isRunOf,
  remainingOf,
  type ToggleRun,
} from './model/toggle-run.ts';
import { MEMORY_LIMIT, toggleJob } from './toggle-job.ts';

/** What was shown before stays for so many milliseconds: most maps are whole by then, and nothing flickers while one draws. */
const KEPT_FOR = 100;

/** Afterwards what is found is shown so often, in milliseconds: in every frame it would take the processor from the threads. */
const SHOWN_EVERY = 50;

/** Bytes of an analysis that stand for a millisecond of work: the more it takes, the longer it takes. */
const BYTES_A_MILLISECOND = 2 ** 22;

/** Tries the obstacles of the position shown while that map is chosen, until the returned function is called. */
export function followToggles(app: App, { choice, run }: Maps): () => void {
  const pool = poolOf(app);
  let running = new AbortController();
  /** What is being tried. */
  let going: ToggleRun | null = null;
  const isChosen = computed(() => choice.value.map === 'obstacles');
  const isHalted = computed(() => run.value?.status === 'cancelled' || run.value?.status === 'failed');

  async function work(begun: ToggleRun, bytes: number, signal: AbortSignal): Promise<void> {
    going = begun;
    let known = begun;
    let fresh: Toggled[] = [];
    const show = () => {
      timer = null;
      if (signal.aborted) return;
      if (fresh.length > 0) known = acceptToggled(known, fresh);
      fresh = [];
      run.value = known;
    };
    let timer: ReturnType<typeof setTimeout> | null = setTimeout(show, KEPT_FOR);
    const fail = (failure: Parameters<typeof failRun>[1]) => {
      show();
      if (!signal.aborted) run.value = failRun(known, failure);
    };
    const found = (toggled: readonly Toggled[]) => {
      fresh.push(...toggled);
      timer ??= setTimeout(show, SHOWN_EVERY);
    };
    const outcome = await pool.run(toggleJob(begun.target, remainingOf(begun), found, fail), {
      signal,
      workers: threadsFor(bytes),
      taskTakes: bytes / BYTES_A_MILLISECOND,
      isUrgent: true,
    });
    if (going === begun) going = null;
    if (timer !== null) clearTimeout(timer);
    if (outcome?.ok === false) fail(outcome.failure);
    else if (outcome !== null) show();
  }

  const stop = effect(() => {
    const shown = app.view.value;
    // The end of a stroke is a new view of the same position: what has been tried since the press is not tried again.
    if (isChosen.value && !isHalted.value && isOf(going, shown)) return;
    running.abort();
    going = null;
    running = new AbortController();
    const { signal } = running;
    if (!isChosen.value) return;
    untracked(() => {
      const current = runOf(shown, run.value);
      if (current === null || run.value === null) run.value = current;
      if (current?.status !== 'running') run.value = current;
      else void work(current, shown.solution?.bytes ?? 0, signal);
    });
  });
  const leave = pool.keep();
  return () => {
    leave();
    running.abort();
    stop();
  };
}

/** So many boards like this one fit into memory at the same time. */
function threadsFor(bytes: number): number {
  return Math.floor(MEMORY_LIMIT / Math.max(bytes, 1));
}

function isOf(run: ToggleRun | null, { board, positions, ply, solution }: LineView): boolean {
  const position = positions[ply];
  return position !== undefined && solution !== null && isRunOf(run, { board, position });
}

/** The run of the position shown: the one at hand if it is that, else a new one; null while its value is not known. */
function runOf({ board, positions, ply, solution }: LineView, current: ToggleRun | null): ToggleRun | null {
  const position = positions[ply];
  const before = solution?.values[ply];
  if (position === undefined || before === undefined) return null;
  return isRunOf(current, { board, position }) ? current : beginRun({ board, position }, before);
}
