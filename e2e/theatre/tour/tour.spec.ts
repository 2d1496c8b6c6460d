import { expectAccessible } from '../../support/axe.ts';
import { sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectPicture } from '../../support/picture.ts';
import { painted, resize } from '../../support/places.ts';
import { seeLayers } from '../wave/layers.ts';
import { questionsOfSample2 } from './sample-2.ts';
import { Tour } from './tour.ts';
import { walkThrough } from './walk.ts';

test('a teacher takes the questions on paper, a film and the full screen, the program is in view, and the layers light up and fit', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const tour = new Tour(rubicon);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await tour.open(sample(2).rows, '&act=tour&chapter=win');
  await test.step('nothing of which axe complains in a question', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(tour.answers).toBeVisible();
    await expectAccessible(rubicon, '.tour-show');
  });
  await test.step('two pages', () => printQuestions(tour));
  await test.step('a GIF', async () => {
    await rubicon.button('Make a GIF of this chapter').click();
    const film = page.getByRole('img', { name: 'GIF of the chapter “One winning move is enough”' });
    await expect(film).toBeVisible();
    // Its box is there before it is decoded.
    await expect.poll(() => film.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  });
  await test.step('the full screen, where a small board is pressed', () => fillScreen(tour));
  await test.step('the program', () => readProgram(tour));
  await test.step('the layers', () => seeLayers(rubicon));
});

async function printQuestions({ rubicon }: Tour): Promise<void> {
  const { page } = rubicon;
  await rubicon.button('Print the questions').click();
  await expect(page.locator('.print-only .sheet')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#page')).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
}

/** Screens of projectors and laptops. */
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** The height of the stage, and the width of a small board. */
async function sizesOf({ rubicon: { page }, boards }: Tour): Promise<[stage: number, board: number]> {
  await painted(page);
  const boxes = await Promise.all([page.locator('.stage').boundingBox(), boards.first().boundingBox()]);
  return [boxes[0]?.height ?? 0, boxes[1]?.width ?? 0];
}

/**
 * The full screen is denied the first time, as Firefox does while something else has the focus. Stage and boards are larger in it
 * than in the page, wherever that is scrolled to, and the program stands beside them.
 */
async function fillScreen(tour: Tour): Promise<void> {
  const { rubicon, boards, sentence, stage } = tour;
  const { page } = rubicon;
  await page.evaluate(() => {
    const { requestFullscreen } = Element.prototype;
    Element.prototype.requestFullscreen = () => {
      Object.assign(Element.prototype, { requestFullscreen });
      return Promise.reject(new TypeError('Fullscreen request denied'));
    };
  });
  await rubicon.button('Full screen').click();
  const full = page.locator('.tour-show:fullscreen');
  for (const screen of SCREENS) {
    if (await full.isVisible()) await page.evaluate(() => document.exitFullscreen());
    await resize(page, screen);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const inPage = await sizesOf(tour);
    await rubicon.button('Full screen').click();
    await expect(full).toBeVisible();
    await expect.poll(async () => (await sizesOf(tour))[0]).toBeGreaterThan(inPage[0]);
    expect((await sizesOf(tour))[1]).toBeGreaterThan(inPage[1]);
  }
  await boards.nth(questionsOfSample2('en')[0]?.right ?? -1).click();
  await expect(sentence).toHaveText(/^Step back one move: here/);
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('End');
  await expect(stage).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.tour-show .tour-program')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.tour-program [aria-current]').first()).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.exitFullscreen());
}

async function readProgram({ rubicon, chapters }: Tour): Promise<void> {
  const { page } = rubicon;
  await chapters.nth(8).click();
  await page.keyboard.press('End');
  await expect(page.locator('.tour-program [aria-current]').first()).toBeInViewport();
  await expectAccessible(rubicon, '.tour-show, .tour-program');
}

/**
 * The sentences at which a chapter's picture says most, the loop, and two questions: one that boards answer,
 * one that words do. Each is seen on one of the screens; the walks measure all on both, each in the other
 * language.
 */
const PICTURES = {
  'wide-en': {
    captured: 'finished&sentence=2',
    'asked-win': 'win&sentence=1&asked=1',
    win: 'win&sentence=1',
    shortest: 'shortest&sentence=1',
    longest: 'longest&sentence=2',
    tie: 'tie&sentence=2',
    write: 'write&sentence=8',
  },
  'phone-zh': {
    finished: 'finished&sentence=4',
    'asked-win': 'win&sentence=1&asked=1',
    loss: 'loss&sentence=2',
    'asked-longest': 'longest&sentence=2&asked=1',
    queue: 'queue&sentence=1',
    yours: 'yours&sentence=1',
    loop: 'tie&sentence=4',
  },
} as const;

async function takePictures(tour: Tour, screen: keyof typeof PICTURES): Promise<void> {
  const { page } = tour.rubicon;
  for (const [name, place] of Object.entries(PICTURES[screen])) {
    await tour.open(sample(2).rows, `&act=tour&chapter=${place}`);
    await painted(page);
    await expectPicture(page, `tour-${name}-${screen}.png`);
  }
}

test('every chapter looks as it should, its sentences are in view, and no button moves, wide and on a phone, in both languages', async ({
  visit,
}) => {
  const [wide, phone] = [
    { width: 1366, height: 657 },
    { width: 360, height: 740 },
  ];
  const rubicon = await visit({ viewport: wide, reducedMotion: 'reduce' });
  const { page } = rubicon;
  const tour = new Tour(rubicon);
  /** All sentences, and the five questions. */
  const fine = { count: 47, problems: [] };
  await tour.open(sample(2).rows);
  await takePictures(tour, 'wide-en');
  await resize(page, phone);
  expect(await walkThrough(page)).toEqual(fine);
  await rubicon.speakChinese(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await takePictures(tour, 'phone-zh');
  await resize(page, wide);
  expect(await walkThrough(page)).toEqual(fine);
});
