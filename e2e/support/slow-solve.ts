import type { Page } from '@playwright/test';
import { linkOf, slowBoard } from './boards.ts';

/*
 * The page itself waits, frame by frame: a fast machine solves the slow board in half a second, which may
 * pass between two looks of a locator.
 */

/** Follows the link to the slow board, and waits until the progress of its solve is painted. */
export async function beginSlowSolve(page: Page): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, linkOf(slowBoard));
  await progressPainted(page);
}

/** Waits for the first frame with the progress of a solve. */
export async function progressPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('progress[aria-label^="Progress of the solver"]'));
}

/** Presses Cancel as soon as it is there. */
export async function cancelSolve(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const cancel = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Cancel',
    );
    cancel?.click();
    return cancel;
  });
}
