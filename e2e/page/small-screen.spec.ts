import { dropFile } from '../share/exchange.ts';
import { emptyBoard, linkOf, marked, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSideways } from '../support/no-sideways.ts';
import type { Rubicon } from '../support/page.ts';
import { clickAll } from '../support/pointer.ts';

const viewport = { width: 320, height: 640 };
test.use({ viewport });

/** Expects no sideways scrolling in any state. */
async function walk(visitor: Rubicon): Promise<void> {
  const { page, grid } = visitor;
  const links = [sample(5).rows, emptyBoard(10, 10), emptyBoard(32, 32), ['OX.']].map(linkOf);
  for (const link of [...links, '#b=?']) {
    await visitor.open(link);
    await expectNoSideways(page);
  }
  await dropFile(grid, 'broken.in', `0 1\n1 3\n${'?'.repeat(100)}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSideways(page);
  await visitor.closeDialog();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSideways(page);
  await visitor.closeDialog();
}

test('a narrow screen needs no sideways scrolling in English, and the board can be drawn on', {
  tag: '@engines',
}, async ({ rubicon }) => {
  await walk(rubicon);
  const empty = emptyBoard(10, 10);
  await rubicon.openBoard(empty);
  const cell = await rubicon.cell([1, 1]).boundingBox();
  expect(cell?.width).toBeGreaterThanOrEqual(24);
  expect(cell?.height).toBeGreaterThanOrEqual(24);
  await clickAll(rubicon, [
    [1, 1],
    [10, 10],
  ]);
  await rubicon.expectBoard(marked(empty, '#', [1, 1], [10, 10]));
});

test('a narrow screen needs no sideways scrolling in Chinese', async ({ visit }) => {
  await walk(await visit({ locale: 'zh-CN', viewport }));
});
