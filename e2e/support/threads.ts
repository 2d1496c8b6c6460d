import type { Page } from '@playwright/test';

/**
 * Has the page's workers sleep for ever, in the middle of what they do, so that it lasts and costs nothing. They do nothing
 * more on this visit: a board that is drawn after it may never be solved.
 */
export function sleepThreads(page: Page): void {
  const sleep = () => {
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    Atomics.wait(new Int32Array(buffer), 0, 0);
  };
  for (const worker of page.workers()) worker.evaluate(sleep).catch(() => {});
}
