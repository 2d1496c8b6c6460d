import { playByFinger } from '../study/play/finger.ts';
import { emptyBoard, marked, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { stroke } from '../support/pointer.ts';
import { moveTwoFingers, touch } from '../support/touch.ts';

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

const EMPTY = emptyBoard(4, 4);
const ONE = marked(EMPTY, 'O', [4, 1]);

test('a finger draws nothing until Edit is chosen; then it draws, carries pieces and taps, and two enlarge the board; it plays moves and games', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const hint = page.getByText('To change the board, choose Edit');
  const swipe = () =>
    touch(rubicon, [
      [1, 1],
      [1, 4],
      [3, 4],
    ]);
  await test.step('with a map open a tap reads the cell', () => readMap(rubicon));
  await test.step('moving, a swipe and a tap leave the board, and the tap shows a hint on how to edit', async () => {
    const { rows } = sample(5);
    await rubicon.openBoard(rows);
    await swipe();
    await touch(rubicon, [[2, 2]]);
    await expect(hint).toBeVisible();
    await rubicon.expectBoard(rows);
    await expect(rubicon.button('Undo')).toBeHidden();
    // On a phone on its side the hint stands in the right half.
    await page.setViewportSize({ width: 667, height: 375 });
    await touch(rubicon, [[2, 3]]);
    await expect(hint).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 740 });
  });
  const drawn = ['####', '...#', '...#', 'O...'];
  await test.step('drawing', async () => {
    await rubicon.openBoard(ONE);
    await expect(page.getByRole('radio', { name: 'Edit' })).toBeChecked();
    // Checked at once, because the hint would disappear by itself.
    expect(await hint.isVisible()).toBe(false);
    await swipe();
    await rubicon.expectBoard(drawn);
    await touch(rubicon, [
      [4, 1],
      [4, 2],
      [3, 2],
    ]);
    await rubicon.expectBoard(['####', '...#', '.O.#', '....']);
    await rubicon.choose('Pawn');
    await touch(rubicon, [[4, 4]]);
    await rubicon.expectBoard(['####', '...#', '.O.#', '...X']);
  });
  await test.step('undo takes back each stroke', async () => {
    for (let strokes = 0; strokes < 3; strokes++) await rubicon.button('Undo').click();
    await rubicon.expectBoard(ONE);
  });
  await test.step('moving again, and taking up a tool', async () => {
    await page.getByRole('radio', { name: 'Move', exact: true }).check();
    await swipe();
    await rubicon.choose('Obstacle');
    await touch(rubicon, [[2, 2]]);
    await rubicon.expectBoard(marked(ONE, '#', [2, 2]));
    await rubicon.button('Undo').click();
  });
  await test.step('the tap that closes the menu does nothing else', () => closeMenu(rubicon));
  await test.step('two fingers', () => enlarge(rubicon));
  await test.step('moves', () => playByFinger(rubicon));
});

async function closeMenu(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const menu = rubicon.button('中文');
  for (const closing of [
    () => touch(rubicon, [[2, 2]]),
    () => stroke(rubicon, [[2, 2]]),
    () => page.touchscreen.tap(180, 20),
    () => page.mouse.click(180, 20),
  ]) {
    await rubicon.button('Menu').click();
    await expect(menu).toBeVisible();
    await closing();
    await expect(menu).toBeHidden();
  }
  await rubicon.expectBoard(ONE);
  await touch(rubicon, [[2, 2]]);
  await rubicon.expectBoard(marked(ONE, '#', [2, 2]));
}

async function readMap(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const rows = ['O.O', '...', '.X.'];
  await rubicon.openBoard(rows);
  await page.getByRole('radio', { name: 'Edit' }).check();
  await page.getByRole('tab', { name: 'Maps' }).click();
  await expect(page.locator('.map-overlay .tile').first()).toBeVisible();
  expect(await page.evaluate(coveredControls)).toEqual([]);
  await touch(rubicon, [[1, 2]]);
  await expect(page.getByText('Row 1, column 2: Black has won')).toBeInViewport({ ratio: 1 });
  await touch(rubicon, [[2, 2]]);
  await expect(page.getByText(/^Row 2, column 2: /)).toBeVisible();
  await rubicon.expectBoard(rows);
  // No tap has shown a hint; checked at once, because it would disappear by itself.
  expect(await page.getByText('To change the board').count()).toBe(0);
  await page.getByRole('tab', { name: 'Moves' }).click();
}

/** The controls of the open study that something else covers when they are scrolled to. */
function coveredControls(): readonly string[] {
  const covered = [...document.querySelectorAll('[role=tabpanel] :is(label, button)')].filter((control) => {
    control.scrollIntoView({ block: 'end' });
    const { left, bottom, width } = control.getBoundingClientRect();
    return !control.contains(document.elementFromPoint(left + width / 2, bottom - 4));
  });
  return covered.map(({ textContent }) => textContent ?? '');
}

/** Two fingers enlarge the largest board, on which one then draws. */
async function enlarge(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const large = emptyBoard(32, 32);
  await rubicon.openBoard(large);
  await page.getByRole('radio', { name: 'Move', exact: true }).check();
  const width = async () => (await rubicon.cell([1, 1]).boundingBox())?.width ?? 0;
  const whole = await width();
  expect(whole).toBeLessThan(12);
  await moveTwoFingers(rubicon, { apart: [60, 240] });
  await expect.poll(width).toBeGreaterThan(3 * whole);
  await page.getByRole('radio', { name: 'Edit' }).check();
  await touch(rubicon, [
    [16, 16],
    [16, 18],
  ]);
  const drawn = marked(large, '#', [16, 16], [16, 17], [16, 18]);
  await rubicon.expectBoard(drawn);
  const top = () => rubicon.grid.evaluate((grid) => grid.getBoundingClientRect().top);
  const before = await top();
  await moveTwoFingers(rubicon, { down: 100 });
  await expect.poll(top).toBeGreaterThan(before + 60);
  await rubicon.expectBoard(drawn);
  await rubicon.button('Whole board').click();
  await expect.poll(width).toBe(whole);
}
