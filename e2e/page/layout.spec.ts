import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { dropFile } from '../share/exchange.ts';
import { emptyBoard, linkOf, marked, type Place, sample, slowBoard, textOf } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/hold.ts';
import { expectNoSideways } from '../support/no-sideways.ts';
import type { Rubicon } from '../support/page.ts';
import { painted, watchPlaces } from '../support/places.ts';
import { clickAll, middlesOf, press } from '../support/pointer.ts';
import { MOST_SHIFT, watchShifts } from '../support/shifts.ts';
import { beginSlowSolve, cancelSolve, progressPainted } from '../support/slow-solve.ts';
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

/** Expects the moves to be equally high, with the button beside a bad one or without. */
async function expectEvenRows({ page }: Rubicon): Promise<void> {
  const heights = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.choice'), (row) => Math.round(row.getBoundingClientRect().height)),
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(new Set(heights).size, heights.join()).toBe(1);
}

/**
 * Opens the page with the board alone, then the rest of the screen, then what is not seen: what is there stays where it is, and a
 * file dropped before is read.
 */
async function openInThree(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const rest = await hold(page, /after-verdict-.*\.js$/);
  const unseen = await hold(page, /unseen-.*\.js$/);
  const placesOf = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('.board, .study, .line-panel'), (each) => {
        const { x, y } = each.getBoundingClientRect();
        return [x, y];
      }),
    );
  await rubicon.openBare(linkOf(long.rows));
  await rubicon.expectBoard(long.rows);
  const before = await rubicon.grid.boundingBox();
  await rest.requested();
  await dropFile(rubicon.grid, 'mine.in', textOf(marked(long.rows, '.', [1, 2])));
  await rest.release();
  await expect(page.locator('.settings')).toHaveCount(1);
  await expect(rubicon.moves.first()).toBeVisible();
  expect(await rubicon.grid.boundingBox()).toEqual(before);
  await unseen.requested();
  const places = await placesOf();
  expect(places).toHaveLength(3);
  await unseen.release();
  await expect(rubicon.button('Copy link')).toHaveCount(1);
  await rubicon.expectBoard(marked(long.rows, '.', [1, 2]));
  expect(await placesOf()).toEqual(places);
  await page.unrouteAll();
  await rubicon.openBoard(long.rows);
  await rubicon.expectMove(0, 75);
}

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

/**
 * The first screen says what the page is, with few controls and room for the panel; the board stays when that is dismissed by a
 * move.
 */
async function seeFirstScreen(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await expect(page.getByRole('region', { name: 'What this is' })).toBeInViewport({ ratio: 1 });
  expect(await controlsSeen(rubicon)).toBeLessThanOrEqual(25);
  const panel = await page.getByRole('tabpanel').boundingBox();
  expect(panel?.height).toBeGreaterThanOrEqual(400);
  expect((panel?.y ?? 0) + 400).toBeLessThanOrEqual(768);
  const tabs = await page.getByRole('tablist').boundingBox();
  const result = await rubicon.result.boundingBox();
  expect((tabs?.y ?? 0) - (result?.y ?? 0) - (result?.height ?? 0)).toBeLessThan(40);
  const board = await rubicon.grid.boundingBox();
  await rubicon.button('Next').click();
  await expect(page.getByRole('region', { name: 'What this is' })).toHaveCount(0);
  expect(await rubicon.grid.boundingBox()).toEqual(board);
  await rubicon.button('First').click();
}

/** What is done most, in an order in which each can be done, and what is seen when it is done. */
const ACTIONS: readonly [name: string, act: (rubicon: Rubicon) => Promise<void>][] = [
  [
    'a piece is touched',
    async (rubicon) => {
      await clickAll(rubicon, [[5, 3]]);
      await expect(rubicon.page.locator('.move-targets .worth').first()).toBeVisible();
    },
  ],
  [
    'and moved',
    async (rubicon) => {
      await clickAll(rubicon, [[4, 3]]);
      await rubicon.expectMove(1, 75);
    },
  ],
  [
    'a step on',
    async (rubicon) => {
      await rubicon.button('Next').click();
      await rubicon.expectMove(2, 75);
    },
  ],
  [
    'back to the start',
    async (rubicon) => {
      await rubicon.button('First').click();
      await rubicon.expectMove(0, 75);
    },
  ],
  ...(
    [
      ['Why', 'button, p'],
      ['Maps', 'button, p'],
      ['Play', '.lessons'],
      ['Moves', 'button, p'],
    ] as const
  ).map(([name, shown]): [string, (rubicon: Rubicon) => Promise<void>] => [
    `the tab ${name}`,
    async ({ page }) => {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tabpanel').locator(shown).first()).toBeVisible();
    },
  ]),
  [
    'edit',
    async (rubicon) => {
      await rubicon.edit();
      await expect(rubicon.button('Undo')).toBeVisible();
    },
  ],
  [
    'an obstacle',
    async (rubicon) => {
      await clickAll(rubicon, [[9, 9]]);
      await expect(rubicon.button('Undo')).toBeEnabled();
      await expect(rubicon.verdict).toContainText('Red wins');
    },
  ],
];

