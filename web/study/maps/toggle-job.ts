import type { Value } from '../../../wasm/rubicon.ts';
import type { Failure } from '../../model/failure.ts';
import type { Job } from '../../solver/pool.ts';
import type { ValueTask } from '../../solver/worker/pool-protocol.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import { type Toggled, toggleObstacle } from './model/toggle.ts';
import type { ToggleRun } from './model/toggle-run.ts';

/** Maximum part of the remaining cells in one chunk, so that all workers end at about the same time. */
const MAX_PART = 1 / 4;

interface ToggleTask extends ValueTask {
  readonly cell: number;
}

/**
 * The job of the obstacle map: toggles the obstacles of cells in this order, and expects about the value from before. Calls
 * `found` with each result, `failed` with the error of a cell that could not be tried.
 */
export function toggleJob(
  { target: { board, position }, before }: Pick<ToggleRun, 'target' | 'before'>,
  cells: readonly number[],
  found: (toggled: readonly Toggled[]) => void,
  failed: (failure: Failure) => void,
): Job<ToggleTask, Outcome<Value>> {
  let next = 0;
  const taskOf = (cell: number) => ({
    cell,
    board: toggleObstacle(board, cell),
    position,
    expected: before,
  });
  return {
    take(most) {
      const taken = cells.slice(next, next + Math.min(most, Math.ceil((cells.length - next) * MAX_PART)));
      next += taken.length;
      return taken.map(taskOf);
    },
    ask: (service, job, tasks) => service.values(job, tasks),
    put(tasks, outcomes) {
      const toggled: Toggled[] = [];
      let failure: Failure | null = null;
      for (const [index, { cell }] of tasks.entries()) {
        const outcome = outcomes[index];
        if (outcome?.ok) toggled.push({ cell, value: outcome.value });
        else failure ??= outcome?.failure ?? null;
      }
      found(toggled);
      // Last, because a failure may end the run.
      if (failure !== null) failed(failure);
    },
  };
}
