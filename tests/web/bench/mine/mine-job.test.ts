import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadMining } from '../../../../wasm/bench/load-mine.ts';
import type { Find, MineSettings } from '../../../../wasm/bench/mine.ts';
import type { Value } from '../../../../wasm/rubicon.ts';
import { MineJob } from '../../../../web/bench/mine/mine-job.ts';
import type { Job, Pool } from '../../../../web/solver/pool.ts';
import type { ValueTask } from '../../../../web/solver/worker/pool-protocol.ts';
import type { Outcome } from '../../../../web/solver/worker/protocol.ts';
import { compiledBench, load, readData } from '../../../wasm/module.ts';
import { realPool } from '../../support/threads.ts';

const RUNS = 4;
const SHORT: MineSettings = { goal: 'red', rows: 6, columns: 5, density: 30, length: 200, seed: 42 };
const LONG: MineSettings = { ...SHORT, rows: 10, columns: 10, length: 80_000 };

const mining = await loadMining(compiledBench);
const boards = (await load()).parseContest(readData('boards-1000.in')).slice(0, 100);
let pool: Pool | null = null;

afterEach(() => pool?.end());

/** The best board of each of the first runs, as one thread alone finds it. */
function foundAlone(settings: MineSettings): (Find | undefined)[] {
  const search = mining.open(settings);
  for (let run = 0; run < RUNS; run++) {
    search.begin(run);
    while (!search.step(1_000_000).done);
  }
  const finds = search.finds();
  search.close();
  return Array.from({ length: RUNS }, (_, run) => finds.find((find) => find.run === run));
}

/** A search that has begun, and the best that its runs have reported. */
async function begin(settings: MineSettings, threads: number) {
  pool = await realPool(threads);
  const found: Find[] = [];
  let reports = 0;
  const hear = (find: Find | null) => {
    reports += 1;
    if (find !== null) found[find.run] = find;
  };
  const job = new MineJob(settings, hear, () => pool?.pause ?? null);
  const ended = vi.spyOn(job, 'put');
  const leaving = new AbortController();
  const running = pool.run(job, { signal: leaving.signal, isBackground: true });
  const reported = async () => {
    const before = reports;
    await expect.poll(() => reports).toBeGreaterThan(before + 2 * threads);
  };
  return { pool, job, found, ended, running, leaving, reported };
}

/** Values of boards, task by task. */
function valuesOf(tasks: ValueTask[]): Job<ValueTask, Outcome<Value>> {
  return {
    take: (most) => tasks.splice(0, most),
    ask: (service, number, share) => service.values(number, share),
    put: () => {},
  };
}

const never = new AbortController().signal;
const manyBoards = () => boards.map((board) => ({ board }));

describe('a search on several threads', () => {
  it('finds in each run what one alone finds, and counts its boards', async () => {
    const { job, found, ended, running, leaving } = await begin(SHORT, 3);
    const oldest = () => job.status.runs[0]?.run ?? 0;
    await expect.poll(() => oldest()).toBeGreaterThanOrEqual(RUNS);
    await job.stop();
    const { tried, runs } = job.status;
    expect(found.slice(0, RUNS)).toEqual(foundAlone(SHORT));
    const inHand = runs.reduce((sum, { fraction }) => sum + fraction * SHORT.length, 0);
    expect(tried - inHand).toBeCloseTo(ended.mock.calls.length * SHORT.length);
    leaving.abort();
    job.resume();
    expect(await running).toBeNull();
  });

  it('is stopped, too, when its last run ends instead of waiting, and begins the next when it goes on', async () => {
    const job = new MineJob(SHORT, () => {});
    const tasks = await job.take();
    const stopped = job.stop();
    job.put(tasks);
    await stopped;
    expect(job.status.runs).toEqual([]);
    const next = job.take();
    expect(job.status.runs).toEqual([]);
    job.resume();
    expect(await next).toEqual([{ settings: SHORT, run: 1 }]);
  });

  it('has a run for each, which wait when it is stopped and go on when it does', async () => {
    const { pool, job, found, running, leaving, reported } = await begin(LONG, 2);
    await reported();
    await job.stop();
    const stopped = job.status;
    const best = [...found];
    expect(stopped.runs.map(({ run }) => run)).toEqual([0, 1]);
    await pool.run(valuesOf(manyBoards()), { signal: never });
    expect(job.status).toEqual(stopped);
    expect(found).toEqual(best);
    job.resume();
    await vi.waitFor(() => {
      for (const [index, { run, fraction }] of job.status.runs.entries()) {
        expect(run).toBe(index);
        expect(fraction).toBeGreaterThan(stopped.runs[index]?.fraction ?? 1);
      }
    }, 30_000);
    leaving.abort();
    expect(await running).toBeNull();
  });

  it('that is stopped twice waits, and goes on when it is resumed once', async () => {
    const { pool, job, leaving, running, reported } = await begin(LONG, 2);
    await reported();
    await job.stop();
    await job.stop();
    const stopped = job.status;
    await pool.run(valuesOf(manyBoards()), { signal: never });
    expect(job.status).toEqual(stopped);
    job.resume();
    await reported();
    expect(job.status.tried).toBeGreaterThan(stopped.tried);
    leaving.abort();
    expect(await running).toBeNull();
  });

  it('is stopped while its runs wait for exclusive work, and stays so after that', async () => {
    const { pool, job, leaving, running, reported } = await begin(LONG, 2);
    await reported();
    let end = () => {};
    const alone = pool.alone(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await job.stop();
    const stopped = job.status;
    job.resume();
    await job.stop();
    end();
    await alone;
    await pool.run(valuesOf(manyBoards()), { signal: never });
    expect(job.status).toEqual(stopped);
    job.resume();
    await reported();
    leaving.abort();
    expect(await running).toBeNull();
  });

  it('leaves a worker to other jobs', async () => {
    const { pool, job, leaving, reported } = await begin(LONG, 1);
    await expect.poll(() => job.status.tried).toBeGreaterThan(0);
    const slow = { rows: 30, columns: 30, cells: `O${'.'.repeat(876)}X${'.'.repeat(21)}O` };
    const many = Array.from({ length: 100 }, () => ({ board: slow }));
    const other = pool.run(valuesOf(many), { signal: leaving.signal });
    await pool.run(valuesOf(manyBoards().slice(0, 1)), { signal: never, isUrgent: true });
    await reported();
    const before = job.status.tried;
    await pool.run(valuesOf(manyBoards()), { signal: never, isUrgent: true });
    await reported();
    expect(job.status.tried).toBe(before);
    leaving.abort();
    expect(await other).toBeNull();
  });

  it('that is left while it is stopped leaves its threads to another', async () => {
    const { pool, job, running, leaving } = await begin(LONG, 2);
    await expect.poll(() => job.status.runs).toHaveLength(2);
    await job.stop();
    leaving.abort();
    job.resume();
    expect(await running).toBeNull();
    const next = new MineJob(SHORT, () => {});
    void pool.run(next, { signal: never, isBackground: true });
    await expect.poll(() => next.status.tried).toBeGreaterThan(SHORT.length);
  });

  it('that cannot be had fails', async () => {
    const { running } = await begin({ ...SHORT, rows: 17 }, 2);
    expect(await running).toMatchObject({ ok: false, failure: { code: 'rows_out_of_range' } });
  });
});
