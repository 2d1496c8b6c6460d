import { describe, expect, it } from 'vitest';
import { loadBatches } from '../../../../wasm/bench/load-batch.ts';
import {
  addToTally,
  answerFile,
  Deal,
  NO_TALLY,
  RANGE,
  type Row,
} from '../../../../web/bench/contest/model/contest.ts';
import type { Reported } from '../../../../web/bench/contest/worker/protocol.ts';
import { solveRanges, surveyOf } from '../../../../web/bench/contest/worker/work.ts';
import { compiledBench, draw, load, readData } from '../../../wasm/module.ts';

const rubicon = await load();
const batches = await loadBatches(compiledBench);
const bytes = (text: string) => new TextEncoder().encode(text);

/** The rows of a text that so many threads solve, taking turns. */
async function solveWith(threads: number, text: string): Promise<readonly Row[]> {
  const deal = new Deal(surveyOf(batches, bytes(text)).boards);
  const report = (rows: readonly Reported[]) => {
    for (const [number, row] of rows) deal.put(number, row);
  };
  const work = () => solveRanges(batches, bytes(text), async () => deal.take(), report);
  await Promise.all(Array.from({ length: threads }, work));
  return deal.rows;
}

describe('the ranges of a batch', () => {
  it.each([1, 2, 5])('give every board once and in order with %i threads', async (threads) => {
    const boards = rubicon.parseContest(readData('boards-1000.in')).slice(0, 250);
    const rows = await solveWith(threads, rubicon.formatContest(boards));
    const answers = readData('boards-1000.ans').split('\n').slice(0, 250);
    expect(answerFile(rows)).toBe(`${answers.join('\n')}\n`);
  });

  it('are over when the last report has been taken, even one that the last board, a slow one, has set off', async () => {
    const line = (marks: string) => `${marks.padEnd(19, '.')}O\n`;
    const slow = `20 20\n${line('O')}${`${'.'.repeat(20)}\n`.repeat(18)}${'.'.repeat(8)}X${'.'.repeat(11)}\n`;
    let taken = 0;
    const report = async (rows: readonly Reported[]) => {
      await new Promise((resolve) => setImmediate(resolve));
      taken += rows.length;
    };
    const deal = new Deal(1);
    await solveRanges(batches, bytes(`0 1\n${slow}`), async () => deal.take(), report);
    expect(taken).toBe(1);
  });

  it('are told as far as they are solved before a large board begins, which may take long', async () => {
    const large = `17 17\nOXO${'#'.repeat(14)}\n${`${'#'.repeat(17)}\n`.repeat(16)}`;
    const reported: number[][] = [];
    const report = (rows: readonly Reported[]) => reported.push(rows.map(([number]) => number));
    const deal = new Deal(3);
    const text = `0 3\n${'1 4\nO.XO\n'.repeat(2)}${large}`;
    await solveRanges(batches, bytes(text), async () => deal.take(), report);
    expect(reported.flat()).toEqual([1, 2, 3]);
    expect(reported.at(-1)).toEqual([3]);
  });

  it('keep the numbers of boards after broken ones', async () => {
    const good = '1 4\nO.XO\n';
    const bad = '1 4\nO.?O\n';
    const text = `0 40\n${Array.from({ length: 40 }, (_, index) => (index % 7 === 3 ? bad : good)).join('')}`;
    const rows = await solveWith(2, text);
    expect(rows.map(({ failure }) => failure?.line ?? 0)).toEqual(
      Array.from({ length: 40 }, (_, index) => (index % 7 === 3 ? index * 2 + 3 : 0)),
    );
    expect(answerFile(rows)).toBe(
      Array.from({ length: 40 }, (_, index) => (index % 7 === 3 ? '?\n' : 'Black 0\n')).join(''),
    );
    expect(addToTally(NO_TALLY, rows)).toEqual({ red: 0, black: 34, tie: 0, broken: 6 });
  });

  it('are dealt until there are none', () => {
    const deal = new Deal(RANGE + 1);
    expect([deal.take(), deal.take(), deal.take(), deal.take()]).toEqual([1, RANGE + 1, null, null]);
    expect(new Deal(0).take()).toBeNull();
  });

  it('are shown up to the first gap', () => {
    const deal = new Deal(3);
    const row: Row = { board: draw('O.XO'), value: { winner: 'black', distance: 0 }, failure: null };
    deal.put(2, row);
    expect(deal.rows).toHaveLength(0);
    deal.put(1, row);
    expect(deal.rows).toHaveLength(2);
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