/** The ten commonest actions shift nothing. */
async function expectNoShifts(rubicon: Rubicon): Promise<void> {
  const shifts = await watchShifts(rubicon);
  let before = 0;
  for (const [name, act] of ACTIONS) {
    await act(rubicon);
    const sum = await shifts();
    expect.soft(sum - before, name).toBeLessThanOrEqual(MOST_SHIFT);
    before = sum;
  }
}

/** The pieces glide when they move, not when the window changes, nor with reduced motion. */
async function expectGlides(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await page.evaluate(() => {
    const note = () => document.documentElement.setAttribute('data-moved', '');
    addEventListener('transitionrun', ({ propertyName }) => propertyName === 'transform' && note());
    addEventListener('animationstart', note);
  });
  const moved = () => page.evaluate(() => document.documentElement.hasAttribute('data-moved'));
  const wide = await rubicon.grid.boundingBox();
  await page.setViewportSize({ width: 1024, height: 600 });
  await expect.poll(async () => (await rubicon.grid.boundingBox())?.width).toBeLessThan(wide?.width ?? 0);
  await painted(page);
  expect(await moved()).toBe(false);
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 75);
  await expect.poll(moved).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => document.documentElement.removeAttribute('data-moved'));
  await rubicon.button('Last').click();
  await rubicon.expectMove(75, 75);
  await rubicon.button('First').click();
  await rubicon.expectMove(0, 75);
  await painted(page);
  expect(await moved()).toBe(false);
}

/** On a desk the line, its graph and its list stand beside the board and the verdict. */
async function seeEveryWidth(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const graph = rubicon.line.getByRole('img').first();
  const both = [rubicon.result, rubicon.grid];
  const line = [rubicon.button('Next'), graph, rubicon.moves.first()];
  await expect(rubicon.button(/^Why is this move bad/)).toHaveCount(1);
  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [2560, 1440],
    [1366, 768],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const seen = width < 1280 ? line.slice(0, 1) : line;
      await expectAllSeen(...both, ...seen, page.getByRole('tab', { name: 'Play' }));
      await expectEvenRows(rubicon);
      await expectOneScreen(rubicon);
    });
  }
  await test.step('the verdict stays while the panels scroll', async () => {
    await rubicon.button('Copy embed code').scrollIntoViewIfNeeded();
    await expectAllSeen(rubicon.button('Copy embed code'));
    const moved = await watchPlaces(page, ['.board', '.panels']);
    await page.keyboard.press('j');
    await expect(rubicon.result).toContainText('This position Red 74');
    await expectAllSeen(...both);
    await page.keyboard.press('Home');
    await expect(rubicon.result).not.toContainText('This position');
    expect(await moved()).toEqual([]);
  });
}

/**
 * The pieces are seen on their cells, also when the view is flipped or the page translated, and the pointer
 * draws where it is seen.
 */
async function drawFlipped(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await rubicon.openBoard(['..O.', '....', 'O..X']);
  const isOnItsCell = async () => {
    const piece = await page.locator('.piece.pawn').boundingBox();
    const cell = await rubicon.cell([3, 4]).boundingBox();
    return Math.abs((piece?.x ?? 0) - (cell?.x ?? 9)) < 2 && Math.abs((piece?.y ?? 0) - (cell?.y ?? 9)) < 2;
  };
  const xOf = async (place: Place) => (await rubicon.cell(place).boundingBox())?.x ?? 0;
  await expect.poll(isOnItsCell).toBe(true);
  expect(await xOf([3, 4])).toBeGreaterThan(await xOf([3, 1]));
  await test.step('what a translation into Arabic does', async () => {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await isOnItsCell()).toBe(true);
    expect(await xOf([3, 4])).toBeGreaterThan(await xOf([3, 1]));
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  });
  await rubicon.choose('Obstacle');
  await rubicon.button('Flip the view').click();
  await expect.poll(isOnItsCell).toBe(true);
  expect(await xOf([3, 4])).toBeLessThan(await xOf([3, 1]));
  await rubicon.cell([3, 3]).click();
  await rubicon.expectBoard(['..O.', '....', 'O.#X']);
  await rubicon.button('Flip the view').click();
}

