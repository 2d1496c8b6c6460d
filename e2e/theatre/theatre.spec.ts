import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { emptyBoard, linkOf, marked, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { stroke } from '../support/pointer.ts';
import { singleFile } from '../support/single-file.ts';
import { painted, watchPlaces } from './places.ts';
import { Theatre } from './theatre.ts';

/** Notes every sentence that is seen, and returns what gives those seen so far. */
async function watchSentences(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    requestAnimationFrame(function look() {
      seen.add(document.querySelector('.sentence')?.textContent ?? '');
      requestAnimationFrame(look);
    });
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

test('the theatre is a place of its own, with a link; the board stays, and another one brings another run', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const theatre = new Theatre(rubicon);
  await test.step('a place of its own, with a link', async () => {
    await rubicon.openBoard(sample(2).rows);
    await theatre.enter();
    await expect(theatre.sentence).toHaveText(/^Every finished game is in the queue: \d+ positions\./);
    await expect(rubicon.button('Theatre')).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(new RegExp(`${linkOf(sample(2).rows)}&view=theatre&act=steps$`));
    await page.reload();
    await expect(theatre.sentence).toBeVisible();
    await theatre.button('your position').click();
    await expect(theatre.drawn).toHaveText('lost for Red in 2 moves');
    await rubicon.button('Analysis').click();
    await rubicon.expectBoard(sample(2).rows);
    await rubicon.expectAnswer(sample(2).answer);
    await expect(page).toHaveURL(new RegExp(`${linkOf(sample(2).rows)}$`));
  });

  await test.step('boards without pieces have a run, too, which is kept', async () => {
    await rubicon.choose('Erase');
    await stroke(rubicon, [[3, 2]]);
    await rubicon.button('Theatre').click();
    await expect(theatre.drawn).toHaveText('needs one pawn, two generals');
    await theatre.button('next win').click();
    await expect(theatre.sentence).toHaveText(/has a move that wins/);
    await rubicon.button('Analysis').click();
    await rubicon.button('Theatre').click();
    await expect(theatre.sentence).toHaveText(/has a move that wins/);
  });

  await test.step('nothing is seen of the run before when another board comes to the stage', async () => {
    await theatre.button('To the end').click();
    await theatre.button('One step back').click();
    await expect(theatre.sentence).toHaveText(/^Taken|takes back a move/);
    await rubicon.button('Analysis').click();
    await rubicon.openBoard(sample(4).rows);
    const seen = await watchSentences(page);
    await rubicon.button('Theatre').click();
    await expect(theatre.sentence).toHaveText(/^Every finished game/);
    expect((await seen()).filter((sentence) => /^Taken|takes back a move/.test(sentence))).toEqual([]);
  });

  await test.step('a board with too many positions is shown layer by layer at once', async () => {
    await theatre.go(marked(marked(emptyBoard(12, 12), 'O', [1, 1], [1, 3]), 'X', [12, 2]));
    await expect(page.getByText(/12 × 12 cells, too many positions to follow one by one/)).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Layer by layer' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('grid')).toBeVisible();
  });

  await test.step('a board that lacks pieces is shown with those it has', async () => {
    const lacking = ['O..', '...', '...'];
    await theatre.open(lacking);
    const [one] = await theatre.picture();
    await theatre.open(['...', '...', '...']);
    expect((await theatre.picture())[0]).not.toEqual(one);
    await page.goto(`./${linkOf(lacking)}&view=theatre&act=wave`);
    await expect(page.locator('.wave-absent .general').first()).toHaveAttribute('d', /^M[^M]*$/);
  });
});

test('the run of a board is played from the first finished game to its value, gone to, stepped and heard', async ({
  rubicon,
}) => {
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(2).rows);
  await test.step('sample board 2 is followed', () => follow(theatre));
  await test.step('a screen reader hears each step', async () => {
    await theatre.button('A finished game').click();
    await expect(theatre.heard).toHaveText(
      /^Taken from the queue, lost for \w+: .* has won\. Position taken: .* to move\. A finished game\./,
    );
    await theatre.button('One step forward').click();
    await expect(theatre.heard).toHaveText(/^Black takes back a move\. .* Predecessor: generals/);
    await expect(theatre.stage).toHaveAttribute(
      'aria-label',
      /^Black takes back a move\. .* Predecessor: generals/,
    );
  });
  await test.step('the buttons', () => goByButtons(theatre));
  await test.step('the keys', () => goByKeys(theatre));
  await test.step('a drawn tie is among what is left at the end', async () => {
    await theatre.open(sample(4).rows);
    await expect(theatre.button('your position')).toBeDisabled();
    await theatre.button('The end').click();
    await expect(theatre.notice).toHaveText(/among the ties/);
    await expect(theatre.sentence).toHaveText(/positions were never reached/);
  });
  await test.step('a loss has nothing of which axe complains', async () => {
    await theatre.button('A loss').click();
    await expect(theatre.line).toHaveText(/the predecessor is lost/);
    await expectAccessible(rubicon, 'main');
  });
});

