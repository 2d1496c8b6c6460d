import { expectAccessible } from '../../support/axe.ts';
import { emptyBoard, marked, sample } from '../../support/boards.ts';
import { readClipboard } from '../../support/clipboard.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectPicture } from '../../support/picture.ts';
import { painted, watchPlaces } from '../places.ts';
import { questionsOfSample2, sentencesOfSample2, Tour } from './tour.ts';

const sentences = sentencesOfSample2('en');
/** The last sentence that is played without being asked for, from 0. */
const LAST = 31;
/** The names of the button that plays, while it does and while it does not. */
const PLAYS = { en: ['Pause', 'Play the tour'], zh: ['暂停', '播放导览'] } as const;

const sentenceOf = async (tour: Tour) => (await tour.sentence.textContent()) ?? '';

test('the tour opens with the theatre and plays to its end, each sentence standing as long as it is read', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const tour = new Tour(rubicon);
  await page.clock.install();
  await tour.open(sample(2).rows);
  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step('from its beginning', async () => {
    await rubicon.button('Play the tour').click();
    for (const words of sentences.slice(0, 3)) {
      const sentence = await sentenceOf(tour);
      expect(words).toContain(sentence);
      await page.clock.runFor(1000 * (sentence.length / 17) - 100);
      expect(await sentenceOf(tour)).toBe(sentence);
      await expect(tour.heard).toHaveText(words);
      for (let more = 0; more < 20 && (await sentenceOf(tour)) === sentence; more++)
        await page.clock.runFor(200);
    }
  });
  await test.step('to its end', async () => {
    const [before, last] = sentences.slice(LAST - 1);
    await tour.chapters.nth(7).click();
    for (let nth = 0; nth < 5; nth++) await page.keyboard.press('ArrowRight');
    expect(before).toContain(await sentenceOf(tour));
    await rubicon.button('Play the tour').click();
    for (let more = 0; more < 20 && !last?.includes(await sentenceOf(tour)); more++)
      await page.clock.runFor(500);
    await page.clock.runFor(6_000);
    await expect(rubicon.button('Play the tour')).toBeVisible();
    await tour.expectChapter(8);
  });
  await page.clock.resume();
  await test.step('twice as fast, from the next visit on as well', async () => {
    await page.getByRole('radio', { name: '2 times the usual speed' }).check();
    await tour.reopen(sample(2).rows);
    await expect(page.getByRole('radio', { name: '2 times the usual speed' })).toBeChecked();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const sentence = await sentenceOf(tour);
    await rubicon.button('Play the tour').click();
    await page.clock.runFor(500 * (sentence.length / 17) - 100);
    expect(await sentenceOf(tour)).toBe(sentence);
    await page.clock.runFor(200);
    expect(sentences[1]).toContain(await sentenceOf(tour));
    await page.keyboard.press('-');
    await expect(page.getByRole('radio', { name: '1.5 times the usual speed' })).toBeChecked();
    await page.keyboard.press('s');
    await expect(page.getByRole('checkbox', { name: 'Sound' })).toBeChecked();
    await page.clock.resume();
  });
  await test.step('a board that is too large, or lacks pieces, has a tour of an example', async () => {
    const large = marked(marked(emptyBoard(11, 10), 'O', [1, 1], [1, 3]), 'X', [11, 2]);
    for (const rows of [large, marked(sample(2).rows, '.', [3, 2])]) {
      await tour.open(rows, '&act=tour&chapter=yours');
      await expect(tour.ground).toHaveText('Example board');
      await expect(tour.sentence).toHaveText(/the start position/);
      const why = page.getByText(/^Your board has 11 × 10 cells, .* an example board instead\.$/);
      await expect(why).toHaveCount(rows === large ? 1 : 0);
    }
  });
});

