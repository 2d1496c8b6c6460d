import type { Locator } from '@playwright/test';
import { linkOf, marked, type Place, sample, slowBoard } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/hold.ts';
import type { Rubicon } from '../support/page.ts';
import { clickAll, middlesOf, press } from '../support/pointer.ts';
import { touchAndRest } from '../support/touch.ts';

const long = sample(5);

async function expectAllSeen(...wanted: readonly Locator[]): Promise<void> {
  for (const each of wanted) await expect(each).toBeInViewport({ ratio: 1 });
}

/** Expects that the page itself does not scroll: everything is on the screen, or scrolls in a panel. */
async function expectOneScreen({ page }: Rubicon): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    });
  await expect.poll(beyond).toEqual([0, 0]);
}

test('the board stays where it is when the rest of the page comes, and so does a dialog', async ({
  rubicon,
  page,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    const rest = await hold(page, /after-verdict-.*\.js$/);
    await page.goto('about:blank');
    await rubicon.openBare(linkOf(long.rows));
    await rubicon.expectBoard(long.rows);
    const before = await rubicon.grid.boundingBox();
    await rest.requested();
    await rest.release();
    await expect(page.locator('.settings')).toHaveCount(1);
    await expect(rubicon.moves.first()).toBeVisible();
    expect(await rubicon.grid.boundingBox()).toEqual(before);
    await page.unrouteAll();
  }
  await test.step('a dialog', () => expectFinalSize(rubicon));
});

/** A dialog opens in its final size, before its content is loaded. */
async function expectFinalSize(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const dialog = page.getByRole('dialog');
  for (const [part, open, content] of [
    ['help', () => page.keyboard.press('?'), dialog.getByRole('table').first()],
    ['exchange', () => rubicon.button('Import or export').click(), dialog.getByRole('textbox')],
  ] as const) {
    const script = await hold(page, new RegExp(`/${part}-[^/]*\\.js$`));
    await open();
    await script.requested();
    const before = await dialog.boundingBox();
    await script.release();
    await expect(content).toBeAttached();
    expect(await dialog.boundingBox()).toEqual(before);
    await rubicon.closeDialog();
  }
}

/** Expects the moves to be equally high, with the button beside a bad one or without. */
async function expectEvenRows({ page }: Rubicon): Promise<void> {
  const heights = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.choice'), (row) => Math.round(row.getBoundingClientRect().height)),
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(new Set(heights).size, heights.join()).toBe(1);
}

test('on a desk the line, its graph and its list stand beside the board and the verdict', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const graph = rubicon.line.getByRole('img').first();
  const both = [rubicon.result, rubicon.grid];
  const line = [rubicon.button('Next'), graph, rubicon.moves.first()];
  await rubicon.openBoard(long.rows);
  await rubicon.expectMove(0, 75);
  await expect(rubicon.button(/^Why is this move bad/)).toHaveCount(1);
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1366, 768],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const seen = width < 1280 ? line.slice(0, 1) : line;
      await expectAllSeen(...both, ...seen, page.getByRole('tab', { name: 'Play' }));
      await expectEvenRows(rubicon);
      await expectOneScreen(rubicon);
    });
  }
  await expectAllSeen(rubicon.button('Copy link'), rubicon.button('Copy embed code'));
  await test.step('the verdict stays while the panels scroll, and says both values', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await rubicon.button('Copy embed code').scrollIntoViewIfNeeded();
    const places = await watchPlaces(rubicon, ['.board', '.panels']);
    await page.keyboard.press('j');
    await expectAllSeen(...both);
    expect(await places()).toHaveLength(2);
    await expect(rubicon.result).toContainText('Red wins in 75 moves (38 by Red)');
    await expect(rubicon.result).toContainText('This position Red 74');
    await page.keyboard.press('End');
    await expect(rubicon.result).toContainText('This position Game over');
    await page.keyboard.press('Home');
    await expect(rubicon.result).not.toContainText('This position');
  });
  await test.step('the samples stand above it with their answers', async () => {
    await rubicon.button('Got it').click();
    const samples = page.locator('.samples').getByRole('list', { name: 'Samples' }).getByRole('button');
    await expect(samples).toHaveText([
      'Sample 1Black 0',
      'Sample 2Black 2',
      'Sample 3Black 2',
      'Sample 4Tie',
      'Sample 5Red 75',
      'Puzzle of the day',
    ]);
    await samples.nth(1).click();
    await rubicon.expectBoard(sample(2).rows);
    await rubicon.expectAnswer('Black 2');
  });
});