/** From the first finished game to the value of sample board 2: played, which goes on by itself, and by its moments. */
async function follow(theatre: Theatre): Promise<void> {
  await theatre.choose('1,000');
  await theatre.button('Play').click();
  await expect(theatre.notice).toHaveText(/^A capture ends the game/);
  await expect(theatre.sentence).toHaveText(/has captured/);
  await expect(theatre.notice).toHaveText(/^A finished game/);
  await expect(theatre.sentence).toHaveText(/the pawn is on row 1/);
  await expect(theatre.line).toHaveText(/take its first position/);
  await theatre.button('Pause').click();

  await theatre.button('A win').click();
  await expect(theatre.notice).toHaveText(/^A win/);
  await expect(theatre.sentence).toHaveText(/has a move that wins: \w+ wins in 1 move\.$/);
  await expect(theatre.line).toHaveText(/the predecessor is won/);

  await theatre.button('1 left').click();
  await expect(theatre.notice).toHaveText(/^On its way to a loss: 1 move of this position/);
  await expect(theatre.sentence).toHaveText(/has 1 move left\.$/);
  await theatre.button('A loss').click();
  await expect(theatre.notice).toHaveText(/^A loss/);
  await expect(theatre.line).toHaveText(/the predecessor is lost/);

  await theatre.rubicon.page.keyboard.press('Space');
  await expect(theatre.notice).toHaveText(
    'Your position is decided, number 252 in the queue: Black wins in 2 moves.',
  );
  await theatre.rubicon.page.keyboard.press('Space');
  await expect(theatre.heard).toHaveText(/generals \(2,1\) and \(2,3\), pawn \(3,2\), Red to move/);
  await expect(theatre.drawn).toHaveText('lost for Red in 2 moves');
  await expect(theatre.button('Your position')).toHaveAttribute('aria-current', 'step');

  await theatre.button('Play').click();
  await expect(theatre.notice).toHaveText('The end. Your position: Black wins in 2 moves.');
  await expect(theatre.button('Play')).toBeVisible();
  await expect(theatre.sentence).toHaveText(/^The queue is empty/);
  await expect(theatre.queue).toHaveText(/The queue is empty/);
  await theatre.choose('sentences');
}

/** Steps forward and back show the same again, to the pixel. */
async function stepThereAndBack(theatre: Theatre): Promise<void> {
  await theatre.button('next loss').click();
  await expect(theatre.sentence).toHaveText(/every move loses/);
  const pictures = [await theatre.picture()];
  for (let step = 0; step < 4; step++) {
    const before = await theatre.place.textContent();
    await theatre.button('One step forward').click();
    await expect(theatre.place).not.toHaveText(before ?? '');
    pictures.push(await theatre.picture());
  }
  for (const picture of pictures.reverse()) {
    expect(await theatre.picture()).toEqual(picture);
    const before = await theatre.place.textContent();
    await theatre.button('One step back').click();
    await expect(theatre.place).not.toHaveText(before ?? '');
  }
}