/**
 * At 125 and 150 %, where the edges of cells lie within pixels of the screen, nothing darker than the cells
 * is seen between them.
 */
async function expectNoLines(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await rubicon.openBoard(emptyBoard(10, 10));
  const session = await page.context().newCDPSession(page);
  for (const deviceScaleFactor of [1.25, 1.5]) {
    const metrics = { width: 1366, height: 768, deviceScaleFactor, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    await painted(page);
    const [cell] = await middlesOf(rubicon, [[2, 1]]);
    const width = (await rubicon.cell([2, 1]).boundingBox())?.width ?? 0;
    const clip = { x: 0, y: 0, ...cell, width, height: width, scale: 1 };
    const { data } = await session.send('Page.captureScreenshot', { clip });
    const cells = sharp(Buffer.from(data, 'base64'));
    const { channels } = await cells.stats();
    const [...darker] = (await cells.raw().toBuffer()).subarray(0, 3);
    expect(channels.map(({ min }) => min)).toEqual(darker);
  }
  await session.detach();
}

/** A dialog opens in its final size, before its content is loaded. */
async function expectFinalSize(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const dialog = page.getByRole('dialog');
  const script = await hold(page, /\/help-[^/]*\.js$/);
  await page.keyboard.press('?');
  await script.requested();
  const before = await dialog.boundingBox();
  await script.release();
  await expect(dialog.getByRole('table').first()).toBeAttached();
  expect(await dialog.boundingBox()).toEqual(before);
  await rubicon.closeDialog();
}

test('on a laptop the board, the verdict and the panels have their place, whatever is done or said', async ({
  rubicon,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await test.step('the board stays when the rest of the page comes', () => openInThree(rubicon));
  await test.step('the first screen', () => seeFirstScreen(rubicon));
  await test.step('other widths', () => seeEveryWidth(rubicon));
  await test.step('the ten commonest actions', () => expectNoShifts(rubicon));
  await test.step('dialogs', () => expectFinalSize(rubicon));
  await test.step('other resolutions', () => expectNoLines(rubicon));
  await test.step('a flipped board', () => drawFlipped(rubicon));
  await rubicon.openBoard(long.rows);
  await rubicon.expectMove(0, 75);
  await test.step('motion', () => expectGlides(rubicon));
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('a slow solve', () => expectToStand(rubicon, ['.board', '.line-panel', '.study']));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the verdict, the board and the steps stay, whatever is opened or said', async ({ rubicon }) => {
    await test.step('the board stays when the rest of the page comes', () => openInThree(rubicon));
    await test.step('why a move is bad', () => askWhy(rubicon));
    await test.step('stepping', () => stepOnPhone(rubicon));
    await test.step('the panels', () => scrollBelow(rubicon));
    await test.step('drawing', () => drawOnPhone(rubicon));
    await test.step('the menu', () => openMenu(rubicon));
    await test.step('on its side', () => turnPhone(rubicon));
    await test.step('larger letters on a narrow screen', () => enlargeLetters(rubicon));
    await rubicon.page.setViewportSize({ width: 390, height: 844 });
    await test.step('the ten commonest actions', () => expectNoShifts(rubicon));
    await test.step('a slow solve', () => expectToStand(rubicon, ['.board', '.study'], true));
  });
});

async function askWhy(rubicon: Rubicon): Promise<void> {
  await expectEvenRows(rubicon);
  await rubicon.button(/^Why is this move bad/).click();
  const back = await rubicon.button('Back to this position').boundingBox();
  const panels = await rubicon.page.locator('.panels').boundingBox();
  expect((back?.y ?? 0) + (back?.height ?? 0)).toBeLessThanOrEqual(panels?.y ?? 0);
  await rubicon.button('Close').click();
}

