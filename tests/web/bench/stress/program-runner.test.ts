import { expect, it, onTestFinished, vi } from 'vitest';
import { runsOn } from '../../../../web/bench/stress/ended-programs.ts';
import { ProgramRunner } from '../../../../web/bench/stress/program-runner.ts';
import { failed } from '../../../../web/solver/thread.ts';
import { bundled } from '../../support/bundled.ts';
import { contestant } from '../../support/contestant.ts';
import { scriptOf } from '../../support/worker-script.ts';
import { CONST, doing, ENDLESS } from './module-bytes.ts';

const script = scriptOf(await bundled('web/bench/stress/worker/runner.ts'));
const runnerOf = (seconds = 10) => new ProgramRunner(script, { seconds, memory: 2 ** 26 });
const FILE = { input: new Uint8Array(), outputMost: 1000 };

it('once closed it runs nothing any more, in no new worker either', async () => {
  const runner = runnerOf();
  expect(await runner.load(contestant('').buffer)).toEqual({ ok: true, value: null });
  runner.close();
  expect(await runner.run(FILE)).toEqual(failed('closed'));
});

/** Counts in its memory, up to 2^27. */
const COUNT = [
  ...[0x03, 0x40],
  ...[CONST, 0, CONST, 0, 0x28, 2, 0, CONST, 1, 0x6a, 0x36, 2, 0],
  ...[CONST, 0, 0x28, 2, 0, CONST, 0x80, 0x80, 0x80, 0xc0, 0, 0x49, 0x0d, 0],
  0x0b,
];
const COUNTING = doing(...COUNT);
const UNREACHABLE = 0x00;
const COUNTING_TO_CRASH = doing(...COUNT, UNREACHABLE);

it.each([
  ['ends in it is late, and says how late', COUNTING, 10_000, 'late'],
  ['crashes in it is late, too', COUNTING_TO_CRASH, 10_000, 'late'],
  ['does not end in it either never ends', ENDLESS, 10, 'never'],
])('a program that has more time and %s', async (_, program, times, end) => {
  const runner = runnerOf(0.005);
  onTestFinished(() => runner.close());
  await runner.load(program.buffer);
  expect(await runner.run(FILE)).toMatchObject({ ok: true, value: { end: 'time' } });
  const run = await runner.run({ ...FILE, times });
  expect(run).toMatchObject({ ok: true, value: { end } });
  if (run.ok && end === 'late') {
    expect(run.value.number).toBeGreaterThanOrEqual(10);
    expect(run.value.number).toBe(Math.round(run.value.took));
  }
});

it('a program that the browser cannot stop is told after ten seconds, and no other runs until it has stopped', async () => {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  vi.stubGlobal('navigator', { locks: { request: () => stopped } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const [first, second] = [runnerOf(), runnerOf()];
  for (const runner of [first, second]) await runner.load(contestant('').buffer);
  onTestFinished(() => second.close());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  first.close();
  const refused = second.run(FILE);
  vi.advanceTimersByTime(9_999);
  expect(runsOn.value).toBe(false);
  vi.advanceTimersByTime(1);
  expect(runsOn.value).toBe(true);
  expect(await refused).toEqual(failed('closed'));
  expect(await second.run(FILE)).toEqual(failed('closed'));
  stop();
  await expect.poll(() => runsOn.value).toBe(false);
  expect(await second.run(FILE)).toMatchObject({ ok: true, value: { end: 'exit' } });
});
