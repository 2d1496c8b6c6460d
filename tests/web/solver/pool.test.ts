import { afterEach, describe, expect, it } from 'vitest';
import type { Value } from '../../../wasm/rubicon.ts';
import { type Job, Pool } from '../../../web/solver/pool.ts';
import { failed } from '../../../web/solver/thread.ts';
import type { Done, ValueTask } from '../../../web/solver/worker/pool-protocol.ts';
import type { Outcome } from '../../../web/solver/worker/protocol.ts';
import { compiled, load, readData, valueToText } from '../../wasm/module.ts';
import { board } from '../support/samples.ts';
import { poolScript } from '../support/threads.ts';
import { awaitScripts, watchedScript } from '../support/worker-script.ts';

const rubicon = await load();
const source = await poolScript();
const boards = rubicon.parseContest(readData('boards-1000.in')).slice(0, 100);
const answers = readData('boards-1000.ans').split('\n').slice(0, 100);
const tasks = boards.map((each) => ({ board: each }));
/** A board that takes a worker seconds. */
const SLOW: ValueTask = {
  board: board(
    'O'.padEnd(30, '.'),
    ...Array.from({ length: 28 }, () => '.'.repeat(30)),
    '.......X'.padEnd(29, '.').concat('O'),
  ),
};

let begun = 0;
let ended = 0;

/** Counts the pool's workers. */
const counted = (code = source) =>
  watchedScript(
    code,
    () => {
      begun += 1;
    },
    () => {
      ended += 1;
    },
  );

const loaded: ConstructorParameters<typeof Pool>[1] = async () => compiled;

let pool = new Pool(counted(), loaded, { threads: 2, idleFor: 60_000 });

function begin({ threads = 2, idleFor = 60_000, code = source, load = loaded } = {}): Pool {
  begun = 0;
  ended = 0;
  pool = new Pool(counted(code), load, { threads, idleFor });
  return pool;
}

afterEach(() => {
  pool.end();
  awaitScripts(false);
});

/** A job of values, and its results by the number of the task. */
function valuesOf(all: readonly ValueTask[]) {
  const found: (Outcome<Value> | undefined)[] = [];
  const left = all.map((task, number) => ({ ...task, number }));
  const job: Job<ValueTask & { number: number }, Outcome<Value>> = {
    take: (most) => left.splice(0, most),
    ask: (service, number, share) => service.values(number, share),
    put: (share, values) =>
      share.forEach(({ number }, index) => {
        found[number] = values[index];
      }),
  };
  return { job, found, left };
}

const never = new AbortController().signal;
const textOf = (found: readonly (Outcome<Value> | undefined)[]) =>
  found.map((each) => (each?.ok ? valueToText(each.value) : '?'));

describe('a job', () => {
  it.each([1, 3])('is answered task by task by %i threads', async (threads) => {
    begin({ threads });
    const { job, found } = valuesOf(tasks);
    expect(await pool.run(job, { signal: never })).toEqual({ ok: true, value: null });
    expect(textOf(found)).toEqual(answers);
    expect(begun).toBe(threads);
  });

  it('with one task begins one thread, one with none none', async () => {
    begin();
    expect(await pool.run(valuesOf([]).job, { signal: never })).toEqual({ ok: true, value: null });
    expect(begun).toBe(0);
    const { job, found } = valuesOf(tasks.slice(0, 1));
    await pool.run(job, { signal: never });
    expect(textOf(found)).toEqual(answers.slice(0, 1));
    expect(begun).toBe(1);
  });

  it('rests while other work is to be alone, and goes on after it', async () => {
    begin();
    const [first, second] = [valuesOf(tasks), valuesOf(tasks)];
    const running = pool.run(first.job, { signal: never });
    await expect.poll(() => first.left.length).toBeLessThan(100);
    let next: typeof running | null = null;
    await pool.alone(async () => {
      // What has been taken is answered, and nothing more is taken.
      expect(first.found.filter((each) => each !== undefined)).toHaveLength(100 - first.left.length);
      next = pool.run(second.job, { signal: never });
      expect(second.left).toHaveLength(100);
      // Urgent jobs, which the screen waits for, get chunks nevertheless.
      const urgent = valuesOf(tasks.slice(0, 20));
      await pool.run(urgent.job, { signal: never, isUrgent: true });
      expect(textOf(urgent.found)).toEqual(answers.slice(0, 20));
      expect(second.left).toHaveLength(100);
    });
    expect(await Promise.all([running, next])).toEqual(Array(2).fill({ ok: true, value: null }));
    expect([first, second].map(({ found }) => textOf(found))).toEqual([answers, answers]);
  });

  it('reports failed tasks, and continues', async () => {
    begin();
    const bad = { board: board('O.X') };
    const pawnless = { board: board('O.O') };
    const { job, found } = valuesOf([...tasks.slice(0, 2), bad, pawnless, ...tasks.slice(4, 6)]);
    expect(await pool.run(job, { signal: never })).toEqual({ ok: true, value: null });
    expect(textOf(found)).toEqual([...answers.slice(0, 2), '?', '?', ...answers.slice(4, 6)]);
    expect(found[2]).toMatchObject({ failure: { code: 'few_generals' } });
    expect(found[3]).toMatchObject({ failure: { code: 'no_pawn' } });
  });

  it('goes before others if it is urgent, even before a slow board in progress', async () => {
    begin({ threads: 1 });
    const order: string[] = [];
    const leaving = new AbortController();
    const slow = valuesOf([SLOW, SLOW, SLOW, SLOW]);
    const waiting = pool.run(slow.job, { signal: leaving.signal });
    await expect.poll(() => slow.left).toHaveLength(1);
    const later = pool.run(valuesOf(tasks.slice(0, 20)).job, { signal: leaving.signal });
    await pool
      .run(valuesOf(tasks.slice(0, 20)).job, { signal: never, isUrgent: true })
      .then(() => order.push('urgent'));
    leaving.abort();
    await Promise.all([waiting, later]).then(() => order.push('others'));
    expect(order).toEqual(['urgent', 'others']);
    expect(slow.found).toEqual([]);
  });
});

