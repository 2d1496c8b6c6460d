import { expect, test } from 'vitest';
import { emptyBoard, linkOf, sample } from '../support/boards.ts';
import { readClipboard, writeClipboard } from './support/clipboard.ts';
import { Key, Rubicon } from './support/page.ts';
import { clickAll } from './support/pointer.ts';
import { address, driver, inPage } from './support/session.ts';

const rubicon = new Rubicon();

const isAt = (rest: string) => expect.poll(() => inPage(() => location.href)).toBe(address + rest);

test('the board and the move shown are in the address, after a reload and on the next visit; back goes to the board before', async () => {
  await rubicon.visit();
  await rubicon.openBoard(emptyBoard(3, 3));
  await clickAll(rubicon, [
    [1, 1],
    [2, 2],
  ]);
  const rows = ['#..', '.#.', '...'];
  await isAt(linkOf(rows));
  await driver.get('about:blank');
  await rubicon.open();
  await rubicon.expectBoard(rows);

  await rubicon.open(linkOf(sample(5).rows));
  await rubicon.expectMove(0, 75);
  await rubicon.moves.nth(7).click();
  await rubicon.expectMove(7, 75);
  const shown = await rubicon.rows();
  await rubicon.reload();
  await rubicon.expectBoard(shown);
  await rubicon.expectMove(7, 75);
  await driver.navigate().back();
  await rubicon.expectBoard(rows);
});

test('places are history entries, a closed dialog is not', async () => {
  const link = linkOf(sample(2).rows);
  await rubicon.visit(link);
  await rubicon.expectMove(0, 2);
  await rubicon.tab('Why').click();
  await isAt(`${link}&study=why`);
  await rubicon.button(/^Judge bench$/).click();
  await isAt(`${link}&view=bench`);
  await rubicon.press('?');
  await isAt(`${link}&view=bench&help`);
  await rubicon.page.getByRole('dialog', { name: 'Help' }).expectSeen();
  await rubicon.press(Key.ESCAPE);
  await isAt(`${link}&view=bench`);
  await rubicon.reload();
  await driver.navigate().back();
  await isAt(`${link}&study=why`);
  await rubicon.expectBoard(sample(2).rows);
});

test('a page that was left keeps its workers on return', async () => {
  const { rows, answer } = sample(2);
  await rubicon.visit(linkOf(rows));
  await rubicon.expectAnswer(answer);
  await inPage(() => document.documentElement.setAttribute('data-left', ''));
  await driver.get(`${address}icon.svg`);
  await driver.navigate().back();
  await expect.poll(() => inPage(() => 'left' in document.documentElement.dataset)).toBe(true);
  const other = sample(3);
  await rubicon.openBoard(other.rows);
  await rubicon.expectAnswer(other.answer);
});

test('boards are pasted anywhere on the page, and a copied link leads to the board and its move', async () => {
  await rubicon.visit(linkOf(sample(5).rows));
  await writeClipboard(rubicon, `Input:\n\`\`\`\n${sample(2).rows.join('\n')}\n\`\`\`\n`);
  await rubicon.press([Key.CONTROL, 'v']);
  await rubicon.expectBoard(sample(2).rows);
  await rubicon.expectAnswer(sample(2).answer);
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  await rubicon.button('Copy link').click();
  await expect.poll(async () => (await rubicon.page.locator('body').texts()).join()).toContain('Link copied');
  const link = await readClipboard(rubicon);
  expect(link.startsWith(`${address}#b=`)).toBe(true);
  await rubicon.visit(link.slice(address.length));
  await rubicon.expectMove(1, 2);
});
