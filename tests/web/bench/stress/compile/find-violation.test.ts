import { expect, it, onTestFinished, vi } from 'vitest';
import { findViolation } from '../../../../../web/bench/stress/compile/find-violation.ts';
import { bundled } from '../../../support/bundled.ts';
import { contestant } from '../../../support/contestant.ts';
import { scriptOf } from '../../../support/worker-script.ts';

let asked = 0;
let run = () => {};
const isRun = new Promise<void>((resolve) => {
  run = resolve;
});
const script = class extends scriptOf(await bundled('web/bench/stress/worker/runner.ts')) {
  override postMessage(message: unknown): void {
    super.postMessage(message);
    // It is checked, loaded and run.
    if (++asked === 3) run();
  }
};

it('a program that does not end is ended after eight times its time limit, and has nothing undefined', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const settings = { seconds: 2, memory: 2 ** 26, seed: 1 };
  const found = findViolation(contestant('hang').buffer, '1 10\n2 4\nO..O\n.X..\n', settings, script);
  await isRun;
  vi.advanceTimersByTime(15_999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await found).toBeNull();
});
