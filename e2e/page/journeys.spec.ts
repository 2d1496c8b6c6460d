import { sample } from '../support/boards.ts';
import { readClipboard } from '../support/clipboard.ts';
import { onDayOfFirstPuzzle } from '../support/first-puzzle.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { clickAll } from '../support/pointer.ts';
import { afterMove } from '../support/rules.ts';
import { touch } from '../support/touch.ts';

/*
 * What somebody does who has never seen the page, by what is written on it.
 */

/** The controls on the screen that can be used, without the rows of lists. */
const controlsSeen = ({ page }: Rubicon) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll(':is(button, select, input):enabled, summary, a[href]')].filter(
        (each) => {
          const { top, bottom, width } = each.getBoundingClientRect();
          const isSeen =
            width > 0 && bottom > 0 && top < innerHeight && getComputedStyle(each).visibility !== 'hidden';
          const scrolled = each.closest('.column')?.getBoundingClientRect();
          const isBelow = scrolled !== undefined && top > scrolled.bottom;
          return isSeen && !isBelow && each.closest('.moves, .choices, .skip') === null;
        },
      ).length,
  );

test('on a laptop the first screen says what this is, three moves are played from it, and it says so once', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  await page.setViewportSize({ width: 1366, height: 768 });
  await rubicon.open();
  const intro = page.getByRole('region', { name: 'What this is' });
  await test.step('name, goal, rule, and few controls', async () => {
    await expect(intro).toBeInViewport({ ratio: 1 });
    await expect(intro).toContainText('Touch a piece to move it.');
    await expect(intro).toContainText('Black wins on row 1');
    expect(await controlsSeen(rubicon)).toBeLessThanOrEqual(25);
    const panel = await page.getByRole('tabpanel').boundingBox();
    expect(panel?.height).toBeGreaterThanOrEqual(400);
    expect((panel?.y ?? 0) + 400).toBeLessThanOrEqual(768);
    const [tabs, result] = [
      await page.getByRole('tablist').boundingBox(),
      await rubicon.result.boundingBox(),
    ];
    expect((tabs?.y ?? 0) - (result?.y ?? 0) - (result?.height ?? 0)).toBeLessThan(40);
  });
  await test.step('three moves', async () => {
    await clickAll(rubicon, [
      [5, 3],
      [4, 3],
    ]);
    await rubicon.expectMove(1, 75);
    await clickAll(rubicon, [
      [8, 3],
      [8, 4],
    ]);
    await rubicon.expectMove(2, 75);
    await clickAll(rubicon, [
      [9, 2],
      [9, 1],
    ]);
    const moves = [
      'Red general (5,3) up → (4,3)',
      'Black pawn (8,3) right → (8,4)',
      'Red general (9,2) left → (9,1)',
    ];
    await rubicon.expectBoard(moves.reduce(afterMove, sample(5).rows));
  });
  await test.step('the longest game known is one press away', async () => {
    await intro.getByRole('button', { name: 'Samples' }).click();
    await page.getByRole('button', { name: /^Longest game known/ }).click();
    await rubicon.expectAnswer('Red 3763');
  });
  await test.step('dismissed for good', async () => {
    await intro.getByRole('button', { name: 'Got it' }).click();
    await expect(intro).toBeHidden();
    await expect(page.getByRole('list', { name: 'Samples' }).filter({ visible: true })).toBeInViewport();
    await rubicon.reload();
    await expect(intro).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('sample 3 is drawn', async ({ rubicon, browserName }) => {
    const { page } = rubicon;
    await rubicon.open();
    await page.getByRole('region', { name: 'What this is' }).getByRole('button', { name: 'Draw' }).tap();
    await rubicon.button('Clear').tap();
    await rubicon.button('Board size 9×9').tap();
    for (const name of ['Remove a row', 'Remove a column'])
      for (let count = 9; count > 3; count--) await rubicon.button(name).tap();
    await page.keyboard.press('Escape');
    for (const [tool, mark] of [
      ['General', 'O'],
      ['Obstacle', '#'],
      ['Pawn', 'X'],
    ] as const) {
      await page.getByRole('radio', { name: tool }).tap();
      for (const [row, cells] of sample(3).rows.entries())
        for (const [column, cell] of [...cells].entries())
          if (cell === mark) await touch(rubicon, browserName, [[row + 1, column + 1]]);
    }
    await rubicon.expectBoard(sample(3).rows);
    await rubicon.expectAnswer(sample(3).answer);
  });

  test('the puzzle of the day is solved with a finger and its result shared, and the menu leads to the rest', async ({
    rubicon,
    browserName,
  }) => {
    const { page } = rubicon;
    await onDayOfFirstPuzzle(page);
    await rubicon.open();
    await page.getByRole('button', { name: 'Puzzle of the day' }).filter({ visible: true }).first().tap();
    const puzzles = page.getByRole('region', { name: 'Puzzles' });
    await expect(puzzles.getByRole('heading')).toContainText('Puzzle 1001 ');
    const yourTurn = page.getByText('Your turn: Red');
    for (const [from, to] of [
      [
        [3, 2],
        [3, 3],
      ],
      [
        [3, 3],
        [3, 4],
      ],
      [
        [3, 4],
        [3, 5],
      ],
    ] as const) {
      await expect(yourTurn).toBeVisible();
      await touch(rubicon, browserName, [from]);
      await touch(rubicon, browserName, [to]);
    }
    await expect(puzzles.getByRole('status')).toHaveText('Solved. No wrong moves.');
    await puzzles.getByRole('button', { name: 'Copy the result' }).tap();
    expect(await readClipboard(page)).toMatch(
      /^Rubicon puzzle 1001 \(2026-10-26\) ★☆☆☆☆\n1 try in 0:00 🟩🟩🟩\n\S+#study=play&puzzle=1001\n$/,
    );
    await test.step('the menu', async () => {
      await rubicon.button('Menu').tap();
      for (const name of ['Paste', 'Puzzle of the day', 'Samples', 'Tour', 'Share', 'Recent boards', 'Help'])
        await expect(page.locator('#menu').getByRole('button', { name, exact: true })).toBeInViewport({
          ratio: 1,
        });
      await page.locator('#menu').getByRole('button', { name: 'Share', exact: true }).tap();
      await expect(rubicon.button('Copy link')).toBeInViewport();
    });
  });
});
