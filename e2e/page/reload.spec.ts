import { emptyBoard, linkOf, marked } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSideways } from '../support/no-sideways.ts';
import type { Rubicon } from '../support/page.ts';
import { clickAll } from '../support/pointer.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('on the narrowest screen nothing is beyond its edge, and what is drawn is there on the next visit and after an immediate reload', {
  tag: '@engines',
}, async ({ rubicon }) => {
  const { page } = rubicon;
  await test.step('in both languages', () => walk(rubicon));
  const empty = emptyBoard(10, 10);
  await rubicon.openBoard(empty);
  const cell = await rubicon.cell([1, 1]).boundingBox();
  expect(cell?.width).toBeGreaterThanOrEqual(24);
  expect(cell?.height).toBeGreaterThanOrEqual(24);
  await clickAll(rubicon, [
    [1, 1],
    [10, 10],
  ]);
  const drawn = marked(empty, '#', [1, 1], [10, 10]);
  await rubicon.expectBoard(drawn);
  await test.step('on the next visit', async () => {
    await page.goto('about:blank');
    await rubicon.open();
    await rubicon.expectBoard(drawn);
  });
  await test.step('after a reload', async () => {
    await clickAll(rubicon, [[1, 1]]);
    await rubicon.button('Theatre').click();
    await page.reload();
    await expect(rubicon.button('Theatre')).toHaveAttribute('aria-current', 'page');
    await rubicon.button('Analysis').click();
    await rubicon.expectBoard(marked(empty, '#', [10, 10]));
  });
});

/** Expects no sideways scrolling on the largest board, with a notice and a dialog, and in Chinese. */
async function walk(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  for (const link of [linkOf(emptyBoard(32, 32)), '#b=?']) {
    await rubicon.open(link);
    await expectNoSideways(page);
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSideways(page);
  await rubicon.closeDialog();
  await rubicon.speakChinese(true);
  await expectNoSideways(page);
  await rubicon.button('菜单').click();
  await rubicon.button('English').click();
  await page.keyboard.press('Escape');
}