/** A drag of the slider ends where it was let go. */
async function dragSlider({ rubicon: { page } }: Theatre): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Positions taken from the queue' });
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is not to be seen');
  const { mouse } = page;
  await mouse.move(box.x + 8, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(box.x + box.width * 0.9, box.y + box.height / 2, { steps: 10 });
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
  await mouse.up();
  const value = Number(await slider.inputValue());
  expect(value).toBeGreaterThan(50_000);
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^Taken: ${value.toLocaleString('en')} of`),
  );
}

test('steps forward and back show the same again, to the pixel, and a drag ends where it was let go', {
  tag: '@engines',
}, async ({ rubicon }) => {
  const theatre = new Theatre(rubicon);
  await preferStillness(rubicon.page);
  await theatre.open(sample(2).rows);
  await test.step('steps', () => stepThereAndBack(theatre));
  await theatre.open(sample(5).rows);
  await test.step('the slider', () => dragSlider(theatre));
});

/** The system wants nothing to move by itself: Firefox would take that from its own settings only. */
async function preferStillness(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(query.includes('prefers-reduced-motion') ? 'all' : query);
  });
}

async function goByButtons(theatre: Theatre): Promise<void> {
  await theatre.button('To the beginning').click();
  await expect(theatre.button('One step back')).toBeDisabled();
  await theatre.button('One position forward').click();
  await theatre.button('One position forward').click();
  await theatre.expectStep(2);
  await theatre.button('One position back').click();
  await theatre.expectStep(1);
  await theatre.button('next win').click();
  await expect(theatre.sentence).toHaveText(/has a move that wins/);
  await theatre.button('next loss').click();
  await expect(theatre.sentence).toHaveText(/every move loses/);
  await theatre.button('end of layer').click();
  await theatre.button('your position').click();
  await expect(theatre.drawn).toHaveText('lost for Red in 2 moves');
  await theatre.button('To the end').click();
  await expect(theatre.sentence).toHaveText(/^The queue is empty/);
  await expect(theatre.button('One step forward')).toBeDisabled();
  await theatre.button('To the beginning').click();
  await expect(theatre.sentence).toHaveText(/^Every finished game/);
}

async function goByKeys(theatre: Theatre): Promise<void> {
  const { rubicon } = theatre;
  const { keyboard } = rubicon.page;
  await keyboard.press('ArrowRight');
  await theatre.expectStep(1);
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('j');
  await keyboard.press('k');
  await theatre.expectStep(2);
  await keyboard.press('Shift+ArrowLeft');
  await theatre.expectStep(1);
  await keyboard.press('d');
  await expect(theatre.notice).toHaveText(/^Your position is decided/);
  await keyboard.press('Home');
  await expect(theatre.sentence).toHaveText(/^Every finished game/);
  await keyboard.press('w');
  await expect(theatre.sentence).toHaveText(/has a move that wins/);
  await keyboard.press('l');
  await expect(theatre.sentence).toHaveText(/every move loses/);
  await keyboard.press('End');
  await expect(theatre.sentence).toHaveText(/^The queue is empty/);
  await keyboard.press('ArrowUp');
  await keyboard.press('+');
  await expect(rubicon.page.getByText('1 position a second')).toBeVisible();
  await keyboard.press('+');
  await keyboard.press('Space');
  await expect(theatre.notice).toHaveText(/^A capture/);
  await keyboard.press('Space');
  await expect(theatre.button('Play')).toBeVisible();
  const there = await theatre.progress.textContent();
  await keyboard.press('?');
  await expect(rubicon.page.getByRole('dialog')).toBeVisible();
  await keyboard.press('ArrowRight');
  await rubicon.closeDialog();
  await expect(theatre.progress).toHaveText(there ?? '');
}

/** The sentence and the buttons are in sight, and the buttons are not over the board. */
async function expectInSight({ rubicon: { page }, sentence, stage }: Theatre): Promise<void> {
  const buttons = page.locator('.player-buttons');
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(buttons).toBeInViewport({ ratio: 1 });
  await expect(buttons.getByRole('button', { name: 'next loss' })).toBeInViewport({ ratio: 1 });
  const [board, bar] = await Promise.all([stage.boundingBox(), buttons.boundingBox()]);
  expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
}

/** Controls that stay where they are. */
const CONTROLS = ['.player-buttons button', '.moments button', '.run-controls input'].join();

for (const { screen, viewport, hasTouch } of [
  { screen: 'a laptop', viewport: { width: 1366, height: 657 }, hasTouch: false },
  { screen: 'a phone', viewport: { width: 360, height: 740 }, hasTouch: true },
]) {
  test(`on ${screen} the sentence stays in sight, and over a run no control moves, in either language`, async ({
    visit,
  }) => {
    const theatre = new Theatre(await visit({ viewport, hasTouch, reducedMotion: 'reduce' }));
    const { page } = theatre.rubicon;
    await theatre.open(sample(2).rows);
    await page.keyboard.press('w');
    await expect(theatre.sentence).toHaveText(/has a move that wins/);
    await expectInSight(theatre);
    await theatre.queue.scrollIntoViewIfNeeded();
    await expect(theatre.sentence).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
    for (const language of ['en', 'zh'] as const) {
      if (language === 'zh') await theatre.rubicon.speakChinese(hasTouch);
      await go(theatre, 'Home');
      const moved = await watchPlaces(page, CONTROLS);
      await runThrough(theatre);
      expect(await moved()).toEqual([]);
    }
  });
}

/** Presses a key that goes to another step, and waits until that step is told. */
async function go({ rubicon: { page } }: Theatre, key: string): Promise<void> {
  const said = page.locator('.caption');
  const before = await said.textContent();
  await page.keyboard.press(key);
  await expect(said).not.toHaveText(before ?? '');
}

/** Goes through a run by keys, with all that may come up beside the board, in any language. */
async function runThrough(theatre: Theatre): Promise<void> {
  const { page } = theatre.rubicon;
  for (const key of ['w', 'ArrowRight', 'l', 'ArrowRight', 'e', 'd', 'End', 'Home', 'Shift+ArrowRight']) {
    await go(theatre, key);
    if (key === 'd') await expect(page.locator('.turned')).toBeVisible();
  }
  await page.keyboard.press('p');
  await expect(page.locator('.turned')).toBeVisible();
  for (const _ of ['play', 'pause']) {
    await page.keyboard.press('Space');
    await painted(page);
  }
}

/** A tone that was played, by the frequencies at which it begins and ends. */
interface Tone {
  readonly from: number;
  readonly to: number;
}

/** Takes the place of the audio clock, which stands still where there is no device, and notes what is played. */
async function listen(page: Page): Promise<() => Promise<readonly Tone[]>> {
  await page.addInitScript(() => {
    const heard: Tone[] = [];
    const begins = new WeakMap<AudioParam, number>();
    const ends = new WeakMap<AudioParam, number>();
    Object.assign(window, { heard });
    Object.defineProperties(BaseAudioContext.prototype, {
      currentTime: { get: () => performance.now() / 1000 },
      state: { get: () => 'running' },
    });
    AudioContext.prototype.resume = async () => {};
    const { setValueAtTime, exponentialRampToValueAtTime } = AudioParam.prototype;
    AudioParam.prototype.setValueAtTime = function (value, time) {
      begins.set(this, value);
      return setValueAtTime.call(this, value, time);
    };
    AudioParam.prototype.exponentialRampToValueAtTime = function (value, time) {
      ends.set(this, value);
      return exponentialRampToValueAtTime.call(this, value, time);
    };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...time) {
      heard.push({ from: begins.get(this.frequency) ?? 0, to: ends.get(this.frequency) ?? 0 });
      start.apply(this, time);
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: Tone[] }).heard);
}

const isRising = ({ from, to }: Tone) => to > from;
const isLow = ({ from }: Tone) => from < 200;
/** Neither the hum nor a tick, which falls as well. */
const isFalling = ({ from, to }: Tone) => to < from && from > 200 && from < 800;

const polling = { intervals: [20, 50, 100, 250] };

test('the theatre plays in the page in one file, too; its sound is off until it is asked for, ticks and hums', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  const heard = await listen(page);
  const theatre = new Theatre(rubicon);
  await page.goto(`${singleFile}${linkOf(sample(4).rows)}&view=theatre&act=steps`);
  const sound = page.getByRole('checkbox', { name: 'Sound' });
  await expect(sound).not.toBeChecked();
  await theatre.button('next win').click();
  await theatre.button('next loss').click();
  await expect(theatre.sentence).toHaveText(/every move loses/);
  expect(await heard()).toEqual([]);

  await sound.check();
  await theatre.button('next loss').click();
  await expect(theatre.sentence).toHaveText(/every move loses/);
  await theatre.button('To the end').click();
  await expect(theatre.sentence).toHaveText(/^The queue is empty/);
  expect(await heard()).toEqual([]);

  const stepThere = async () => {
    await theatre.button('One step back').click();
    await theatre.button('One step forward').click();
  };
  await stepThere();
  await expect.poll(async () => (await heard()).some(isLow), polling).toBe(true);
  await theatre.button('A loss').click();
  await stepThere();
  await expect.poll(async () => (await heard()).some(isFalling), polling).toBe(true);
  expect((await heard()).some(isRising)).toBe(false);
  await theatre.button('A win').click();
  await stepThere();
  await expect.poll(async () => (await heard()).some(isRising), polling).toBe(true);

  await page.keyboard.press('s');
  await expect(sound).not.toBeChecked();
  const { length } = await heard();
  await stepThere();
  await expect(theatre.sentence).toHaveText(/has a move that wins/);
  expect(await heard()).toHaveLength(length);
});
