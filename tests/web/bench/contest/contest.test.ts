import { afterAll, describe, expect, it } from 'vitest';
import { loadBatches } from '../../../../wasm/bench/load-batch.ts';
import { ContestJob } from '../../../../web/bench/contest/contest-job.ts';
import { addToTally, answerFile, NO_TALLY, type Row } from '../../../../web/bench/contest/model/contest.ts';
import { readBoards, surveyOf } from '../../../../web/bench/contest/worker/work.ts';
import type { Failure } from '../../../../web/model/failure.ts';
import { InOrder } from '../../../../web/solver/in-order.ts';
import { failed } from '../../../../web/solver/thread.ts';
import { compiledBench, readData } from '../../../wasm/module.ts';
import { realPool } from '../../support/threads.ts';

const batches = await loadBatches(compiledBench);
const bytes = (text: string) => new TextEncoder().encode(text);
const one = await realPool(1);
const three = await realPool(3);
const signal = new AbortController().signal;

afterAll(() => {
  one.end();
  three.end();
});

/** The rows of a text's boards, and the numbers of those that were solved as one share. */
async function solve(text: string, pool = three) {
  const batch = batches.open(bytes(text));
  const found = new InOrder<Row>();
  const shares: number[][] = [];
  const read = async (most: number) => ({ ok: true, value: readBoards(batch, most) }) as const;
  const job = new ContestJob({ read, put: (number, row) => found.put(number - 1, row), failed: () => {} });
  const ask: typeof job.ask = (service, number, tasks) => {
    shares.push(tasks.map((task) => task.number));
    return job.ask(service, number, tasks);
  };
  const watched = { take: job.take.bind(job), ask, put: job.put.bind(job) };
  expect(await pool.run(watched, { signal })).toEqual({ ok: true, value: null });
  batch.close();
  return { rows: found.items, shares };
}

describe('the boards of a contest file', () => {
  it.each([
    ['one thread', one],
    ['three threads', three],
  ])('are answered once each and in order by %s', async (_, pool) => {
    const { rows, shares } = await solve(readData('boards-1000.in'), pool);
    expect(answerFile(rows)).toBe(readData('boards-1000.ans'));
    expect(shares.flat()).toHaveLength(1000);
  });

  it('are reported as far as they are solved before a large one, which may take long', async () => {
    const large = `17 17\nOXO${'#'.repeat(14)}\n${`${'#'.repeat(17)}\n`.repeat(16)}`;
    const small = '1 4\nO.XO\n'.repeat(40);
    const { rows, shares } = await solve(`0 81\n${small}${large}${small}`, one);
    expect(rows).toHaveLength(81);
    expect(shares.flat()).toEqual(Array.from({ length: 81 }, (_, index) => index + 1));
    expect(shares.filter((share) => share.includes(41))).toEqual([[41]]);
    expect(Math.max(...shares.map((share) => share.length))).toBeGreaterThan(1);
  });

  it('keep their numbers after broken ones', async () => {
    const good = '1 4\nO.XO\n';
    const bad = '1 4\nO.?O\n';
    const text = `0 40\n${Array.from({ length: 40 }, (_, index) => (index % 7 === 3 ? bad : good)).join('')}`;
    const { rows } = await solve(text);
    expect(rows.map(({ failure }) => failure?.line ?? 0)).toEqual(
      Array.from({ length: 40 }, (_, index) => (index % 7 === 3 ? index * 2 + 3 : 0)),
    );
    expect(answerFile(rows)).toBe(
      Array.from({ length: 40 }, (_, index) => (index % 7 === 3 ? '?\n' : 'Black 0\n')).join(''),
    );
    expect(addToTally(NO_TALLY, rows)).toEqual({ red: 0, black: 34, tie: 0, broken: 6 });
  });

  it('of the largest size fit in the memory of a job', async () => {
    const row = '.'.repeat(32);
    const largest = `32 32\nO${row.slice(2)}O\n${`${row}\n`.repeat(30)}..X${row.slice(3)}\n`;
    const { rows } = await solve(`0 2\n${largest}2 3\nO.O\n.X.\n`);
    expect(rows[0]?.value).toMatchObject({ winner: 'red' });
    expect(rows[1]?.value).toEqual({ winner: 'black', distance: 2 });
  });

  it('that could not be solved have the line of their first row as the place', async () => {
    const rows: Row[] = [];
    const batch = batches.open(bytes('0 2\n2 3\nO.O\n.X.\n1 4\nO.XO\n'));
    const job = new ContestJob({
      read: async (most) => ({ ok: true, value: readBoards(batch, most) }),
      put: (number, row) => {
        rows[number - 1] = row;
      },
      failed: () => {},
    });
    const tasks = await job.take(2);
    job.put(tasks, [{ ok: true, value: { winner: 'black', distance: 2 } }, failed('out_of_memory')]);
    batch.close();
    expect(rows[1]).toMatchObject({ value: null, failure: { code: 'out_of_memory', line: 6, column: 1 } });
    expect(answerFile(rows)).toBe('Black 2\n?\n');
  });

  it('that can no longer be read are reported', async () => {
    const failures: Failure[] = [];
    const job = new ContestJob({
      read: async () => failed('crashed'),
      put: () => {},
      failed: (failure) => failures.push(failure),
    });
    await three.run(job, { signal });
    expect(failures[0]).toEqual(failed('crashed').failure);
  });
});

describe('a survey', () => {
  it('counts the boards and tells what belongs to none', () => {
    const text = '0 4\n2 3\nO.O\n.X.\n...\n2 3\nO.O\n.?.\n';
    const { boards, problems } = surveyOf(batches, bytes(text));
    expect(boards).toBe(2);
    expect(problems.map(({ code, line, found }) => [code, line, found])).toEqual([
      ['size_expected', 5, 0],
      ['boards_missing', 9, 2],
    ]);
  });

  it('of a file without its first line finds nothing', () => {
    expect(surveyOf(batches, bytes('rubbish\n2 3\nO.O\n.X.\n'))).toMatchObject({
      boards: 0,
      problems: [{ code: 'header_expected', line: 1, column: 1 }],
    });
  });
});
