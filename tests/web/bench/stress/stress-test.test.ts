import { expect, it, vi } from 'vitest';
import { crashAt } from '../../../../web/bench/stress/model/crash.ts';
import { FIRST_FORM, type Settings, settingsOf } from '../../../../web/bench/stress/model/stress.ts';
import type { Alone } from '../../../../web/bench/stress/program-runner.ts';
import {
  type Found,
  type Scripts,
  type StressReport,
  StressTest,
} from '../../../../web/bench/stress/stress-test.ts';
import { startPosition } from '../../../../web/model/line.ts';
import { readData, textbookValue, valueToText } from '../../../wasm/module.ts';
import { bundled } from '../../support/bundled.ts';
import { contestant } from '../../support/contestant.ts';
import { scriptOf } from '../../support/worker-script.ts';
import { doing } from './module-bytes.ts';

const SETTINGS = settingsOf(FIRST_FORM) as Settings;
const worker = async (name: string) => scriptOf(await bundled(`web/bench/${name}.ts`));
const scripts: Scripts = {
  runner: await worker('stress/worker/runner'),
  search: await worker('worker/worker'),
};

const LOST = `throw new Error('no such file');`;
/** A runner in a browser that has no memory left. */
const WITHOUT_MEMORY = `WebAssembly.instantiate = () => Promise.reject(new RangeError('Out of memory'));
${await bundled('web/bench/stress/worker/runner.ts')}`;

const begin = (fault: string, settings: Partial<Settings> = {}) =>
  new StressTest(contestant(fault).buffer, { ...SETTINGS, ...settings }, scripts);

/** The report of a run that has found a fault. */
async function reportOf(test: StressTest): Promise<StressReport & { readonly found: Found }> {
  await expect.poll(() => test.isRunning()).toBe(false);
  const state = test.state.value;
  if (state.status !== 'done' || state.result.found === null) throw new Error(`It is ${state.status}.`);
  return { ...state.result, found: state.result.found };
}

/** The report of a run that still runs or was stopped. */
function progressOf(test: StressTest): StressReport | null {
  const state = test.state.value;
  return state.status === 'running' || state.status === 'stopped' ? state.progress : null;
}

const found = async (fault: string, settings: Partial<Settings> = {}) =>
  (await reportOf(begin(fault, settings))).found;

it('a wrong rule is found, made small and named', async () => {
  const { found, progress } = await reportOf(begin('down'));
  expect(found).toMatchObject({ fault: 'wrong', mistakes: ['down'], isSmallest: true, isRepeated: true });
  expect(found.boards).toHaveLength(1);
  expect(progress.phase).toBe('done');
});

it('what is kept from one board to the next is found as two boards', async () => {
  const { boards, board } = await found('keep');
  expect([boards.length, board]).toEqual([2, 1]);
});

it('a crash is reported with its kind and with what the program says', async () => {
  const crash = await found('crash');
  expect([crash.fault, crashAt(crash.number), crash.said]).toEqual(['crash', 'bounds', 'row 7 of 3']);
  const greedy = await found('greedy', { memory: 72 * 2 ** 20 });
  expect([greedy.fault, crashAt(greedy.number), greedy.said]).toEqual(['crash', 'memory', '']);
});

it('a right program is run until it is stopped, which is at once, and nothing is reported after that', async () => {
  const test = begin('');
  await vi.waitFor(
    () => {
      expect(test.isRunning() && (progressOf(test)?.progress.boards ?? 0) > 110).toBe(true);
    },
    { timeout: 30_000, interval: 5 },
  );
  expect(test.state.value).toMatchObject({ status: 'running', progress: { found: null } });
  test.stop();
  const stopped = test.state.value;
  expect(stopped.status).toBe('stopped');
  test.stop();
  await new StressTest(new ArrayBuffer(8), SETTINGS, scripts).found();
  expect(test.state.value).toEqual(stopped);
});

it('boards on which a right program goes deeper than the stack are left out, and nothing is found', async () => {
  const test = begin('deep');
  await vi.waitFor(
    () => {
      expect(test.isRunning() && (progressOf(test)?.progress.leftOut?.boards ?? 0) > 2).toBe(true);
    },
    { timeout: 30_000, interval: 5 },
  );
  test.stop();
  expect(test.state.value).toMatchObject({ status: 'stopped', progress: { found: null } });
  const progress = progressOf(test)?.progress;
  expect(progress).toMatchObject({ phase: 'searching', smallest: null, leftOut: { cells: 12 } });
  expect(progress?.boards).toBeGreaterThan(0);
});

it('a recursion without end is found on the smallest board', async () => {
  const endless = await found('bottomless');
  expect([endless.fault, crashAt(endless.number)]).toEqual(['crash', 'stack']);
  expect(endless.boards.map(({ board }) => board.cells.length)).toEqual([3]);
});

it('a run that does not end is ended, again and again, until the board is small', async () => {
  const endless = await found('hang', { seconds: 0.2 });
  expect(endless).toMatchObject({ fault: 'hang', isSmallest: true });
  expect(endless.boards.map(({ board }) => board.columns)).toEqual([4]);
});

