import { emptyBoard, marked, sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectPicture } from '../../support/picture.ts';
import { SCREENS_OF_CONTROLS, watchPlaces } from '../places.ts';
import { Tour, toldOfSample2 } from './tour.ts';

const told = toldOfSample2('en');
/** The names of the button that plays, while it does and while it does not. */
const PLAYS = { en: ['Pause', 'Play the tour'], zh: ['暂停', '播放导览'] } as const;

const sentenceOf = async (tour: Tour) => (await tour.sentence.textContent()) ?? '';

test('the tour opens with the theatre and is played to its end, each sentence standing as long as it is read', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const tour = new Tour(rubicon);
  await page.clock.install();
  await tour.open(sample(2).rows);
  await page.clock.pauseAt(Date.now() + 60_000);
  await rubicon.button('Play the tour').click();
  for (const [nth, words] of told.entries()) {
    const sentence = await sentenceOf(tour);
    expect(words).toContain(sentence);
    await page.clock.runFor(2_400);
    expect(await sentenceOf(tour)).toBe(sentence);
    await expect(tour.told).toHaveText(words);
    for (let more = 0; more < 20 && nth + 1 < told.length; more++) {
      if ((await sentenceOf(tour)) !== sentence) break;
      await page.clock.runFor(100);
    }
  }
  await page.clock.runFor(3_000);
  await expect(rubicon.button('Play the tour')).toBeVisible();
  await tour.expectChapter(8);
});

test('buttons, keys, chapters and the address lead through the tour, and a reload and Back return to it', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const tour = new Tour(rubicon);
  await tour.open(sample(2).rows);
  await test.step('buttons and keys', async () => {
    await expect(tour.told).toHaveText(told[0] ?? '');
    await rubicon.button('Next sentence').click();
    await expect(tour.told).toHaveText(told[1] ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(tour.told).toHaveText(told[2] ?? '');
    await page.keyboard.press('k');
    await expect(tour.told).toHaveText(/The pawn is on row 1/);
    await page.keyboard.press('End');
    await expect(tour.told).toHaveText(told.at(-1) ?? '');
    await page.keyboard.press('Home');
    await expect(rubicon.button('Previous sentence')).toBeDisabled();
  });
  await test.step('space plays, also after a click on a chapter', async () => {
    await tour.chapters.nth(3).click();
    await tour.expectChapter(4);
    await page.keyboard.press('Space');
    await expect(rubicon.button('Pause')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(rubicon.button('Play the tour')).toBeVisible();
  });
  await test.step('the address', async () => {
    await tour.chapters.nth(2).click();
    await rubicon.button('Next sentence').click();
    await expect(page).toHaveURL(/&view=theatre&act=tour&chapter=loss&sentence=1$/);
    const sentence = await sentenceOf(tour);
    await page.reload();
    await expect(tour.sentence).toHaveText(sentence);
    await rubicon.button('Analysis').click();
    await rubicon.expectAnswer(sample(2).answer);
    await page.goBack();
    await expect(tour.sentence).toHaveText(sentence);
    await tour.expectChapter(3);
  });
  await test.step('another board has its own, from the beginning', async () => {
    await rubicon.button('Analysis').click();
    await rubicon.openBoard(sample(4).rows);
    await rubicon.button('Theatre').click();
    await tour.expectChapter(1);
    await tour.chapters.nth(7).click();
    await expect(tour.ground).toHaveText('Your board');
    await expect(tour.sentence).toHaveText(
      /^The queue is empty: no more can be decided\. \d+ positions are left/,
    );
  });
});

test('a board that is too large, or lacks pieces, has a tour of an example', async ({ rubicon }) => {
  const tour = new Tour(rubicon);
  const rows = marked(marked(emptyBoard(11, 10), 'O', [1, 1], [1, 3]), 'X', [11, 2]);
  for (const each of [rows, marked(sample(2).rows, '.', [3, 2])]) {
    await tour.open(each, '&act=tour&chapter=yours');
    await expect(tour.ground).toHaveText('Example board');
    await expect(tour.sentence).toHaveText(/the start position/);
    const why = rubicon.page.getByText(/^Your board has 11 × 10 cells, .* an example board instead\.$/);
    await expect(why).toHaveCount(each === rows ? 1 : 0);
  }
});

for (const [screen, viewport] of Object.entries(SCREENS_OF_CONTROLS)) {
  test(`no button moves over a whole tour, in either language, ${screen}`, async ({ visit }) => {
    const isPhone = screen !== 'laptop';
    const rubicon = await visit({ viewport, hasTouch: isPhone, locale: 'en-US', reducedMotion: 'reduce' });
    const { page } = rubicon;
    const tour = new Tour(rubicon);
    await tour.open(sample(1).rows);
    for (const language of ['en', 'zh'] as const) {
      if (language === 'zh') await tour.speakChinese(isPhone);
      await page.keyboard.press('Home');
      const moved = await watchPlaces(page, '.tour-buttons button');
      for (const [nth, play] of ['Space', 'Space'].entries()) {
        await page.keyboard.press(play);
        await expect(tour.play).toHaveAttribute('aria-label', PLAYS[language][nth] ?? '');
      }
      const last = tour.buttons.getByRole('button').last();
      while (await last.isEnabled()) {
        const sentence = await sentenceOf(tour);
        await page.keyboard.press('ArrowRight');
        await expect(tour.sentence).not.toHaveText(sentence);
      }
      expect(await moved()).toEqual([]);
    }
  });
}

/** The sentences at which a chapter's picture says most, and the loop; from 0. */
const PICTURES: Readonly<Record<number, string>> = {
  2: 'captured',
  4: 'finished',
  6: 'win',
  10: 'loss',
  14: 'shortest',
  18: 'longest',
  21: 'queue',
  24: 'yours',
  27: 'tie',
  29: 'loop',
};

const SCREENS = {
  wide: { viewport: { width: 1366, height: 657 }, colorScheme: 'light' },
  phone: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
} as const;

for (const [screen, preferences] of Object.entries(SCREENS)) {
  test(`every chapter looks as it should, ${screen}, in both languages, its sentence and buttons in view`, async ({
    visit,
  }) => {
    const rubicon = await visit({ ...preferences, locale: 'en-US', reducedMotion: 'reduce' });
    const { page } = rubicon;
    const tour = new Tour(rubicon);
    await tour.open(sample(2).rows);
    for (const language of ['en', 'zh'] as const) {
      if (language === 'zh') await tour.speakChinese(screen === 'phone');
      await page.keyboard.press('Home');
      for (const [nth, words] of toldOfSample2(language).entries()) {
        const name = PICTURES[nth];
        if (name !== undefined) {
          await expect(tour.told).toHaveText(words);
          await expect(tour.sentence).toBeInViewport({ ratio: 1 });
          await expect(tour.buttons).toBeInViewport({ ratio: 1 });
          const [stage, buttons] = await Promise.all(
            [tour.stage, tour.buttons].map((each) => each.boundingBox()),
          );
          expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
          await expectPicture(page, `tour-${name}-${screen}-${language}.png`);
        }
        await page.keyboard.press('ArrowRight');
      }
    }
  });
}