async function walkOnPhone(rubicon: Rubicon): Promise<void> {
  const { page, grid, result } = rubicon;
  const next = rubicon.button('Next');
  await page.setViewportSize({ width: 360, height: 740 });
  await rubicon.openBoard(long.rows);
  await rubicon.expectMove(0, 75);
  await test.step('why a move is bad', async () => {
    await expectEvenRows(rubicon);
    await rubicon.button(/^Why is this move bad/).click();
    const back = await rubicon.button('Back to this position').boundingBox();
    const panels = await page.locator('.panels').boundingBox();
    expect((back?.y ?? 0) + (back?.height ?? 0)).toBeLessThanOrEqual(panels?.y ?? 0);
    await rubicon.button('Close').click();
  });
  await test.step('stepping', async () => {
    await expectAllSeen(result, grid, next);
    const places = await watchPlaces(rubicon, ['.board']);
    await next.click();
    await expect(result).toContainText('Red 75This position Red 74');
    expect(await places()).toHaveLength(1);
    await expectAllSeen(rubicon.line.getByText('Red general (5,3) up → (4,3)').first());
    await expectAllSeen(result, grid, next);
    for (const name of ['First', 'Previous', 'Play', 'Next', 'Last']) {
      const box = await rubicon.button(name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
  await test.step('the panels scroll below', async () => {
    for (const name of ['Why', 'Maps', 'Play', 'Moves']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expectAllSeen(result, grid, next);
    }
    await rubicon.button('Copy embed code').scrollIntoViewIfNeeded();
    await expectAllSeen(rubicon.button('Copy embed code'), result, grid, next);
    await expectOneScreen(rubicon);
  });
  await test.step('drawing', async () => {
    await rubicon.button('First').click();
    await expect(result).not.toContainText('This position');
    await page.getByRole('radio', { name: 'Edit' }).check();
    const size = rubicon.button('Board size 9×9');
    await expectAllSeen(result, grid, rubicon.button('Undo'), size, page.getByText('Black to move'));
    const heights = await Promise.all(
      ['.toolbar', '.mode-switch'].map((bar) =>
        page
          .locator(bar)
          .boundingBox()
          .then((box) => box?.height ?? 0),
      ),
    );
    expect(heights[0]).toBeLessThan(3 * (heights[1] ?? 0));
    await size.click();
    await expectAllSeen(grid, rubicon.button('Flip the view'), rubicon.button('Add a column'));
    await rubicon.button('Add a column').click();
    await expect(grid).toHaveAccessibleName('Board, 9 rows, 10 columns');
    for (const { x, y } of await middlesOf(rubicon, [[2, 1]])) await page.touchscreen.tap(x, y);
    await expect(rubicon.button('Add a column')).toBeHidden();
    await rubicon.expectBoard(long.rows.map((row) => `${row}.`));
    await expect(rubicon.button('Board size 9×10')).toBeVisible();
    await rubicon.button('Undo').click();
    await rubicon.expectBoard(long.rows);
    await page.getByRole('radio', { name: 'Move', exact: true }).check();
    await expect(rubicon.button('Undo')).toBeHidden();
  });
  await test.step('the menu', async () => {
    await expect(rubicon.button('中文')).toBeHidden();
    await rubicon.button('Menu').click();
    await expectAllSeen(rubicon.button('中文'), rubicon.button('Help'));
    await page.keyboard.press('Escape');
    await expect(rubicon.button('中文')).toBeHidden();
  });
  await test.step('on its side the board stands beside the rest', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    const tab = page.getByRole('tab', { name: 'Moves' });
    await tab.scrollIntoViewIfNeeded();
    await expectAllSeen(result, grid, next, tab);
    const cell = await rubicon.cell([1, 1]).boundingBox();
    expect(cell?.width).toBeGreaterThanOrEqual(24);
    const [board, verdict] = [await grid.boundingBox(), await result.boundingBox()];
    expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(verdict?.x ?? 0);
    await expectOneScreen(rubicon);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('on a phone the verdict, the board and the steps stay, whatever is opened or said', async ({
    rubicon,
    page,
  }) => {
    await walkOnPhone(rubicon);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectToStand(rubicon, ['.board', '.study'], true);
  });
});

/** Records the positions of these elements, frame by frame; the returned function gives all positions that each has had. */
async function watchPlaces(
  { page }: Rubicon,
  selectors: readonly string[],
): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle((selectors) => {
    const places = new Set<string>();
    const look = () => {
      for (const selector of selectors) {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        places.add(`${selector} ${box?.left} ${box?.top} ${box?.width}`);
      }
      requestAnimationFrame(look);
    };
    look();
    return places;
  }, selectors);
  return () => seen.evaluate((places) => [...places]);
}

/** A straight stroke on a slow board, with the pointer held until the progress is visible. */
async function drawThroughSolve(rubicon: Rubicon, hasTouch: boolean): Promise<void> {
  const path: readonly Place[] = [
    [2, 2],
    [2, 12],
    [2, 31],
  ];
  const meanwhile = () => expect(rubicon.progress).toBeVisible();
  if (hasTouch) await touchAndRest(rubicon, path, meanwhile);
  else {
    const [, , last] = await middlesOf(rubicon, path);
    await press(rubicon, path.slice(0, 2));
    await meanwhile();
    await rubicon.page.mouse.move(last?.x ?? 0, last?.y ?? 0);
    await rubicon.page.mouse.up();
  }
  const row = Array.from({ length: 30 }, (_, index): Place => [2, index + 2]);
  await rubicon.expectBoard(marked(slowBoard, '#', ...row));
}

/** Whatever the page has to say while a slow board is drawn on, these parts stay where they are. */
async function expectToStand(rubicon: Rubicon, standing: readonly string[], hasTouch = false): Promise<void> {
  const { page, verdict } = rubicon;
  await rubicon.openBoard(sample(4).rows);
  await rubicon.expectAnswer('Tie');
  await rubicon.openBoard(slowBoard);
  await rubicon.cancel.click();
  if (hasTouch) await page.getByRole('radio', { name: 'Edit' }).check();
  else await rubicon.choose('Obstacle');
  const places = await watchPlaces(rubicon, standing);
  const expectAllStood = async () => expect(await places()).toHaveLength(standing.length);
  await drawThroughSolve(rubicon, hasTouch);
  await expectAllStood();
  await rubicon.cancel.click();
  await expect(verdict).toHaveText('Solving was cancelled. The board is kept.');
  await rubicon.choose('Erase');
  await clickAll(rubicon, [
    [1, 1],
    [32, 8],
  ]);
  await expect(verdict).toContainText('needs two red generals, has one');
  await page.evaluate(() => {
    location.hash = '#b=?';
  });
  await expect(rubicon.notices.getByRole('alert')).toBeVisible();
  await rubicon.button('Close').click();
  await expect(rubicon.notices).toBeEmpty();
  await expectAllStood();
}

test('under the mouse the board and the panels stay, whatever the page has to say', async ({
  rubicon,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectToStand(rubicon, ['.board', '.line-panel', '.study']);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expectToStand(rubicon, ['.board', '.study']);
});
