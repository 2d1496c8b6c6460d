import { emptyBoard, linkOf, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { clickAll } from '../support/pointer.ts';

test('a reload keeps the board and the move shown', async ({ rubicon }) => {
  await rubicon.openBoard(sample(5).rows);
  await rubicon.expectMove(0, 75);
  await rubicon.moves.nth(7).click();
  await rubicon.expectMove(7, 75);
  const shown = await rubicon.rows();
  await rubicon.page.reload();
  await rubicon.expectBoard(shown);
  await rubicon.expectMove(7, 75);
  await rubicon.expectAnswer('Red 75');
});

test('a board and a place that are left at once are there on the next visit, and after a reload at once', {
  tag: '@engines',
}, async ({ rubicon }) => {
  await rubicon.openBoard(emptyBoard(3, 3));
  await clickAll(rubicon, [
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  await rubicon.page.goto('about:blank');
  await rubicon.open();
  await rubicon.expectBoard(['#..', '.#.', '..#']);
  await clickAll(rubicon, [
    [1, 1],
    [1, 3],
  ]);
  await rubicon.page.reload();
  await rubicon.expectBoard(['..#', '.#.', '..#']);
  await expect(rubicon.page).toHaveURL(/#b=2w\/1w1\/2w$/);
  await rubicon.page.reload();
  await rubicon.expectBoard(['..#', '.#.', '..#']);

  await rubicon.page.getByRole('button', { name: 'Judge bench' }).click();
  await rubicon.page.getByRole('button', { name: 'Analysis' }).click();
  await rubicon.page.getByRole('button', { name: 'Theatre' }).click();
  await rubicon.page.reload();
  await expect(rubicon.page.getByRole('button', { name: 'Theatre' })).toHaveAttribute('aria-current', 'page');
});

test('without storage the page works, and its address keeps the board', async ({ rubicon }) => {
  await rubicon.page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('storage is switched off', 'SecurityError');
      },
    });
  });
  await rubicon.open();
  await rubicon.example(2);
  await rubicon.expectAnswer('Black 2');
  await rubicon.page.getByRole('button', { name: '中文' }).click();
  await expect(rubicon.page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(rubicon.page).toHaveURL(new RegExp(`${linkOf(sample(2).rows)}$`));
  await rubicon.page.reload();
  await rubicon.expectBoard(sample(2).rows);
  await rubicon.expectAnswer('Black 2');
});
