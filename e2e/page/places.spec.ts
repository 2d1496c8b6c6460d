import { Bench } from '../bench/bench.ts';
import { contestText, linkOf, sample, samples } from '../support/boards.ts';
import { chain } from '../support/chain.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { clickAll } from '../support/pointer.ts';
import { Tour } from '../theatre/tour/tour.ts';

const LINK = linkOf(sample(2).rows);

const place = ({ page }: Rubicon, name: string) => page.getByRole('button', { name, exact: true });
const tab = ({ page }: Rubicon, name: string) => page.getByRole('tab', { name, exact: true });
const isTab = (rubicon: Rubicon, name: string) =>
  expect(tab(rubicon, name)).toHaveAttribute('aria-selected', 'true');
const isAt = ({ page }: Rubicon, address: string) =>
  expect(page).toHaveURL(new RegExp(`${LINK}${address}$`.replace(/[?]/g, '\\?')));

/** The browser's own Back and Forward. */
const back = ({ page }: Rubicon) => page.evaluate(() => history.back());
const forward = ({ page }: Rubicon) => page.evaluate(() => history.forward());
const entries = ({ page }: Rubicon) => page.evaluate(() => history.length);

/** The first picture has no small boards; the next one has a moving piece. */
async function takeFirstStep(tour: Tour): Promise<void> {
  await expect(tour.sentence).toHaveText(/294 positions/);
  await tour.rubicon.page.keyboard.press('ArrowRight');
  await expect(tour.sentence).toHaveText(/The pawn is on row 1/);
  await expect(tour.heard).toHaveText(/The pawn is on row 1/);
}

chain(
  'the address names the place, and Back leads through all of them',
  {},
  {
    'each place, panel, act and tool is an entry': async (rubicon) => {
      await rubicon.openBoard(sample(2).rows);
      await rubicon.expectMove(0, 2);
      const before = await entries(rubicon);
      await tab(rubicon, 'Why').click();
      await isAt(rubicon, '&study=why');
      await place(rubicon, 'Theatre').click();
      await isAt(rubicon, '&view=theatre');
      await takeFirstStep(new Tour(rubicon));
      await isAt(rubicon, '&view=theatre&act=tour&sentence=1');
      await tab(rubicon, 'Layer by layer').click();
      await isAt(rubicon, '&view=theatre&act=wave');
      await place(rubicon, 'Judge bench').click();
      await isAt(rubicon, '&view=bench');
      await tab(rubicon, 'Mine').click();
      await isAt(rubicon, '&view=bench&tool=mine&goal=red&size=10x10');
      await rubicon.page.getByRole('radio', { name: 'Longest line before a tie repeats' }).check();
      await isAt(rubicon, '&view=bench&tool=mine&goal=tie&size=10x10');
      expect(await entries(rubicon)).toBe(before + 5);
    },
    'a dialog is one more, which closing it takes away': async (rubicon) => {
      await rubicon.page.keyboard.press('?');
      await isAt(rubicon, '&view=bench&tool=mine&goal=tie&size=10x10&help');
      await expect(rubicon.page.getByRole('dialog')).toBeVisible();
      await rubicon.closeDialog();
      await isAt(rubicon, '&view=bench&tool=mine&goal=tie&size=10x10');
      await rubicon.page.keyboard.press('?');
      await expect(rubicon.page.getByRole('dialog')).toBeVisible();
      await back(rubicon);
      await expect(rubicon.page.getByRole('dialog')).toBeHidden();
      await isTab(rubicon, 'Mine');
    },
    'back, a reload and forward': async (rubicon) => {
      await back(rubicon);
      await isTab(rubicon, 'Batch');
      await back(rubicon);
      await isTab(rubicon, 'Layer by layer');
      await rubicon.page.reload();
      await isTab(rubicon, 'Layer by layer');
      await back(rubicon);
      await isTab(rubicon, 'Tour');
      await expect(new Tour(rubicon).sentence).toHaveText(/The pawn is on row 1/);
      await back(rubicon);
      await isTab(rubicon, 'Why');
      await back(rubicon);
      await isTab(rubicon, 'Moves');
      await rubicon.expectBoard(sample(2).rows);
      await rubicon.page.evaluate(() => history.go(5));
      await isTab(rubicon, 'Mine');
      await expect(
        rubicon.page.getByRole('radio', { name: 'Longest line before a tie repeats' }),
      ).toBeChecked();
    },
  },
);

chain(
  'boards are entries, strokes and steps are none',
  {},
  {
    'an opened board': async (rubicon) => {
      await rubicon.openBoard(sample(2).rows);
      await rubicon.expectMove(0, 2);
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
      expect(await entries(rubicon)).toBe(before + 2);
      await back(rubicon);
      await rubicon.expectMove(7, 75);
      await rubicon.expectBoard(shown);
      await back(rubicon);
      await rubicon.expectBoard(['#.#', 'O.O', '#X.']);
      await forward(rubicon);
      await rubicon.expectMove(7, 75);
    },
    'the boards of a text, one after the other': async (rubicon) => {
      const before = await entries(rubicon);
      await rubicon.button('Import or export').click();
      await rubicon.page.getByRole('textbox', { name: 'Contest text' }).fill(contestText('sample1.in'));
      await rubicon.button('Load the board').click();
      await rubicon.expectBoard(sample(1).rows);
      const list = rubicon.page.getByRole('region', { name: 'Imported boards' });
      await list.getByRole('button', { name: 'Board 4', exact: true }).click();
      await rubicon.expectAnswer('Tie');
      // The board loaded from the dialog has replaced the dialog's history entry.
      expect(await entries(rubicon)).toBe(before + 1);
      await back(rubicon);
      await rubicon.expectBoard(sample(1).rows);
      await expect(list).toContainText('Board 1 of 5');
      await back(rubicon);
      await rubicon.expectMove(7, 75);
      await expect(rubicon.page.getByRole('dialog')).toBeHidden();
    },
    'a row of the batch, to whose list one comes back': async (rubicon) => {
      const bench = new Bench(rubicon);
      await place(rubicon, 'Judge bench').click();
      await rubicon.page.getByRole('textbox', { name: 'Contest text' }).fill(contestText('sample1.in'));
      await bench.button('Solve all boards').click();
      const row = bench.boards.getByRole('button', { name: /^Board 3\b/ });
      await row.click();
      await rubicon.expectBoard(samples[2]?.rows ?? []);
      await back(rubicon);
      await expect(row).toHaveAttribute('aria-current', 'true');
      await expect(rubicon.page.getByRole('textbox', { name: 'Contest text' })).toHaveValue(
        contestText('sample1.in'),
      );
    },
  },
);

