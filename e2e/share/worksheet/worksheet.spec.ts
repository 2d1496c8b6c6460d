import { expectAccessible } from '../../support/axe.ts';
import { sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';

/** Two boards of the contest's sample, between them one without a pawn. */
const TEXT = [2, 0, 3].flatMap((number) => {
  const rows = number === 0 ? ['O.O', '...'] : sample(number).rows;
  return [`${rows.length} ${rows[0]?.length}`, ...rows];
});

test('a worksheet is printed without the page, its answers on a page of their own', async ({ rubicon }) => {
  const { page } = rubicon;
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await rubicon.openBoard(sample(5).rows);
  await rubicon.button('Worksheet').click();
  const dialog = page.getByRole('dialog', { name: 'Worksheet' });
  await expect(dialog.getByRole('status')).toHaveText('1 board on 1 page');
  await dialog.getByRole('radio', { name: 'Pasted text' }).check();
  await expect(dialog.getByRole('status')).toContainText('There is no board to print');
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Contest text' }).fill(`9 3\n${TEXT.join('\n')}\n`);
  await expect(dialog.getByRole('status')).toContainText(
    '2 boards on 1 page1 board without two generals and a pawn left out.',
  );
  await dialog.getByRole('combobox', { name: 'Boards a page' }).selectOption('1');
  await dialog.getByRole('checkbox').check();
  await expect(dialog.getByRole('status')).toContainText('2 boards on 2 pages, and the answers');
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeEnabled();
  await expectAccessible(rubicon, 'dialog');
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('.print-only .sheet');
  await expect(sheets).toHaveCount(3);
  await expect(sheets.first()).toBeVisible();
  await expect(page.locator('#page')).toBeHidden();
  await expect(sheets.first().locator('.sheet-board .obstacle, .sheet-board .general')).not.toHaveCount(0);
  await expect(sheets.last()).toHaveText(`Answers1. ${sample(2).answer}2. ${sample(3).answer}`);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);

  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(sheets).toHaveCount(0);
});
