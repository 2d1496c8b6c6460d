import { expectAccessible } from '../../support/axe.ts';
import { linkOf, marked, type Rows } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoSideways } from '../../support/no-sideways.ts';
import type { Rubicon } from '../../support/page.ts';
import { moveTwoFingers } from '../../support/touch.ts';
import { Maps, MIXED } from './maps.ts';

const SIDE = 24;

/** A large board of which few cells are free: solved at once. */
const MAZE: Rows = Array.from({ length: SIDE }, (_, row) => {
  if (row === 0) return `O${'.'.repeat(SIDE - 2)}O`;
  if (row === SIDE - 1) return `X${'.'.repeat(SIDE - 1)}`;
  return row % 2 === 0 ? `.${'#'.repeat(SIDE - 1)}` : `.${'#'.repeat(SIDE - 2)}.`;
});

/** A large board whose answer needs a fifth of the table. The rest is solved by two threads. */
const LARGE: Rows = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (_, column) => {
    if (row === 0 && column % (SIDE - 1) === 0) return 'O';
    if (row === 9 && column === SIDE / 2) return 'X';
    return (row * 7 + column * 3) % 11 < 3 ? '#' : '.';
  }).join(''),
);

/** On an enlarged large board the numbers are shown, it scrolls, and the focused cell stays in view. */
async function enlarge(maps: Maps): Promise<void> {
  const { rubicon } = maps;
  await expect(maps.legend('Red wins')).toBeVisible();
  await expect(maps.layer.locator('text')).toHaveCount(0);
  const small = await rubicon.cell([1, 1]).boundingBox();

  await maps.button('Zoom').click();
  await expect(maps.button('Zoom')).toHaveAttribute('aria-pressed', 'true');
  const large = await rubicon.cell([1, 1]).boundingBox();
  expect(large?.width).toBeGreaterThanOrEqual(Math.max(40, (small?.width ?? 0) * 1.5));
  await expect(maps.layer.locator('text')).not.toHaveCount(0);
  await expect(rubicon.cell([SIDE, 1])).toBeInViewport({ ratio: 1 });
  await expectNoSideways(rubicon.page);
  await rubicon.cell([SIDE, 1]).hover();
  await expect(maps.readout).toHaveText(/^Row 24, column 1: (Red|Black) wins in \d+ moves?$/);

  await rubicon.cell([SIDE, 1]).focus();
  for (const [key, place] of [
    ['Control+End', [SIDE, SIDE]],
    ['Control+Home', [1, 1]],
    ['End', [1, SIDE]],
  ] as const) {
    await rubicon.page.keyboard.press(key);
    await expect(rubicon.cell(place)).toBeFocused();
    await expect(rubicon.cell(place)).toBeInViewport({ ratio: 1 });
  }
}

/** Two fingers and the wheel scroll the enlarged board, and fingers draw nothing; a click does. */
async function scroll({ rubicon }: Maps): Promise<void> {
  const top = () => rubicon.grid.evaluate((grid) => grid.getBoundingClientRect().top);
  await rubicon.cell([SIDE, 1]).focus();
  await expect(rubicon.cell([SIDE, 1])).toBeInViewport();
  const before = await top();
  await moveTwoFingers(rubicon, { down: 120 });
  await expect.poll(top).toBeGreaterThan(before + 60);
  await rubicon.expectBoard(MAZE);
  await rubicon.choose('Obstacle');
  await expect(rubicon.button('Undo')).toBeDisabled();
  await rubicon.cell([8, 8]).hover();
  const frame = () => rubicon.page.evaluate(() => document.querySelector('.board-frame')?.scrollTop ?? 0);
  const scrolled = await frame();
  await rubicon.page.mouse.wheel(0, 90);
  await expect.poll(frame).toBeGreaterThan(scrolled + 60);
  await rubicon.cell([3, 2]).click();
  await rubicon.expectBoard(marked(MAZE, '.', [3, 2]));
}

/** The keyboard's focus is seen around a cell; what is on the cell is seen as before. */
async function expectRing(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await rubicon.button('Whole board').click();
  for (const place of [
    [3, 3],
    [1, 1],
  ] as const) {
    const { x = 0, y = 0, width = 0 } = (await rubicon.cell(place).boundingBox()) ?? {};
    const picture = (margin: number) => {
      const size = width - 2 * margin;
      return page.screenshot({ clip: { x: x + margin, y: y + margin, width: size, height: size } });
    };
    const [cell, within] = [await picture(0), await picture(2)];
    await rubicon.cell(place).focus();
    for (const key of ['ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(rubicon.cell(place)).toBeFocused();
    expect((await picture(0)).equals(cell)).toBe(false);
    expect((await picture(2)).equals(within)).toBe(true);
  }
}

test.describe('by hand', () => {
  test.use({ hasTouch: true });

  test('a large board is enlarged, pointed at, scrolled and drawn on, and two threads solve one with many positions', async ({
    rubicon,
  }) => {
    const maps = new Maps(rubicon);
    await rubicon.openBoard(MAZE);
    await maps.open();
    await test.step('enlarged', () => enlarge(maps));
    await test.step('scrolled', () => scroll(maps));
    await test.step('both maps are accessible', async () => {
      await rubicon.openBoard(MIXED);
      await maps.choice('Obstacles').check();
      await expect(maps.panel).toContainText('22 of 22 cells');
      await expectAccessible(rubicon, '.board, [role=tabpanel]');
      await maps.choice('Placement').check();
      await expectAccessible(rubicon, '[role=tabpanel]');
    });
    await test.step('the keyboard', () => expectRing(rubicon));
    await test.step('two threads', async () => {
      const half = rubicon.page
        .context()
        .waitForEvent('request', (request) => /half-worker/.test(request.url()));
      await rubicon.open(linkOf(LARGE));
      await half;
      await expect(rubicon.cell([SIDE, 1])).toHaveAccessibleName(/; (Red|Black) wins in \d+ moves?$/);
    });
  });
});