it('with a job whose tasks cannot be interrupted the workers that run nothing else are ended, and no others', async () => {
  begin();
  await pool.run(valuesOf(tasks).job, { signal: never });
  const leaving = new AbortController();
  const slow = valuesOf([SLOW, SLOW]);
  const running = pool.run(slow.job, { signal: leaving.signal, isUninterruptible: true });
  await expect.poll(() => slow.left.length).toBe(0);
  leaving.abort();
  expect([await running, begun, ended]).toEqual([null, 2, 2]);
  await pool.run(valuesOf(tasks).job, { signal: never });
  const [leavingOther, leavingOwn] = [new AbortController(), new AbortController()];
  const [other, own] = [valuesOf([SLOW, SLOW]), valuesOf([SLOW, SLOW])];
  const jobs = [
    pool.run(other.job, { signal: leavingOther.signal }),
    pool.run(own.job, { signal: leavingOwn.signal, isUninterruptible: true }),
  ];
  await expect.poll(() => [other.left.length, own.left.length, begun]).toEqual([0, 0, 4]);
  leavingOwn.abort();
  leavingOther.abort();
  expect([await Promise.all(jobs), ended]).toEqual([[null, null], 2]);
});

describe('a job that is left', () => {
  it('is over at once, and its workers soon work for another and then idle', async () => {
    begin({ idleFor: 100 });
    await pool.run(valuesOf(tasks).job, { signal: never });
    const leaving = new AbortController();
    const slow = valuesOf([SLOW, SLOW, SLOW, SLOW, SLOW, SLOW, SLOW]);
    const running = pool.run(slow.job, { signal: leaving.signal });
    expect(slow.left).toHaveLength(1);
    await pool.run(valuesOf(tasks.slice(0, 9)).job, { signal: never, isUrgent: true });
    leaving.abort();
    const known = [...slow.found];
    expect(await running).toBeNull();
    const { job, found } = valuesOf(tasks);
    await pool.run(job, { signal: never });
    expect(textOf(found)).toEqual(answers);
    expect(slow.found).toEqual(known);
    expect([begun, ended]).toEqual([2, 0]);
    await expect.poll(() => ended).toBe(2);
  });

  it('is not given what is answered after that', async () => {
    begin();
    const leaving = new AbortController();
    const left = ['task'];
    const given: string[] = [];
    let answer: ((done: Outcome<Done<string>>) => void) | null = null;
    const job: Job<string, string> = {
      take: (most) => left.splice(0, most),
      ask: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      put: (_, answers) => {
        given.push(...answers);
      },
    };
    const running = pool.run(job, { signal: leaving.signal });
    await expect.poll(() => answer).not.toBeNull();
    leaving.abort();
    (answer as ((done: Outcome<Done<string>>) => void) | null)?.({
      ok: true,
      value: { answers: ['late'], took: 1 },
    });
    expect(await running).toBeNull();
    await pool.run(valuesOf(tasks.slice(0, 2)).job, { signal: never });
    expect(given).toEqual([]);
  });

  it('before it has started is never started', async () => {
    begin();
    expect(await pool.run(valuesOf(tasks).job, { signal: AbortSignal.abort() })).toBeNull();
    expect(begun).toBe(0);
  });

  it('while its first tasks are still being made starts no worker', async () => {
    begin();
    const leaving = new AbortController();
    const { job } = valuesOf(tasks);
    const take = () => new Promise<never>(() => {});
    const running = pool.run({ ...job, take }, { signal: leaving.signal });
    leaving.abort();
    expect(await running).toBeNull();
    expect(begun).toBe(0);
  });
});

