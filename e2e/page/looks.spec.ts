import { sample } from '../support/boards.ts';
import { onDayOfFirstPuzzle } from '../support/first-puzzle.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSideways } from '../support/no-sideways.ts';
import { expectPicture } from '../support/picture.ts';
import { isChinese, isEnglish, sentencesOf } from '../support/sentences.ts';
import { views } from '../support/views.ts';
import { Theatre } from '../theatre/theatre.ts';

/*
 * What the main views look like, compared with pictures that someone has looked at; the README shows one of them. After
 * a change that is meant: make pictures. And what they say: nothing in another language than the page's.
 */

/** A page is opened on the first of its screens; a place is then checked on the others as well. */
const pages = [
  {
    preferences: { colorScheme: 'light', locale: 'en-US' },
    screens: {
      laptop: { width: 1366, height: 768 },
      desk: { width: 1920, height: 1080 },
    },
    isForeign: isChinese,
  },
  {
    preferences: { colorScheme: 'dark', locale: 'zh-CN' },
    screens: { phone: { width: 360, height: 740 }, tablet: { width: 820, height: 1180 } },
    isForeign: isEnglish,
  },
] as const;

/** A window of 320 px with a wide scroll bar. */
const NARROWEST = { width: 304, height: 568 } as const;

/** The stage at three moments of a run, by the labels of their buttons. */
const moments = {
  'stage-finished': 'A finished game',
  'stage-loss': 'A loss',
  'stage-decided': 'Your position',
} as const;

test('the stage looks as it should', async ({ visit }) => {
  const theatre = new Theatre(await visit({ ...pages[0].preferences, reducedMotion: 'reduce' }));
  await theatre.open(sample(2).rows);
  for (const [name, moment] of Object.entries(moments)) {
    await theatre.button(moment).click();
    await expect(theatre.button(moment)).toHaveAttribute('aria-current', 'step');
    await theatre.rubicon.page.keyboard.press('Escape');
    await expectPicture(theatre.stage, `${name}.png`);
  }
});

for (const { preferences, screens, isForeign } of pages) {
  const sizes = Object.entries(screens);
  test(`every view looks as it should on a ${Object.keys(screens).join(' and a ')}, and speaks ${preferences.locale}`, async ({
    visit,
  }) => {
    const visitor = await visit({ ...preferences, reducedMotion: 'reduce' });
    await onDayOfFirstPuzzle(visitor.page);
    for (const { name, isPlace, open } of views) {
      await test.step(name, async () => {
        await visitor.page.setViewportSize(Object.values(screens)[0]);
        await open(visitor);
        for (const [screen, size] of isPlace ? sizes : sizes.slice(0, 1)) {
          await visitor.page.setViewportSize(size);
          await expectPicture(visitor.page, `${name}-${screen}.png`);
        }
        expect.soft((await sentencesOf(visitor)).filter(isForeign)).toEqual([]);
        await visitor.page.setViewportSize(NARROWEST);
        await expectNoSideways(visitor.page);
      });
    }
  });
}

test('the picture that links to the page show looks as it should', async ({ visit }) => {
  const visitor = await visit({
    ...pages[0].preferences,
    viewport: { width: 1200, height: 630 },
    reducedMotion: 'reduce',
  });
  await views.find(({ name }) => name === 'first')?.open(visitor);
  await expectPicture(visitor.page, 'preview.png');
});
