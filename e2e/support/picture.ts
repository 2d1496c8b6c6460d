import { existsSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';

/**
 * Compares what is shown with the picture of it that someone has looked at. A picture that is the same byte for byte need not be
 * decoded, which takes longer than all the rest; with any other Playwright waits for it to come, and tells what differs.
 */
export async function expectPicture(shown: Page | Locator, name: string): Promise<void> {
  const kept = test.info().snapshotPath(name, { kind: 'screenshot' });
  const taken = await shown.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  if (existsSync(kept) && taken.equals(readFileSync(kept))) return;
  await expect.soft(shown).toHaveScreenshot(name);
}
