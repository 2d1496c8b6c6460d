import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { linkOf, sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import type { Rubicon } from '../../support/page.ts';
import { Theatre } from '../theatre.ts';
import { Wave } from '../wave/wave.ts';

/** The picture turned round. */
class Why {
  readonly panel: Locator;
  readonly sentence: Locator;
  readonly successors: Locator;

  constructor(readonly rubicon: Rubicon) {
    this.panel = rubicon.page.getByRole('region', { name: /^Why\? All its successors\./ });
    this.sentence = this.panel.locator('.why-sentence');
    this.successors = this.panel.getByRole('list', { name: 'Successors' }).getByRole('button');
  }

  async close(): Promise<void> {
    await this.rubicon.page.keyboard.press('Escape');
    await expect(this.panel).toBeHidden();
  }
}

/** Black takes or passes whichever general steps beside it: all four moves of Red lose in one move more. */
const DRAWN = 'Red: lost in 2: max of 1, 1, 1 and 1, plus 1.';

test('a position of a run is turned round by a click, a tap and keys, and at a pause for a loss by itself', async ({
  rubicon,
  visit,
}) => {
  const { page } = rubicon;
  const theatre = new Theatre(rubicon);
  const why = new Why(rubicon);
  const stagePins = page.getByRole('button', { name: /^Why\? generals/ });
  await theatre.open(sample(2).rows);

  await test.step('the algorithm', () => readAlgorithm(theatre));

  await test.step('by itself, until it is closed or the run goes on', async () => {
    await theatre.button('Your position').click();
    await expect(why.sentence).toHaveText(DRAWN);
    await expect(why.successors).toHaveCount(4);
    await expect(why.successors.first()).toHaveAccessibleName(
      /^A: Red general .*\. won for Black in 1 move: this one counts$/,
    );
    await why.close();
    await expect(theatre.stage).toBeVisible();
    await theatre.button('A win').click();
    await theatre.button('Your position').click();
    await expect(why.panel).toBeVisible();
    await theatre.button('One step forward').click();
    await expect(why.panel).toBeHidden();
  });

  await test.step('by a key, which gives the focus back', async () => {
    const moment = theatre.button('Your position');
    await moment.focus();
    await page.keyboard.press('Home');
    await expect(theatre.sentence).toHaveText(/^Every finished game/);
    await page.keyboard.press('p');
    await expect(why.sentence).toHaveText('Red: not decided yet. Of 4 moves, 4 are not yet refuted.');
    await expect(why.panel).toBeFocused();
    await expect(why.panel.locator('.turned-large .dot:not(.out)')).toHaveCount(4);
    await page.keyboard.press('d');
    await expect(why.sentence).toHaveText(DRAWN);
    await why.close();
    await expect(moment).toBeFocused();
  });

  await test.step('by a click on the stage, and on to its successors', async () => {
    await stagePins.first().click();
    await expect(why.sentence).toHaveText(/^Black: won in 1: (0|min of 0[^.]*,) plus 1\.$/);
    await why.successors
      .filter({ has: page.locator('.lost') })
      .first()
      .click();
    await expect(why.sentence).toHaveText(/^The game is over: .*, so Black has won\. Nothing follows\.$/);
    await why.panel.getByRole('button', { name: 'Back to its predecessor' }).click();
    await expect(why.sentence).toHaveText(/^Black: won in 1/);
    await why.close();
  });

  await test.step('in the queue', async () => {
    const queued = theatre.queue.getByRole('button').first();
    await queued.focus();
    await page.keyboard.press('Enter');
    await expect(why.sentence).toHaveText(/: (won|lost) in 1: /);
    await expectAccessible(rubicon, '.turned');
    await why.close();
    await expect(queued).toBeFocused();
  });

  await test.step('to its proof and back', async () => {
    await theatre.button('Why? Its successors').click();
    await expect(why.sentence).toHaveText(DRAWN);
    await why.panel.getByRole('link', { name: 'See the proof in Analysis' }).click();
    await expect(page.getByText('Black wins in at most 2 moves, whatever Red plays.')).toBeVisible();
    await page.goBack();
    await expect(why.sentence).toHaveText(DRAWN);
    await page.goForward();
    await page.getByRole('link', { name: 'See how it is found in the theatre' }).click();
    await expect(why.panel).toBeVisible();
  });

  await test.step('by a tap', async () => {
    const phone = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await new Theatre(phone).open(sample(2).rows);
    await phone.page.getByRole('button', { name: /^Why\? generals/ }).tap();
    await expect(new Why(phone).sentence).toHaveText(/^Red: not decided yet/);
    await new Why(phone).panel.getByRole('button', { name: 'Close' }).tap();
    await expect(new Why(phone).panel).toBeHidden();
    await phone.page.goto(`./${linkOf(sample(5).rows)}&view=theatre&act=wave&layer=20`);
    await new Wave(phone).cell([1, 1]).tap();
    await expect(new Why(phone).sentence).toHaveText(/^The game is over/);
  });
});

/** The algorithm is read in three forms, each at the line of the run, and a line shows what it is about. */
async function readAlgorithm(theatre: Theatre): Promise<void> {
  const { page } = theatre.rubicon;
  await theatre.button('A win').click();
  for (const [form, line] of [
    ['Pseudocode', /value\[r\] ← won/],
    ['C++', /if \(who == s\.side\)\s+decide/],
    ['Words', /^Is the one taken lost/],
  ] as const) {
    await page.getByRole('tab', { name: form, exact: true }).click();
    await expect(theatre.line).toHaveText(line);
    await expect(theatre.line).toBeInViewport();
  }
  // A win is about the queue, which it joins, and about the predecessor that is informed.
  const outlines = () =>
    Promise.all(
      [theatre.queue, page.locator('.stage-pin.now')].map((each) =>
        each.evaluate((element) => getComputedStyle(element).outlineStyle),
      ),
    );
  await theatre.line.hover();
  expect(await outlines()).toEqual(['solid', 'solid']);
  await theatre.sentence.hover();
  expect(await outlines()).toEqual(['none', 'none']);
  await theatre.line.focus();
  expect(await outlines()).toEqual(['solid', 'solid']);
}

test('a cell of the wave is turned round by a click and a key, with what its layers have decided', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const wave = new Wave(rubicon);
  const why = new Why(rubicon);
  await wave.openCounted(sample(4).rows);
  const drawn = wave.cell([5, 4]);
  await test.step('a tie is known at the end alone, and says what loses', async () => {
    await drawn.click();
    await expect(why.sentence).toHaveText(/^Red: not decided yet\. Of \d moves, \d are not yet refuted\.$/);
    await page.keyboard.press('End');
    await expect(why.sentence).toHaveText(/^Tie: .*(stay|stays)\.$/);
    await why.close();
  });
  await test.step('by a key', async () => {
    const cell = wave.cell([1, 1]);
    await cell.focus();
    await page.keyboard.press('Enter');
    await expect(why.sentence).toHaveText(
      'The game is over: the pawn is on row 1, so Black has won. Nothing follows.',
    );
    await why.close();
    await expect(cell).toBeFocused();
  });
  await test.step('the pieces go along with best play', async () => {
    await wave.openCounted(sample(5).rows);
    await page.getByRole('checkbox', { name: 'Follow best play' }).check();
    await wave.slider.fill('1');
    await expect(wave.grid.locator('.lifted')).toBeVisible();
    await expect(wave.grid.locator('.wave-cell:has(.lifted)')).toHaveAccessibleName(
      /Red wins in 1 move, decided in this layer$/,
    );
    await wave.slider.fill('75');
    await expect(wave.cell([8, 3])).toHaveAccessibleName(/black pawn; Red wins in 75 moves, decided in this/);
  });
});
