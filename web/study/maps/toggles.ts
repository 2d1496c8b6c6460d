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
import { toggleJob } from './toggle-job.ts';

/** Keep the old map this long (ms) before showing a partial one: most maps are complete by then, which avoids flicker. */
const KEEP_OLD_FOR = 100;

/** UI refresh interval (ms) afterwards, because a refresh in every frame would take the processor from the workers. */
const REFRESH_INTERVAL = 50;

/** Estimated speed of a search (positions per ms); a board has about as many positions as the cube of its cells. */
const POSITIONS_PER_MS = 2 ** 22;

/** Runs the obstacle map of the position shown while it is selected, until the returned function is called. */
export function followToggles(app: App, { choice, run }: Maps): () => void {
  const pool = poolOf(app);
  let running = new AbortController();
  /** The current run. */
  let current: ToggleRun | null = null;
  const isChosen = computed(() => choice.value.map === 'obstacles');
  const isHalted = computed(() => run.value?.status === 'cancelled' || run.value?.status === 'failed');

  async function work(begun: ToggleRun, signal: AbortSignal): Promise<void> {
    current = begun;
    let known = begun;
    let fresh: Toggled[] = [];
    const show = () => {
      timer = null;
      if (signal.aborted) return;
      if (fresh.length > 0) known = acceptToggled(known, fresh);
      fresh = [];
      run.value = known;
    };
    let timer: ReturnType<typeof setTimeout> | null = setTimeout(show, KEEP_OLD_FOR);
    const fail = (failure: Parameters<typeof failRun>[1]) => {
      show();
      if (!signal.aborted) run.value = failRun(known, failure);
    };
    const found = (toggled: readonly Toggled[]) => {
      fresh.push(...toggled);
      timer ??= setTimeout(show, REFRESH_INTERVAL);
    };
    const outcome = await pool.run(toggleJob(begun, remainingOf(begun), found, fail), {
      signal,
      taskTakes: begun.target.board.cells.length ** 3 / POSITIONS_PER_MS,
      isUrgent: true,
    });
    if (current === begun) current = null;
    if (timer !== null) clearTimeout(timer);
    if (outcome?.ok === false) fail(outcome.failure);
    else if (outcome !== null) show();
  }

  const stop = effect(() => {
    const shown = app.view.value;
    // The position is the same after another question about it, and when the first results replace a cancelled run.
    if (isChosen.value && !isHalted.value && isOf(current, shown)) return;
    running.abort();
    current = null;
    running = new AbortController();
    const { signal } = running;
    if (!isChosen.value) return;
    untracked(() => {
      const wanted = runOf(shown, run.value);
      if (wanted?.status !== 'running' || run.value === null) run.value = wanted;
      if (wanted?.status === 'running') void work(wanted, signal);
    });
  });
  const leave = pool.keep();
  return () => {
    leave();
    running.abort();
    stop();
  };
}

function isOf(run: ToggleRun | null, { board, positions, ply, solution }: LineView): boolean {
  const position = positions[ply];
  return position !== undefined && solution !== null && isRunOf(run, { board, position });
}

/** The run of the position shown: the current one if it matches, else a new one; null while the position's value is unknown. */
function runOf({ board, positions, ply, solution }: LineView, current: ToggleRun | null): ToggleRun | null {
  const position = positions[ply];
  const before = solution?.values[ply];
  if (position === undefined || before === undefined) return null;
  return isRunOf(current, { board, position }) ? current : beginRun({ board, position }, before);
}
