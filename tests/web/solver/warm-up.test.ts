import { afterEach, describe, expect, it } from 'vitest';
import type { Value } from '../../../wasm/rubicon.ts';
import { type Job, Pool } from '../../../web/solver/pool.ts';
import type { ValueTask } from '../../../web/solver/worker/pool-protocol.ts';
import type { Outcome } from '../../../web/solver/worker/protocol.ts';
import { compiled } from '../../wasm/module.ts';
import { board } from '../support/samples.ts';
import { poolScript } from '../support/threads.ts';
import { watchedScript } from '../support/worker-script.ts';

const WARMING = '10x10';
const LARGE = board(
  'OO'.padEnd(20, '.'),
  ...Array.from({ length: 18 }, () => '.'.repeat(20)),
  'X'.padStart(20, '.'),
);

const TASK: ValueTask = { board: LARGE };

/** Prepended to a worker's script: reports the boards that it opens. */
const TELLING = `
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const { exports } = await instantiate(...given);
    const open_glance = (cells, rows, columns, ...rest) => {
      postMessage({ opened: rows + 'x' + columns });
      return exports.open_glance(cells, rows, columns, ...rest);
    };
    return { exports: { ...exports, open_glance } };
  };`;
const source = TELLING + (await poolScript());

let pool: Pool | null = null;
afterEach(() => pool?.end());

/** A pool, and the sizes of the boards that each of its workers has opened, in order. */
function begin(threads: number): { pool: Pool; opened: string[][] } {
  const opened: string[][] = [];
  const script = watchedScript(source, (worker) => {
    const mine: string[] = [];
    opened.push(mine);
    worker.addEventListener('message', ({ data }) => data.opened !== undefined && mine.push(data.opened));
  });
  pool = new Pool(script, async () => compiled, { threads });
  return { pool, opened };
}

async function solve(on: Pool, ...tasks: ValueTask[]): Promise<void> {
  const left = [...tasks];
  const job: Job<ValueTask, Outcome<Value>> = {
    take: (most) => left.splice(0, most),
    ask: (service, number, share) => service.values(number, share),
    put: (_, outcomes) => expect(outcomes.map(({ ok }) => ok)).toEqual([true]),
  };
  await on.run(job, { signal: new AbortController().signal });
}

describe('a warm-up', () => {
  it('is done once by one of the workers kept for announced work', async () => {
    const { pool: kept, opened } = begin(2);
    kept.keep();
    await expect.poll(() => opened[0]).toContain(WARMING);
    expect(new Set(opened[0])).toEqual(new Set([WARMING]));
    await solve(kept, TASK, TASK);
    expect(opened[1]).toEqual(['20x20']);
  });

  it('ends as soon as there is work', async () => {
    const { pool: kept, opened } = begin(1);
    kept.keep();
    await expect.poll(() => opened[0]).toContain(WARMING);
    await solve(kept, TASK);
    const solved = opened[0] ?? [];
    expect(solved.slice(solved.indexOf('20x20'))).toEqual(['20x20']);
    kept.keep();
    await solve(kept, TASK);
    expect(solved.slice(solved.indexOf('20x20'))).toEqual(['20x20', '20x20']);
  });
});
