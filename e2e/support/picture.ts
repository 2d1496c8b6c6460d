import { existsSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';

/**
 * Compares a screenshot with its reviewed picture. Equal bytes need no decoding, which takes longer than everything else;
 * otherwise Playwright retries and reports the difference.
 */
export async function expectPicture(shown: Page | Locator, name: string): Promise<void> {
  const kept = test.info().snapshotPath(name, { kind: 'screenshot' });
  const taken = await shown.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  if (existsSync(kept) && taken.equals(readFileSync(kept))) return;
  await expect.soft(shown).toHaveScreenshot(name);
}