describe('workers that have not started when a job is left', () => {
  /** Leaves a job that waits for them, and answers the next one, for which they can start. */
  async function leaveWaiting(startLater = () => {}): Promise<void> {
    const leaving = new AbortController();
    const waiting = valuesOf(tasks);
    const running = pool.run(waiting.job, { signal: leaving.signal });
    await expect.poll(() => begun).toBe(2);
    leaving.abort();
    expect(await running).toBeNull();
    startLater();
    const { job, found } = valuesOf(tasks);
    expect(await pool.run(job, { signal: never })).toEqual({ ok: true, value: null });
    expect([textOf(found), waiting.found]).toEqual([answers, []]);
  }

  it('are replaced, for their script may never come', async () => {
    begin();
    awaitScripts(true);
    await leaveWaiting(() => awaitScripts(false));
    expect([begun, ended]).toEqual([4, 2]);
  });

  it('are replaced, and the module is loaded again, for that may never come', async () => {
    let loads = 0;
    const load = () => (++loads === 1 ? new Promise<never>(() => {}) : Promise.resolve(compiled));
    begin({ load });
    await leaveWaiting();
    expect([begun, ended, loads]).toEqual([4, 2, 2]);
  });

  it('are kept while work is expected', async () => {
    begin();
    const leave = pool.keep();
    await leaveWaiting();
    expect([begun, ended]).toEqual([2, 0]);
    leave();
  });

  it('are kept for another job that waits for them', async () => {
    const loaded: (() => void)[] = [];
    const load = () => new Promise<WebAssembly.Module>((resolve) => loaded.push(() => resolve(compiled)));
    begin({ load });
    const leaving = new AbortController();
    const left = pool.run(valuesOf(tasks).job, { signal: leaving.signal });
    const { job, found } = valuesOf(tasks);
    const other = pool.run(job, { signal: never, isUrgent: true });
    await expect.poll(() => begun).toBe(2);
    leaving.abort();
    for (const come of loaded) come();
    expect([await left, await other]).toEqual([null, { ok: true, value: null }]);
    expect([textOf(found), begun, ended]).toEqual([answers, 2, 0]);
  });
});

describe('threads', () => {
  it('end after some idle time, and start again', async () => {
    begin({ idleFor: 1 });
    await pool.run(valuesOf(tasks).job, { signal: never });
    await expect.poll(() => ended).toBe(2);
    const { job, found } = valuesOf(tasks);
    await pool.run(job, { signal: never });
    expect(textOf(found)).toEqual(answers);
    expect(begun).toBe(4);
  });

  it('are started for announced work, and kept until it comes', async () => {
    begin({ idleFor: 1 });
    const leave = [pool.keep(), pool.keep()];
    expect(begun).toBe(2);
    await pool.run(valuesOf(tasks).job, { signal: never });
    leave[0]?.();
    const other = new Pool(counted(), loaded, { threads: 1, idleFor: 1 });
    other.keep()();
    await expect.poll(() => ended).toBe(1);
    await pool.run(valuesOf(tasks).job, { signal: never });
    expect([begun, ended]).toEqual([3, 1]);
    leave[1]?.();
    await expect.poll(() => ended).toBe(3);
  });

  it('that die make the job fail, and the next job has new ones', async () => {
    const mortal = `parentPort.on('message', (data) => {
      if (JSON.stringify(data).includes('deadly')) throw new Error('as it is meant to');
    });`;
    begin({ code: `${mortal}\n${source}` });
    const deadly = { ...tasks[0], is: 'deadly' } as unknown as ValueTask;
    const dying = valuesOf([...tasks, deadly]);
    expect(await pool.run(dying.job, { signal: never })).toEqual(failed('crashed'));
    const { job, found } = valuesOf(tasks);
    expect(await pool.run(job, { signal: never })).toEqual({ ok: true, value: null });
    expect(textOf(found)).toEqual(answers);
  });

  it('that cannot load the module make the job fail', async () => {
    pool = new Pool(counted(), () => Promise.reject(new TypeError('offline')), { threads: 2 });
    expect(await pool.run(valuesOf(tasks).job, { signal: never })).toEqual(failed('load_failed'));
  });
});
