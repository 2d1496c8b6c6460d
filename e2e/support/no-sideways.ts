import { expect, type Page } from '@playwright/test';

/** Expects that nothing extends beyond the right edge, where it would need sideways scrolling. */
export async function expectNoSideways(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBe(0);
}
