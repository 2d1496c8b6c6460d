import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadValuer } from '../../../wasm/pool.ts';
import type { Value } from '../../../wasm/rubicon.ts';
import { type Job, Pool } from '../../../web/solver/pool.ts';
import type { WorkerScript } from '../../../web/solver/thread.ts';
import type { ValueTask } from '../../../web/solver/worker/pool-protocol.ts';
import type { Outcome } from '../../../web/solver/worker/protocol.ts';
import { warmUp } from '../../../web/solver/worker/warm-up.ts';
import { compiled } from '../../wasm/module.ts';
import { board } from '../support/samples.ts';
import { poolScript } from '../support/threads.ts';
import { scriptOf } from '../support/worker-script.ts';

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
  const Script = scriptOf(source) as unknown as new (options: { name: string }) => Worker;
  class Heard extends Script {
    constructor(options: { name: string }) {
      super(options);
      const mine: string[] = [];
      opened.push(mine);
      this.addEventListener('message', ({ data }) => data.opened !== undefined && mine.push(data.opened));
    }
  }
  pool = new Pool(Heard as unknown as WorkerScript, async () => compiled, {
    threads,
  });
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
  it('values a board repeatedly for a moment, and frees all tables', async () => {
    const valuer = await loadValuer(compiled);
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
    onTestFinished(() => clock.mockRestore());
    const open = valuer.open.bind(valuer);
    const opened = vi.spyOn(valuer, 'open').mockImplementation((...given) => {
      time += 20;
      return open(...given);
    });
    await warmUp(valuer, () => true);
    expect(opened).toHaveBeenCalledTimes(60 / 20);
    for (const { value } of opened.mock.results) expect(() => value.value()).toThrow('closed');
  });

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
