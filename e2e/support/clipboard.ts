import { expect, type Page } from '@playwright/test';

/**
 * The text in the clipboard, pasted into a field of another page, because reading it needs a permission that not every browser
 * can be given.
 */
export async function readClipboard(page: Page): Promise<string> {
  const beside = await page.context().newPage();
  await beside.setContent('<textarea></textarea>');
  const field = beside.getByRole('textbox');
  await field.focus();
  await field.press('ControlOrMeta+v');
  await expect(field).not.toHaveValue('');
  const text = await field.inputValue();
  await beside.close();
  return text;
}