it('a right program that is late while the machine stalls, again and again, is right', async () => {
  // Each run reads the clock twice: the first five take a quarter of an hour.
  const stalling = `{
  const clock = performance.now.bind(performance);
  let read = 0;
  performance.now = () => clock() + (read++ < 10 && read % 2 === 0 ? 1e6 : 0);
}
${await bundled('web/bench/stress/worker/runner.ts')}`;
  let runsAlone = 0;
  const alone: Alone = (work) => {
    runsAlone++;
    return work();
  };
  const stalled = { ...scripts, runner: scriptOf(stalling) };
  const test = new StressTest(contestant('').buffer, SETTINGS, stalled, { alone });
  await expect.poll(() => progressOf(test)?.progress.runs).toBeGreaterThan(20);
  await expect.poll(() => progressOf(test)?.progress.phase).toBe('searching');
  expect(progressOf(test)?.found).toBeNull();
  // The second, those of the shrinking, and the one with more time.
  expect(runsAlone).toBeGreaterThan(2);
  test.stop();
});

it('a test that is stopped in the middle of a run keeps what was found', async () => {
  const test = begin('hang', { seconds: 0.1 });
  await expect
    .poll(() => test.state.value)
    .toMatchObject({ status: 'running', progress: { found: { fault: 'time' } } });
  test.stop();
  expect(test.state.value).toMatchObject({ status: 'stopped', progress: { found: { fault: 'time' } } });
});

it('the tiny boards are said to be right once others follow', async () => {
  const test = begin('');
  expect([await test.tinyRight(), test.isRunning()]).toEqual([true, true]);
  expect(progressOf(test)?.progress).toMatchObject({
    phase: 'searching',
    stage: expect.not.stringMatching('tiny'),
  });
  test.stop();
});

it('what is no program is refused', async () => {
  const test = new StressTest(new ArrayBuffer(8), SETTINGS, scripts);
  await expect
    .poll(() => test.state.value)
    .toEqual({ status: 'refused', refusal: { code: 'not_wasm' }, isOther: false });
  test.stop();
  expect(test.state.value.status).toBe('refused');
});

it.each([
  ['the worker of the program', { ...scripts, runner: scriptOf(LOST) }, 'load_failed'],
  ['the worker that searches', { ...scripts, search: scriptOf(LOST) }, 'load_failed'],
  ['memory for the program', { ...scripts, runner: scriptOf(WITHOUT_MEMORY) }, 'out_of_memory'],
])('where %s cannot be had, that is told, and it is not running any more', async (_, lacking, code) => {
  const test = new StressTest(contestant().buffer, SETTINGS, lacking);
  expect(await test.found()).toBeNull();
  expect(test.state.value).toMatchObject({ status: 'failed', failure: { code } });
  test.stop();
  expect(test.state.value.status).toBe('failed');
});

it('a test that is stopped while the program is read has begun nothing, and stays so', async () => {
  const test = begin('down');
  expect(test.state.value).toEqual({ status: 'running', progress: null });
  test.stop();
  expect(test.state.value).toEqual({ status: 'stopped', progress: null });
  expect([await test.found(), await test.tinyRight()]).toEqual([null, false]);
  expect((await found('status')).fault).toBe('status');
  expect(test.state.value).toEqual({ status: 'stopped', progress: null });
});

it('the samples that a program gets right are counted, even if it fails there', async () => {
  const samples = { input: readData('sample1.in'), answers: readData('sample1.ans') };
  const counted = async (program: ArrayBuffer) => {
    const { samples: report } = await reportOf(new StressTest(program, SETTINGS, scripts, { samples }));
    return report;
  };
  const all = samples.answers.trimEnd().split('\n').length;
  expect(await counted(contestant('status').buffer)).toEqual({ right: all, all });
  expect(await counted(doing(0x00).buffer)).toEqual({ right: 0, all });
});

/** A program beside another one. */
const beside = (fault: string, other: ArrayBuffer) =>
  new StressTest(contestant(fault).buffer, SETTINGS, scripts, { other: { bytes: other, stack: 0 } });

it('another program is compared with in place of the right answers', async () => {
  const { found, other } = await reportOf(beside('', contestant('down').buffer));
  expect(found).toMatchObject({ fault: 'wrong', isSmallest: true });
  expect(other).toEqual({ samples: null, isSilent: false });
  const [right, ...more] = found.boards.map(({ board }) => {
    const position = startPosition(board, 'red');
    return position && `${valueToText(textbookValue(board, position))}\n`;
  });
  expect(more).toEqual([]);
  expect(new TextDecoder().decode(found.output)).toBe(right);
  expect(found.answers).toMatch(/^(Red \d+|Black \d+|Tie)\n$/);
  expect(found.answers).not.toBe(right);
});

it('boards that the other program does not answer are left out', async () => {
  const test = beside('', contestant('crash').buffer);
  await expect.poll(() => progressOf(test)?.progress.leftOut).toBeTruthy();
  expect(progressOf(test)).toMatchObject({ found: null, other: { isSilent: true } });
  test.stop();
});

it('another program that is none is refused as the other one', async () => {
  const test = beside('', new ArrayBuffer(8));
  await expect
    .poll(() => test.state.value)
    .toEqual({ status: 'refused', refusal: { code: 'not_wasm' }, isOther: true });
});
