import type { TestDetails } from '@playwright/test';
import { test } from './fixtures.ts';
import type { Rubicon } from './page.ts';

type Check = (rubicon: Rubicon) => Promise<void>;

/** Consecutive checks on one page, because a fresh page for each would take longer than most of them. */
export function chain(title: string, details: TestDetails, checks: Readonly<Record<string, Check>>): void {
  test(title, details, async ({ rubicon }) => {
    for (const [name, check] of Object.entries(checks)) await test.step(name, () => check(rubicon));
  });
}
