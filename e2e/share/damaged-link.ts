import { expectAccessible, expectContrasted } from '../support/axe.ts';
import { linkOf, sample } from '../support/boards.ts';
import { expect } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';

/** A damaged link stays in the address, also after a reload, until another board is opened. */
export async function openDamaged(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const alert = rubicon.notices.getByRole('alert');
  const instead = 'This link is damaged, so here is sample 5 instead.';
  await rubicon.open('#b=5?');
  await expect(alert).toContainText(instead);
  await alert.getByText('Details').focus();
  await page.keyboard.press('Enter');
  await expect(alert.getByText(/^Key “b”, place 2: expected w/)).toBeVisible();
  await expectAccessible(rubicon, '.notices');

  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Why' }).click();
  await expect(page).toHaveURL(/#b=5\?&study=why$/);
  await rubicon.reload();
  await expect(alert).toContainText(instead);
  await expect(page).toHaveURL(/#b=5\?&study=why$/);

  // The sample stands where the damaged link was.
  await rubicon.example(2);
  await expect(page).toHaveURL(new RegExp(`/${linkOf(sample(2).rows)}&study=why$`));
  await page.goBack();
  await rubicon.expectBoard(sample(5).rows);
  await expect(page).toHaveURL(new RegExp(`/${linkOf(sample(5).rows)}&study=why$`));
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 75);
  await expectContrasted(rubicon, 'html');
}