test('buttons, keys, chapters and the address lead through the tour, and a reload and Back return to it', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const tour = new Tour(rubicon);
  await tour.open(sample(2).rows);
  await test.step('buttons and keys', async () => {
    await expect(tour.heard).toHaveText(sentences[0] ?? '');
    await rubicon.button('Next sentence').click();
    await expect(tour.heard).toHaveText(sentences[1] ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(tour.heard).toHaveText(sentences[2] ?? '');
    await page.keyboard.press('k');
    await expect(tour.heard).toHaveText(/The pawn is on row 1/);
    await page.keyboard.press('End');
    await expect(tour.heard).toHaveText(sentences.at(-1) ?? '');
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
    await expectAccessible(rubicon, 'main');
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

test('the tour asks before it tells, waits, says why an answer is wrong, and keeps what was right', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const tour = new Tour(rubicon);
  const [win, loss, longest] = questionsOfSample2('en');
  const [, , , , ...told] = sentences;
  await tour.open(sample(2).rows, '&act=tour&chapter=win');
  await test.step('a small board is pressed; the first answer counts', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(tour.sentence).toHaveText(win?.question ?? '');
    await expectAccessible(rubicon, 'main');
    const wrong = win?.right === 0 ? 1 : 0;
    await tour.boards.nth(wrong).click();
    await expect(tour.sentence).toHaveText(/^No: /);
    await expect(tour.boards.nth(wrong)).toHaveAccessibleName(/: wrong$/);
    await page.keyboard.press(String((win?.right ?? 0) + 1));
    await expect(tour.heard).toHaveText(`Right. ${told[2]}`);
    await expect(tour.chapters.nth(1)).toHaveAccessibleName(/not predicted$/);
  });
  await test.step('words are chosen, by the keyboard as well, and a step passes a question', async () => {
    await tour.chapters.nth(2).click();
    for (let nth = 0; nth < 2; nth++) await rubicon.button('Next sentence').click();
    await expect(tour.sentence).toHaveText(loss?.question ?? '');
    await rubicon.button('Not yet').focus();
    await page.keyboard.press('Enter');
    await expect(tour.chapters.nth(2)).toHaveAccessibleName(/ predicted$/);
    await tour.chapters.nth(4).click();
    for (let nth = 0; nth < 2; nth++) await rubicon.button('Next sentence').click();
    await expect(tour.sentence).toHaveText(longest?.question ?? '');
    await expect(page).toHaveURL(/&chapter=longest&sentence=2&asked=1$/);
    await page.reload();
    await expect(tour.sentence).toHaveText(longest?.question ?? '');
    await rubicon.button('Next sentence').click();
    await expect(tour.answers).toHaveCount(0);
  });
  await test.step('the end says what was predicted, and asks again', async () => {
    const end = '&act=tour&chapter=tie&sentence=6';
    await tour.open(sample(2).rows, end);
    await expect(page.getByText('You predicted 1 of 5. Again:')).toBeVisible();
    await rubicon.button('Ask again: One winning move is enough').click();
    await tour.boards.nth(win?.right ?? 0).click();
    await tour.reopen(sample(2).rows, end);
    await expect(page.getByText('You predicted 2 of 5. Again:')).toBeVisible();
  });
  await test.step('whom it does not interest is not asked, on the next visit either', async () => {
    await page.getByRole('checkbox', { name: 'Questions' }).uncheck();
    await expect(page.getByText('You predicted')).toHaveCount(0);
    await tour.reopen(sample(2).rows, '&act=tour&chapter=win');
    await rubicon.button('Next sentence').click();
    await expect(tour.sentence).toHaveText(/^Step back one move: here/);
  });
});

test('a teacher takes a link to a question, the questions on paper, a film, and the full screen', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const tour = new Tour(rubicon);
  const [win] = questionsOfSample2('en');
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('.print-only')?.textContent ?? '';
    };
  });
  await tour.open(sample(2).rows, '&act=tour&chapter=win&sentence=1&asked=1');
  await rubicon.button('Copy link to this place').click();
  expect(await readClipboard(page)).toBe(page.url());
  await rubicon.button('Print the questions').click();
  const printed = page.locator('body[data-printed]');
  for (const { question } of questionsOfSample2('en'))
    await expect(printed).toHaveAttribute('data-printed', new RegExp(escaped(question)));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#page')).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-only')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await rubicon.button('Make a GIF of this chapter').click();
  const film = page.getByRole('img', { name: 'GIF of the chapter “One winning move is enough”' });
  await expect(film).toBeVisible();
  expect(await film.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);

  // Denied the first time, as Firefox does while something else has the focus.
  await page.evaluate(() => {
    const { requestFullscreen } = Element.prototype;
    Element.prototype.requestFullscreen = () => {
      Object.assign(Element.prototype, { requestFullscreen });
      return Promise.reject(new TypeError('Fullscreen request denied'));
    };
  });
  await rubicon.button('Full screen').click();
  await rubicon.button('Full screen').click();
  await expect(page.locator('.tour-show:fullscreen')).toBeVisible();
  await page.keyboard.press(String((win?.right ?? 0) + 1));
  await expect(tour.sentence).toHaveText(/^Step back one move: here/);
  await expect(tour.sentence).toBeInViewport({ ratio: 1 });
});

