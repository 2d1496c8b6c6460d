import { exchangeBoards } from '../share/files.ts';
import { watchSolve } from '../solver/long-solve.ts';
import { expectNumbersOnCells } from '../study/maps/numbers.ts';
import { emptyBoard, linkOf, marked } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSideways } from '../support/no-sideways.ts';
import type { Rubicon } from '../support/page.ts';
import { clickAll } from '../support/pointer.ts';
import { seeStage } from '../theatre/stage.ts';

/*
 * What engines do differently, in one visit, because a context and a visit cost Firefox more than most of the steps.
 */
test('boards come and go as files, maps and stage are drawn alike, a long solve lets the page paint, and what is drawn is kept', {
  tag: '@engines',
}, async ({ rubicon, browserName }) => {
  await rubicon.page.emulateMedia({ reducedMotion: 'reduce' });
  await rubicon.openBoard(emptyBoard(2, 2));
  await exchangeBoards(rubicon, browserName);
  await test.step('the numbers of a map lie on its cells', () => expectNumbersOnCells(rubicon));
  await test.step('the stage shows the same again, to the pixel', () => seeStage(rubicon));
  await test.step('on the narrowest screen', () => drawNarrow(rubicon));
  await test.step('while a board is being solved', () => watchSolve(rubicon, browserName));
});

/**
 * On the narrowest screen nothing is beyond its edge, and what is drawn is there on the next visit and after
 * a reload at once.
 */
async function drawNarrow(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const link of [linkOf(emptyBoard(32, 32)), '#b=?']) {
    await rubicon.open(link);
    await expectNoSideways(page);
  }
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
  await page.goto('about:blank');
  await rubicon.open();
  await rubicon.expectBoard(drawn);
  await clickAll(rubicon, [[1, 1]]);
  await rubicon.button('Theatre').click();
  await page.reload();
  await expect(rubicon.button('Theatre')).toHaveAttribute('aria-current', 'page');
  await rubicon.button('Analysis').click();
  await rubicon.expectBoard(marked(empty, '#', [10, 10]));
}
