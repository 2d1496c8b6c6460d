import type { Page } from '@playwright/test';

/** A Monday on which the first puzzle is the puzzle of the day: the 364 puzzles follow each other daily. */
const DAY = Date.parse('2026-10-26T12:00:00Z');

/**
 * Stops the date of a page that is opened later on the day of the first puzzle. Not with Playwright's clock, which removes
 * `performance`, by which the page detects a reload.
 */
export async function onDayOfFirstPuzzle(page: Page): Promise<void> {
  await page.addInitScript((day) => {
    Date.now = () => day;
  }, DAY);
}
