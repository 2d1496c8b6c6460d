import { expect, test } from '../../support/fixtures.ts';

test('the longest games of every size are shown, goal by goal, and open in the editor', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  await page.goto('./#view=bench&tool=records');
  const cell = page.getByRole('button', { name: /^3 × 3: 9(, proven)?\. Open the board$/ });
  await expect(cell).toHaveText('9');
  await expect(page.getByRole('img', { name: /on a board of \d+ cells/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Tie' }).check();
  await expect(cell).toBeHidden();
  await page.getByRole('radio', { name: 'Red wins' }).check();
  await cell.click();
  await rubicon.expectAnswer('Red 9');
  await page.goBack();
  await expect(cell).toBeVisible();
});