chain(
  'an address opens what it names',
  {},
  {
    'the wave, at its layer': async (rubicon) => {
      await rubicon.page.goto(`./${linkOf(sample(5).rows)}&view=theatre&act=wave&layer=12`);
      const slider = rubicon.page.getByRole('slider', { name: 'Layer' });
      await expect(slider).toHaveValue('12');
      await slider.press('ArrowRight');
      await expect(rubicon.page).toHaveURL(/&view=theatre&act=wave&layer=13$/);
    },
    'the run, at its step': async (rubicon) => {
      await rubicon.page.goto(`./${LINK}&view=theatre&act=steps&step=23`);
      await expect(rubicon.page).toHaveURL(/&view=theatre&act=steps&step=23$/);
      const slider = rubicon.page.getByRole('slider', { name: 'Positions taken from the queue' });
      await expect(slider).toHaveValue('23');
      await rubicon.page.reload();
      await expect(slider).toHaveValue('23');
      await place(rubicon, 'Analysis').click();
      await place(rubicon, 'Theatre').click();
      await expect(slider).toHaveValue('23');
    },
    'the tool with its form': async (rubicon) => {
      await rubicon.open(`${LINK}&study=maps&help`).catch(() => {});
      await rubicon.page.goto(`./#view=bench&tool=mine&goal=unique&size=6x7`);
      await expect(rubicon.page.getByRole('spinbutton', { name: 'Rows' })).toHaveValue('6');
      await expect(rubicon.page.getByRole('spinbutton', { name: 'Columns' })).toHaveValue('7');
      await expect(rubicon.page).toHaveURL(/&view=bench&tool=mine&goal=unique&size=6x7$/);
    },
    'the help, which Escape closes': async (rubicon) => {
      await rubicon.open(`${LINK}&study=maps&help`);
      await expect(rubicon.page.getByRole('dialog')).toBeVisible();
      await rubicon.closeDialog();
      await isAt(rubicon, '&study=maps');
      await isTab(rubicon, 'Maps');
    },
    'whatever else it says': async (rubicon) => {
      await rubicon.open(`${LINK}&view=nowhere&study=7&tool=hammer&new=1`);
      // Parts that a link does not name are unchanged.
      await isTab(rubicon, 'Maps');
      await rubicon.expectBoard(sample(2).rows);
      await expect(rubicon.notices).toBeEmpty();
    },
  },
);

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('an opened board is scrolled into view, and Back returns to the place before and its scroll positions', async ({
    rubicon,
  }) => {
    const { page } = rubicon;
    await page.goto(`./${linkOf(sample(2).rows)}&view=bench&tool=mine`);
    await expect(page.getByRole('button', { name: 'Start searching' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 200));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    await rubicon.button('Theatre').dispatchEvent('click');
    await expect(page.locator('.stage canvas')).toBeVisible();
    await rubicon.button('Analysis').click();
    await expect(rubicon.grid).toBeInViewport({ ratio: 0.9 });
    await expect(rubicon.verdict).toBeInViewport();
    await back(rubicon);
    await back(rubicon);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    await test.step('the panels keep their scroll positions', () => scrollPanels(rubicon));
  });

  async function scrollPanels(rubicon: Rubicon): Promise<void> {
    const { page } = rubicon;
    const top = (panel: string) => () => page.locator(panel).evaluate((element) => element.scrollTop);
    const scroll = async (panel: string) => {
      await page.locator(panel).evaluate((element) => element.scrollTo(0, 120));
      // The browser's history has been written.
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('120');
    };
    const scrollAndComeBack = async (panel: string) => {
      await expect(rubicon.button('Copy embed code')).toBeVisible();
      await scroll(panel);
      await rubicon.button('Theatre').dispatchEvent('click');
      await expect(page.locator('.stage canvas')).toBeVisible();
      await back(rubicon);
      await expect.poll(top(panel)).toBe(120);
    };
    await rubicon.openBoard(sample(5).rows);
    await rubicon.expectMove(0, 75);
    await scrollAndComeBack('.panels');
    await page.setViewportSize({ width: 1600, height: 500 });
    await scrollAndComeBack('.column:last-child');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Row 1');
    await scroll('.dialog');
    await back(rubicon);
    await expect(page.getByRole('dialog')).toBeHidden();
    await forward(rubicon);
    await expect.poll(top('.dialog')).toBe(120);
    await page.reload();
    await expect.poll(top('.dialog')).toBe(120);
    await expect.poll(top('.column:last-child')).toBe(120);
  }
});
