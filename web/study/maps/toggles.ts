import { computed, effect, untracked } from '@preact/signals';
import type { App } from '../../page/app-context.ts';
import type { LineView } from '../../page/line-view.ts';
import type { Maps } from './maps.ts';
import {
  acceptToggled,
  beginRun,
  failRun,
  isRunOf,
  remainingOf,
  type ToggleRun,
} from './model/toggle-run.ts';

/** Tries the obstacles of the position shown while that map is chosen, until the returned function is called. */
export function followToggles({ view, solver }: App, { choice, run }: Maps): () => void {
  let running = new AbortController();
  const isChosen = computed(() => choice.value.map === 'obstacles');
  const isRunning = computed(() => run.value?.status === 'running');

  async function work(begun: ToggleRun, signal: AbortSignal): Promise<void> {
    const task = { ...begun.target, cells: remainingOf(begun) };
    const outcome = await solver.toggles(task, {
      signal,
      onToggled: (toggled) => {
        if (isRunOf(run.value, begun.target)) run.value = acceptToggled(run.value, toggled);
      },
    });
    if (outcome === null || outcome.ok || signal.aborted || run.value === null) return;
    run.value = failRun(run.value, outcome.failure);
  }

  /** An analysis ends the job in the worker, so each new view asks again for what is left. */
  const stop = effect(() => {
    const shown = view.value;
    running.abort();
    running = new AbortController();
    if (!isChosen.value) return;
    const current = untracked(() => runOf(shown, run.value));
    run.value = current;
    if (isRunning.value && current !== null) void work(current, running.signal);
  });
  return () => {
    running.abort();
    stop();
  };
}

/** The run of the position shown: the one at hand if it is that, else a new one; null while its value is not known. */
function runOf({ board, positions, ply, solution }: LineView, current: ToggleRun | null): ToggleRun | null {
  const position = positions[ply];
  const before = solution?.values[ply];
  if (position === undefined || before === undefined) return null;
  return isRunOf(current, { board, position }) ? current : beginRun({ board, position }, before);
}
