import { expectContrasted } from '../../support/axe.ts';
import { linkOf, marked, sample } from '../../support/boards.ts';
import { commandAnswer } from '../../support/command.ts';
import { expect, test } from '../../support/fixtures.ts';
import { clickAll } from '../../support/pointer.ts';

const { rows } = sample(2);
const first = marked(rows, '.', [1, 1]);
const drawn = marked(first, '.', [1, 3]);
const other = marked(rows, '#', [3, 1]);

test('what is drawn and opened is listed, opened again, named, deleted and kept', async ({ rubicon }) => {
  const { page } = rubicon;
  const dialog = page.getByRole('dialog', { name: 'Recent boards' });
  const list = dialog.getByRole('listitem');
  await rubicon.openBoard(sample(5).rows);
  await test.step('at first nothing, and the dialog says what will be here', async () => {
    await page.keyboard.press('r');
    await expect(dialog).toContainText('No boards yet');
    await rubicon.closeDialog();
  });
  await test.step('a drawing of two strokes is one board, and stays when another one is opened', async () => {
    await rubicon.example(2);
    await rubicon.choose('Obstacle');
    await clickAll(rubicon, [
      [1, 1],
      [1, 3],
    ]);
    await rubicon.expectBoard(drawn);
    await page.goto(`./${linkOf(other)}`);
    await rubicon.expectBoard(other);
    await rubicon.button('Recent boards').click();
    await expect(list).toHaveCount(2);
    await expect(list.first()).toContainText('On the board now');
    await expect(list.first()).toContainText(commandAnswer(other, 'Red'));
    await expect(list.last()).toContainText(commandAnswer(drawn, 'Red'));
  });
  await test.step('it gets a name', async () => {
    await list.last().getByRole('textbox').fill('Mine');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Open Mine' })).toBeVisible();
    await expectContrasted(rubicon, 'dialog[open]');
  });
  await test.step('it opens, and undo brings the former board back', async () => {
    await dialog.getByRole('button', { name: 'Open Mine' }).click();
    await rubicon.expectBoard(drawn);
    await rubicon.button('Undo').click();
    await rubicon.expectBoard(other);
  });
  await test.step('another tab adds to the list, and neither overwrites the other', async () => {
    const tab = await page.context().newPage();
    await tab.goto(`./${linkOf(first)}`);
    await expect(tab.getByTestId('verdict')).toBeVisible();
    await expect
      .poll(() => tab.evaluate(() => localStorage.getItem('rubicon.recent')))
      .toContain(linkOf(first).slice(1));
    await tab.close();
    await page.keyboard.press('r');
    await expect(list).toHaveCount(3);
  });
  await test.step('one is deleted and restored; all are deleted after a question', async () => {
    await dialog.getByRole('button', { name: 'Delete Mine' }).click();
    await expect(list).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByRole('button', { name: 'Open Mine' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete all' }).click();
    await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(list).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(list).toHaveCount(3);
  });
  await test.step('a game that hides its values hides this one as well', async () => {
    await rubicon.closeDialog();
    await page.getByRole('tab', { name: 'Play' }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Play from here' }).click();
    await page.keyboard.press('r');
    const shown = list.filter({ hasText: 'On the board now' });
    await expect(shown).toContainText('Result hidden during the game');
    await expect(shown).not.toContainText(commandAnswer(other, 'Red'));
  });
  await test.step('a puzzle is not listed before it is over', async () => {
    await rubicon.closeDialog();
    await page.getByRole('button', { name: 'Puzzle of the day' }).first().click();
    await expect(page.getByRole('region', { name: 'Puzzles' }).getByRole('heading')).toContainText('Puzzle');
    await page.keyboard.press('r');
    await expect(list).toHaveCount(3);
    await expect(dialog).not.toContainText('On the board now');
  });
  await test.step('the next visit has them all', async () => {
    await page.goto('about:blank');
    await rubicon.open(linkOf(sample(4).rows));
    await page.keyboard.press('r');
    await expect(list).toHaveCount(3);
    await expect(dialog.getByRole('textbox', { name: 'Name of Mine' })).toHaveValue('Mine');
  });
  await test.step('without room in the storage it lasts for the visit, and says so', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await dialog.getByRole('button', { name: 'Delete Mine' }).click();
    await expect(list).toHaveCount(2);
    await expect(dialog).toContainText('it lasts as long as this page is open');
  });
});