async function stepOnPhone(rubicon: Rubicon): Promise<void> {
  const { page, result, grid } = rubicon;
  const next = rubicon.button('Next');
  await expectAllSeen(result, grid, next);
  const moved = await watchPlaces(page, ['.board']);
  await next.click();
  await expect(result).toContainText('Red 75This position Red 74');
  expect(await moved()).toEqual([]);
  await expectAllSeen(rubicon.line.getByText('Red general (5,3) up → (4,3)').first(), result, grid, next);
  for (const name of ['First', 'Previous', 'Play', 'Next', 'Last']) {
    const box = await rubicon.button(name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
}

async function scrollBelow(rubicon: Rubicon): Promise<void> {
  for (const name of ['Why', 'Maps', 'Play', 'Moves']) {
    await rubicon.page.getByRole('tab', { name, exact: true }).click();
    await expectAllSeen(rubicon.result, rubicon.grid, rubicon.button('Next'));
  }
  await rubicon.button('Copy embed code').scrollIntoViewIfNeeded();
  await expectAllSeen(
    rubicon.button('Copy embed code'),
    rubicon.result,
    rubicon.grid,
    rubicon.button('Next'),
  );
  await expectOneScreen(rubicon);
}

async function drawOnPhone(rubicon: Rubicon): Promise<void> {
  const { page, result, grid } = rubicon;
  await rubicon.button('First').click();
  await expect(result).not.toContainText('This position');
  await page.getByRole('radio', { name: 'Edit' }).check();
  const size = rubicon.button('Board size 9×9');
  await expectAllSeen(result, grid, rubicon.button('Undo'), size, page.getByText('Black to move'));
  const heightOf = async (bar: string) => (await page.locator(bar).boundingBox())?.height ?? 0;
  expect(await heightOf('.toolbar')).toBeLessThan(3 * (await heightOf('.mode-switch')));
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
}

async function openMenu(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await expect(rubicon.button('中文')).toBeHidden();
  await rubicon.button('Menu').click();
  const items = ['Paste', 'Puzzle of the day', 'Samples', 'Tour', 'Share', 'Recent boards', 'Help', '中文'];
  const menu = page.locator('#menu');
  await expectAllSeen(...items.map((name) => menu.getByRole('button', { name, exact: true })));
  await menu.getByRole('button', { name: 'Share', exact: true }).tap();
  await expect(rubicon.button('Copy link')).toBeInViewport();
  await expect(rubicon.button('中文')).toBeHidden();
  await rubicon.button('Menu').click();
  await page.keyboard.press('Escape');
  await expect(rubicon.button('中文')).toBeHidden();
}

/** On its side the board stands beside the rest. */
async function turnPhone(rubicon: Rubicon): Promise<void> {
  const { page, result, grid } = rubicon;
  await page.setViewportSize({ width: 740, height: 360 });
  const tab = page.getByRole('tab', { name: 'Moves' });
  await tab.scrollIntoViewIfNeeded();
  await expectAllSeen(result, grid, rubicon.button('Next'), tab);
  const cell = await rubicon.cell([1, 1]).boundingBox();
  expect(cell?.width).toBeGreaterThanOrEqual(24);
  const [board, verdict] = [await grid.boundingBox(), await result.boundingBox()];
  expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(verdict?.x ?? 0);
  await expectOneScreen(rubicon);
}

async function enlargeLetters({ page }: Rubicon): Promise<void> {
  const letters = (size: string) =>
    page.locator('html').evaluate((html, size) => {
      html.style.fontSize = size;
    }, size);
  await page.setViewportSize({ width: 320, height: 640 });
  await letters('112.5%');
  await expectNoSideways(page);
  await letters('');
}

/** A straight stroke on a slow board, with the pointer held until the progress is visible. */
async function drawThroughSolve(rubicon: Rubicon, hasTouch: boolean): Promise<void> {
  const path: readonly Place[] = [
    [2, 2],
    [2, 12],
    [2, 31],
  ];
  const meanwhile = () => progressPainted(rubicon.page);
  if (hasTouch) await touchAndRest(rubicon, path, meanwhile);
  else {
    const [, , last] = await middlesOf(rubicon, path);
    await press(rubicon, path.slice(0, 2));
    await meanwhile();
    await rubicon.page.mouse.move(last?.x ?? 0, last?.y ?? 0);
    await rubicon.page.mouse.up();
  }
}

/** Whatever the page has to say while a slow board is drawn on, these parts stay where they are. */
async function expectToStand(rubicon: Rubicon, standing: readonly string[], hasTouch = false): Promise<void> {
  const { page, verdict } = rubicon;
  await rubicon.openBoard(sample(4).rows);
  await rubicon.expectAnswer('Tie');
  await beginSlowSolve(page);
  await cancelSolve(page);
  await expect(verdict).toHaveText('Solving was cancelled. The board is kept.');
  if (hasTouch) await page.getByRole('radio', { name: 'Edit' }).check();
  else await rubicon.choose('Obstacle');
  const moved = await watchPlaces(page, standing);
  const expectAllStood = async () => expect(await moved()).toEqual([]);
  await drawThroughSolve(rubicon, hasTouch);
  const row = Array.from({ length: 30 }, (_, index): Place => [2, index + 2]);
  await rubicon.expectBoard(marked(slowBoard, '#', ...row));
  await expectAllStood();
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
