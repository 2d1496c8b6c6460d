import { expect, it } from 'vitest';
import { Task, type TaskRun } from '../../../web/solver/task.ts';
import { failed } from '../../../web/solver/thread.ts';
import type { Outcome } from '../../../web/solver/worker/protocol.ts';

/** A run that began, and a function that answers it and resolves once the task knows. */
interface Begun extends TaskRun<number> {
  readonly answer: (outcome: Outcome<string>) => Promise<void>;
}

/** Begins a run whose work is done when the test says so. */
function begin(task: Task<number, string>, progress = 0): Promise<Begun> {
  return new Promise((resolve) => {
    const over = task.start(
      progress,
      (run) =>
        new Promise((settle) => {
          const answer = (outcome: Outcome<string>) => {
            settle(outcome);
            return over;
          };
          resolve({ ...run, answer });
        }),
    );
  });
}

const found = (value: string): Outcome<string> => ({ ok: true, value });

it('a task is idle, runs with progress, and is done', async () => {
  const task = new Task<number, string>();
  expect(task.state.value).toEqual({ status: 'idle' });
  const run = await begin(task);
  expect(task.state.value).toEqual({ status: 'running', progress: 0 });
  run.report(3);
  expect(task.state.value).toEqual({ status: 'running', progress: 3 });
  expect(run.signal.aborted).toBe(false);
  await run.answer(found('all'));
  expect(task.state.value).toEqual({ status: 'done', result: 'all' });
  expect(run.signal.aborted).toBe(true);
  run.report(4);
  expect(task.state.value).toEqual({ status: 'done', result: 'all' });
});

it('a task that fails says why, and begins anew', async () => {
  const task = new Task<number, string>();
  const { failure } = failed('too_large');
  await (await begin(task)).answer(failed('too_large'));
  expect(task.state.value).toEqual({ status: 'failed', failure });
  await (await begin(task)).answer(found('now'));
  expect(task.state.value).toEqual({ status: 'done', result: 'now' });
});

it('of two runs the later one counts', async () => {
  const task = new Task<number, string>();
  const former = await begin(task, 1);
  const later = await begin(task, 2);
  expect([former.signal.aborted, later.signal.aborted]).toEqual([true, false]);
  former.report(9);
  await former.answer(found('former'));
  expect(task.state.value).toEqual({ status: 'running', progress: 2 });
  await later.answer(found('later'));
  expect(task.state.value).toEqual({ status: 'done', result: 'later' });
});

it('a stopped run keeps its progress, and its answer is ignored', async () => {
  const task = new Task<number, string>();
  const run = await begin(task);
  run.report(5);
  task.stop();
  expect(run.signal.aborted).toBe(true);
  run.report(6);
  await run.answer(failed('closed'));
  expect(task.state.value).toEqual({ status: 'stopped', progress: 5 });
});

it('stopping changes only a run, clearing forgets everything', async () => {
  const task = new Task<number, string>();
  task.stop();
  expect(task.state.value).toEqual({ status: 'idle' });
  await (await begin(task)).answer(found('kept'));
  task.stop();
  expect(task.state.value).toEqual({ status: 'done', result: 'kept' });
  task.clear();
  expect(task.state.value).toEqual({ status: 'idle' });
  const run = await begin(task);
  task.clear();
  expect(run.signal.aborted).toBe(true);
  await run.answer(found('late'));
  expect(task.state.value).toEqual({ status: 'idle' });
});