function escaped(text: string): string {
  return text.replace(/[()?.]/g, '\\$&');
}

test('the program is written line by line, is taken to Stress, and is broken there on purpose', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const tour = new Tour(rubicon);
  const program = page.getByRole('list', { name: 'The program' });
  const editor = page.locator('.cm-content');
  const lit = program.locator('[aria-current]');
  await page.goto('./#view=bench&tool=stress');
  await editor.fill('int main() {}');
  await rubicon.button('Theatre').click();
  await tour.chapters.nth(8).click();
  await expect(lit).toHaveText([/^struct State/]);
  await page.keyboard.press('End');
  await expect(lit).toHaveText([/if \(winner\[id\(s\)\] < 0\)/, /printf\("%s %d/]);
  await expect(lit.first()).toBeInViewport();
  await expect(page.locator('.tour-variables')).toHaveText('winner[id(s)]REDdist[id(s)]75');
  await expectAccessible(rubicon, 'main');

  await rubicon.button('Take it to Stress').click();
  // The editor holds only the lines in sight.
  await expect(editor).toContainText('struct State');
  await rubicon.button('Bring back my program').click();
  await expect(editor).toHaveText('int main() {}');

  await page.goBack();
  await rubicon.button('Break it on purpose').click();
  await page.getByRole('button', { name: /^3\. The pawn may go down/ }).click();
  await rubicon.button('Make it in the lesson’s program, and stress it').click();
  await expect(editor).toContainText('int pawn = beside(s.pawn, d);');
});

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
  40: 'write',
};

/** The questions with a picture: one that small boards answer, and one that words do; by the sentence before them. */
const ASKED: Readonly<Record<number, string>> = { 5: 'asked-win', 17: 'asked-longest' };

/** The screens, and the language in which the pictures of each are taken. */
const SCREENS = {
  wide: { preferences: { viewport: { width: 1366, height: 657 }, colorScheme: 'light' }, pictured: 'en' },
  phone: { preferences: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }, pictured: 'zh' },
} as const;

for (const [screen, { preferences, pictured }] of Object.entries(SCREENS)) {
  test(`every chapter looks as it should, ${screen}, in both languages its sentence is in view, and no button moves`, async ({
    visit,
  }) => {
    const rubicon = await visit({ ...preferences, locale: 'en-US', reducedMotion: 'reduce' });
    const { page } = rubicon;
    const tour = new Tour(rubicon);
    await tour.open(sample(2).rows);
    for (const language of ['en', 'zh'] as const) {
      if (language === 'zh') await rubicon.speakChinese(screen === 'phone');
      const moved = await watchPlaces(page, '.tour-buttons button');
      for (const name of PLAYS[language]) {
        await page.keyboard.press('Space');
        await expect(tour.play).toHaveAttribute('aria-label', name);
      }
      await page.keyboard.press('Home');
      for (const [nth, words] of sentencesOfSample2(language).entries()) {
        const name = PICTURES[nth];
        if (name !== undefined) {
          await expect(tour.heard).toHaveText(words);
          await expect(tour.sentence).toBeInViewport({ ratio: 1 });
          await expect(tour.buttons).toBeInViewport({ ratio: 1 });
          const [stage, buttons] = await Promise.all(
            [tour.stage, tour.buttons].map((each) => each.boundingBox()),
          );
          expect((stage?.y ?? 0) + (stage?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
          if (language === pictured) await expectPicture(page, `tour-${name}-${screen}-${language}.png`);
        }
        await page.keyboard.press('ArrowRight');
        await painted(page);
        if ((await tour.answers.count()) === 0) continue;
        const asked = ASKED[nth];
        if (asked !== undefined && language === pictured)
          await expectPicture(page, `tour-${asked}-${screen}-${language}.png`);
        await page.keyboard.press('ArrowRight');
        await painted(page);
      }
      expect(await moved()).toEqual([]);
    }
  });
}
