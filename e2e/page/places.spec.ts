import { openDamaged } from '../share/damaged-link.ts';
import { linkOf, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { clickAll } from '../support/pointer.ts';

const tab = ({ page }: Rubicon, name: string) => page.getByRole('tab', { name, exact: true });
const isTab = (rubicon: Rubicon, name: string) =>
  expect(tab(rubicon, name)).toHaveAttribute('aria-selected', 'true');

/** The browser's own Back and Forward. */
const back = ({ page }: Rubicon) => page.evaluate(() => history.back());
const forward = ({ page }: Rubicon) => page.evaluate(() => history.forward());
const entries = ({ page }: Rubicon) => page.evaluate(() => history.length);

test.use({ viewport: { width: 390, height: 700 } });

test('Back and Forward lead through boards, places and dialogs and their scroll positions, also after a reload; a damaged link stays in the address', async ({
  rubicon,
}) => {
  await test.step('a damaged link', () => openDamaged(rubicon));
  await tab(rubicon, 'Moves').click();
  await rubicon.openBoard(sample(2).rows);
  await rubicon.expectMove(0, 2);
  await test.step('boards and places', () => goBackAndForward(rubicon));
  await test.step('a list', () => scrollList(rubicon));
  await test.step('the panels', () => scrollPanels(rubicon));
});

async function goBackAndForward(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const before = await entries(rubicon);
  await rubicon.choose('Obstacle');
  await clickAll(rubicon, [[3, 1]]);
  await rubicon.example(5);
  await rubicon.expectMove(0, 75);
  await rubicon.moves.nth(7).click();
  await rubicon.expectMove(7, 75);
  const shown = await rubicon.rows();
  await rubicon.example(4);
  await rubicon.expectAnswer('Tie');
  await rubicon.button('Theatre').click();
  await tab(rubicon, 'Layer by layer').click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await rubicon.closeDialog();
  expect(await entries(rubicon)).toBe(before + 5);
  await expect(page).toHaveURL(/&view=theatre&act=wave$/);
  await back(rubicon);
  await isTab(rubicon, 'Tour');
  await page.reload();
  await isTab(rubicon, 'Tour');
  await back(rubicon);
  await rubicon.expectAnswer('Tie');
  await back(rubicon);
  await rubicon.expectMove(7, 75);
  await rubicon.expectBoard(shown);
  await back(rubicon);
  await rubicon.expectBoard(['#.#', 'O.O', '#X.']);
  await forward(rubicon);
  await rubicon.expectMove(7, 75);
  await page.evaluate(() => history.go(3));
  await isTab(rubicon, 'Layer by layer');
}

/** What scrolls, in the order in which an entry of the browser's history has the positions. */
const SCROLLING = [':root', '.panels', '.column', '.column + .column', '.dialog'] as const;
type Scroller = (typeof SCROLLING)[number];

/** Waits until the browser's history has this scroll position. */
const expectWritten = ({ page }: Rubicon, scroller: Scroller, top: number) =>
  expect
    .poll(() => page.evaluate((nth) => history.state.kept?.tops[nth], SCROLLING.indexOf(scroller)))
    .toBe(top);

/** An opened board is scrolled into view; Back returns to the place in the list. */
async function scrollList(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const top = () => page.evaluate(() => scrollY);
  await page.goto(`./${linkOf(sample(5).rows)}&view=bench&tool=mine`);
  await expect(rubicon.button('Start searching')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(top).toBe(200);
  await expectWritten(rubicon, ':root', 200);
  await rubicon.button('Analysis').dispatchEvent('click');
  await expect(rubicon.grid).toBeInViewport({ ratio: 0.9 });
  await expect(rubicon.verdict).toBeInViewport();
  await expect(page).not.toHaveURL(/&view=bench/);
  await back(rubicon);
  await expect.poll(top).toBe(200);
  await forward(rubicon);
  await rubicon.expectMove(0, 75);
}

async function scrollPanels(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const top = (panel: Scroller) => () =>
    page.evaluate((panel) => document.querySelector(panel)?.scrollTop, panel);
  const scroll = async (panel: Scroller) => {
    await page.evaluate((panel) => document.querySelector(panel)?.scrollTo(0, 120), panel);
    await expectWritten(rubicon, panel, 120);
  };
  const scrollAndComeBack = async (panel: Scroller) => {
    await expect(rubicon.button('Copy embed code')).toBeVisible();
    await scroll(panel);
    await rubicon.button('Judge bench').dispatchEvent('click');
    await expect(tab(rubicon, 'Mine')).toBeVisible();
    await expect(page).toHaveURL(/&view=bench/);
    await back(rubicon);
    await expect.poll(top(panel)).toBe(120);
  };
  await scrollAndComeBack('.panels');
  await page.setViewportSize({ width: 1600, height: 500 });
  await expect(rubicon.button('Copy embed code')).toBeVisible();
  await scroll('.column');
  await scrollAndComeBack('.column + .column');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Row 1');
  await scroll('.dialog');
  await back(rubicon);
  await expect(page.getByRole('dialog')).toBeHidden();
  await forward(rubicon);
  await expect.poll(top('.dialog')).toBe(120);
  await page.reload();
  await expect.poll(top('.dialog')).toBe(120);
  await expect.poll(top('.column')).toBe(120);
  await expect.poll(top('.column + .column')).toBe(120);
}
