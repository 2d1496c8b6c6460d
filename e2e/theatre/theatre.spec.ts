import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { linkOf, type Rows, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { atSize, painted, resize, watchPlaces } from '../support/places.ts';
import { singleFile } from '../support/single-file.ts';
import { tapOn } from '../support/touch.ts';
import { Theatre } from './theatre.ts';
import { Wave } from './wave/wave.ts';

const LAPTOP = { width: 1366, height: 657 };
const PHONE = { width: 360, height: 740 };

/** On a phone's screen the page is used by a finger, for which some controls are larger. */
async function onPhone(page: Page, use: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await atSize(page, PHONE, async () => {
    await use();
    await session.detach();
  });
}

test('in one file, on a laptop and a phone, in either language, the sentence stays in sight and no control moves; it is heard, and tapped', async ({
  visit,
}) => {
  const theatre = new Theatre(await visit({ viewport: LAPTOP, reducedMotion: 'reduce' }));
  const { rubicon } = theatre;
  const { page } = rubicon;
  const tones = await listen(page);
  await openFile(theatre, sample(2).rows);
  await test.step('its sound', async () => {
    await page.getByRole('checkbox', { name: 'Sound' }).check();
    expect(await tones()).toBe(0);
    await theatre.button('One position forward').click();
    await theatre.button('One position forward').click();
    await expect.poll(tones).toBeGreaterThan(0);
  });
  await test.step('the algorithm', () => readAlgorithm(theatre));
  await test.step('a loss, and why it is one, have nothing of which axe complains', async () => {
    await theatre.button('A loss').click();
    await expect(page.locator('.why-sentence')).toBeVisible();
    await expectAccessible(rubicon, 'main');
  });
  await onPhone(page, async () => {
    await test.step('a phone', () => expectSteady(theatre));
    await test.step('a finger', () => tap(theatre));
    await test.step('a finger on a laptop', async () => {
      await resize(page, LAPTOP);
      await page.evaluate(() => scrollTo(0, 0));
      await go(theatre, 'l');
      await expectInSight(theatre);
      await resize(page, PHONE);
    });
    await test.step('another language', () => expectSameEnd(theatre));
  });
  await test.step('a laptop in Chinese', () => expectSteady(theatre));
});

/** Opens the run of a board in the page in one file. */
async function openFile(theatre: Theatre, rows: Rows): Promise<void> {
  await theatre.rubicon.page.goto(`${singleFile}${linkOf(rows)}&view=theatre&act=steps`);
  await expect(theatre.button('Play')).toBeVisible();
}

/** Takes the place of the audio clock, which stands still where there is no device; returns what counts the tones played. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let tones = 0;
    Object.defineProperties(BaseAudioContext.prototype, {
      currentTime: { get: () => performance.now() / 1000 },
      state: { get: () => 'running' },
    });
    AudioContext.prototype.resume = async () => {};
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...time) {
      tones++;
      start.apply(this, time);
    };
    Object.assign(window, { tones: () => tones });
  });
  return () => page.evaluate(() => (window as unknown as { tones: () => number }).tones());
}

/** The sentence and the buttons are in sight, and the buttons are not over the board. */
async function expectInSight({ rubicon: { page }, sentence, stage }: Theatre): Promise<void> {
  const buttons = page.locator('.player-buttons');
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(buttons).toBeInViewport({ ratio: 1 });
  await expect(buttons.locator('.goals button').nth(1)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => roomBelow(stage, buttons)).toBeGreaterThanOrEqual(0);
}

/** The height (px) between the end of the stage and the buttons. */
async function roomBelow(stage: Locator, buttons: Locator): Promise<number> {
  const [board, bar] = await Promise.all([stage.boundingBox(), buttons.boundingBox()]);
  return (bar?.y ?? Number.NaN) - (board?.y ?? 0) - (board?.height ?? 0);
}

/** In another language less is above the stage, which still ends where it did, at the buttons. */
async function expectSameEnd({ rubicon }: Theatre): Promise<void> {
  const { page } = rubicon;
  await page.evaluate(() => scrollTo(0, 0));
  const room = () => roomBelow(page.locator('.stage'), page.locator('.player-buttons'));
  let before = Number.NaN;
  await expect
    .poll(async () => {
      before = await room();
      return before >= 0 && before < 8;
    })
    .toBe(true);
  await rubicon.speakChinese(true);
  await expect.poll(room).toBe(before);
}

/** Controls that stay where they are. */
const CONTROLS = ['.player-buttons button', '.moments button', '.run-controls input'];

/** Presses a key that goes to another step, and waits until that step is told. */
async function go({ rubicon: { page } }: Theatre, key: string): Promise<void> {
  const said = page.locator('.caption');
  const before = await said.textContent();
  await page.keyboard.press(key);
  await expect(said).not.toHaveText(before ?? '');
}

/** Over a run, with all that may come up beside the board, everything is in sight and no control moves. */
async function expectSteady(theatre: Theatre): Promise<void> {
  const { page } = theatre.rubicon;
  await page.evaluate(() => scrollTo(0, 0));
  await go(theatre, 'Home');
  const moved = await watchPlaces(page, CONTROLS);
  for (const key of ['w', 'ArrowRight', 'l', 'ArrowRight', 'e', 'd', 'End', 'Home', 'Shift+ArrowRight']) {
    await go(theatre, key);
    if (key === 'w') await expectInSight(theatre);
    if (key === 'd') await expect(page.locator('.turned')).toBeVisible();
  }
  await page.keyboard.press('p');
  await expect(page.locator('.turned')).toBeVisible();
  for (const _ of ['play', 'pause']) {
    await page.keyboard.press('Space');
    await painted(page);
  }
  expect(await moved()).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(theatre.sentence).toBeInViewport({ ratio: 1 });
}

/** The algorithm is read in three forms, each at the line of the run, and a line shows what it is about. */
async function readAlgorithm(theatre: Theatre): Promise<void> {
  const { page } = theatre.rubicon;
  await theatre.button('A win').click();
  for (const form of ['Pseudocode', 'C++', 'Words']) {
    await page.getByRole('tab', { name: form, exact: true }).click();
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
}

/** A board of the stage, and a cell of the layers, are explained by a tap. */
async function tap({ rubicon }: Theatre): Promise<void> {
  const { page } = rubicon;
  const sentence = page.locator('.why-sentence');
  await tapOn(rubicon, rubicon.button('Close'));
  await expect(sentence).toBeHidden();
  await tapOn(rubicon, page.locator('.stage-pin').first());
  await expect(sentence).toBeVisible();
  await tapOn(rubicon, rubicon.button('Close'));
  await expect(sentence).toBeHidden();
  await tapOn(rubicon, page.getByRole('tab', { name: 'Layer by layer' }));
  await tapOn(rubicon, new Wave(rubicon).cell([1, 2]));
  await expect(sentence).toHaveText(/^The game is over/);
  await tapOn(rubicon, rubicon.button('Close'));
  await tapOn(rubicon, page.getByRole('tab', { name: 'Position by position' }));
}
