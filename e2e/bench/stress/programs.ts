import { expect, type Locator, type Page } from '@playwright/test';
import { contestant } from '../../support/contestant.ts';
import type { Rubicon } from '../../support/page.ts';

const resultOf = (page: Page): Locator => page.getByRole('region', { name: 'Result', exact: true });
const foundOf = (page: Page): Locator => resultOf(page).getByRole('article');

async function give({ page }: Rubicon, fault: string): Promise<void> {
  const file = { name: 'mine.wasm', mimeType: 'application/wasm', buffer: contestant(fault) };
  await page.getByLabel('Choose a program').setInputFiles(file);
}

/** The page says that boards are left out, and which command runs the program on them, too. */
async function expectLeftOut(page: Page): Promise<void> {
  const note = resultOf(page).getByRole('status').filter({ hasText: 'That is no fault of your program.' });
  await expect(note).toContainText('rubicon stress -- ./PROGRAM');
}

/** Stress runs programs, one of them into the end of the stack, and ends one that hangs. */
export async function runPrograms(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await give(rubicon, 'deep');
  await expectLeftOut(page);
  await give(rubicon, 'bottomless');
  await expect(foundOf(page)).toContainText('Stack overflow: even a board this small');
  await expect(resultOf(page)).not.toContainText('left out');
  await page.getByLabel('Time limit').selectOption('10 s');
  await give(rubicon, 'hang');
  await expect(resultOf(page).getByRole('progressbar')).toBeVisible();
  await rubicon.button('Stop').click();
  await expect(resultOf(page).getByRole('status').first()).toHaveText(/^Stopped\./);
}
