import { expect, it, onTestFinished, vi } from 'vitest';
import { findViolation } from '../../../../../web/bench/stress/compile/find-violation.ts';
import { bundled } from '../../../support/bundled.ts';
import { contestant } from '../../../support/contestant.ts';
import { scriptOf } from '../../../support/worker-script.ts';
import { CONST, calling, INT } from '../module-bytes.ts';

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
  const checked = { program: contestant('hang').buffer, source: '' };
  const found = findViolation(checked, '1 10\n2 4\nO..O\n.X..\n', settings, script);
  await isRun;
  // And the grace period of its runner.
  vi.advanceTimersByTime(16_049);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await found).toBeNull();
});

/** A program that writes this on standard error. */
function saying(text: string) {
  const vector = [12, 0, 0, 0, text.length, 0, 0, 0, 0, 0, 0, 0];
  const given = [CONST, 2, CONST, 0, CONST, 1, CONST, 8];
  const bytes = [...vector, ...new TextEncoder().encode(text)];
  return calling('fd_write', [INT, INT, INT, INT], given, 0, bytes);
}

it('what is undefined has the names at its place in the text that was compiled', async () => {
  const program = saying("bounds 2 20 3 'int[3]'\n").buffer;
  const source = 'int seen[3];\nvoid mark(int i) { seen[i] = 1; }\n';
  const settings = { seconds: 1, memory: 2 ** 26, seed: 1 };
  expect(await findViolation({ program, source }, '', settings, script)).toEqual({
    violation: { kind: 'bounds', line: 2, column: 20, index: '3', array: 'int[3]' },
    function: 'mark',
    array: 'seen',
  });
});
