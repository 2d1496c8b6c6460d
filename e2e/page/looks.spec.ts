import type { ViewportSize } from '@playwright/test';
import { sample } from '../support/boards.ts';
import { onDayOfFirstPuzzle } from '../support/first-puzzle.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSideways } from '../support/no-sideways.ts';
import type { Rubicon } from '../support/page.ts';
import { expectPicture } from '../support/picture.ts';
import { isChinese, isEnglish, sentencesOf } from '../support/sentences.ts';
import { type View, views } from '../support/views.ts';
import { Theatre } from '../theatre/theatre.ts';

/*
 * What the main views look like, compared with pictures that someone has looked at; the README shows one of them. After
 * a change that is meant: make pictures. And what they say: nothing in another language than the page's.
 */

/** How a view is looked at: on the first screen, a place on the second as well. */
interface Look {
  readonly language: 'English' | '中文';
  readonly colorScheme: 'light' | 'dark';
  readonly screens: readonly (readonly [name: string, size: ViewportSize])[];
  readonly isForeign: (sentence: string) => boolean;
}

const WIDE: Look = {
  language: 'English',
  colorScheme: 'light',
  screens: [
    ['laptop', { width: 1366, height: 768 }],
    ['desk', { width: 1920, height: 1080 }],
  ],
  isForeign: isChinese,
};

const NARROW: Look = {
  language: '中文',
  colorScheme: 'dark',
  screens: [
    ['phone', { width: 360, height: 740 }],
    ['tablet', { width: 820, height: 1180 }],
  ],
  isForeign: isEnglish,
};

/** A window of 320 px with a wide scroll bar. */
const NARROWEST = { width: 304, height: 568 } as const;

/** Has an open page look so; the button is pressed wherever it is, also below a dialog. */
async function change({ page }: Rubicon, { language, colorScheme, screens }: Look): Promise<void> {
  await page.evaluate((language) => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ lang, textContent }) => lang !== '' && textContent === language)?.click();
  }, language);
  await page.emulateMedia({ colorScheme });
  for (const [, size] of screens.slice(0, 1)) await page.setViewportSize(size);
}

/** Takes the pictures of a view, and reads it. */
async function lookAt(
  visitor: Rubicon,
  { name, isPlace }: View,
  { screens, isForeign }: Look,
): Promise<void> {
  for (const [screen, size] of screens.slice(0, isPlace ? 2 : 1)) {
    await visitor.page.setViewportSize(size);
    await expectPicture(visitor.page, `${name}-${screen}.png`);
  }
  // What is heard follows a moment later.
  await expect.poll(async () => (await sentencesOf(visitor)).filter(isForeign)).toEqual([]);
}

/** The stage at three moments of a run, by the labels of their buttons. */
const moments = {
  'stage-finished': 'A finished game',
  'stage-loss': 'A loss',
  'stage-decided': 'Your position',
} as const;

async function lookAtStage(visitor: Rubicon): Promise<void> {
  const { page } = visitor;
  const theatre = new Theatre(visitor);
  await change(visitor, WIDE);
  await page.setViewportSize({ width: 1280, height: 720 });
  await theatre.open(sample(2).rows);
  for (const [name, moment] of Object.entries(moments)) {
    await theatre.button(moment).click();
    await expect(theatre.button(moment)).toHaveAttribute('aria-current', 'step');
    await page.keyboard.press('Escape');
    await expectPicture(theatre.stage, `${name}.png`);
  }
}

/** The picture that links to the page show. */
async function takePreview({ page }: Rubicon): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 630 });
  await expectPicture(page, 'preview.png');
}

test('every view, the stage, and the picture that links to the page show, look as they should, light and dark, on screens of every width, and speak both languages', async ({
  visit,
}) => {
  const visitor = await visit({ locale: 'en-US', reducedMotion: 'reduce' });
  await onDayOfFirstPuzzle(visitor.page);
  for (const view of views) {
    await test.step(view.name, async () => {
      await change(visitor, WIDE);
      await view.open(visitor);
      if (view.name === 'first') await takePreview(visitor);
      await lookAt(visitor, view, WIDE);
      await visitor.page.setViewportSize(NARROWEST);
      await expectNoSideways(visitor.page);
      await change(visitor, NARROW);
      await view.again?.(visitor);
      await lookAt(visitor, view, NARROW);
      await expectNoSideways(visitor.page);
    });
  }
  await test.step('the stage', () => lookAtStage(visitor));
});
