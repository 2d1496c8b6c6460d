import type { Page } from '@playwright/test';
import { emptyBoard, linkOf, marked, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { stroke } from '../support/pointer.ts';
import { singleFile } from '../support/single-file.ts';
import { Theatre } from './theatre.ts';

test('the theatre is a place of its own, with a link, and the board stays', { tag: '@engines' }, async ({
  rubicon,
  visit,
}) => {
  await rubicon.openBoard(sample(2).rows);
  await rubicon.button('Theatre').click();
  const theatre = new Theatre(rubicon);
  await expect(theatre.sentence).toHaveText(/^Every finished game is in the queue: \d+ positions\./);
  await expect(rubicon.button('Theatre')).toHaveAttribute('aria-current', 'page');
  await expect(rubicon.page).toHaveURL(new RegExp(`${linkOf(sample(2).rows)}&view=theatre$`));

  const other = await visit();
  await other.page.goto(rubicon.page.url());
  await expect(new Theatre(other).sentence).toBeVisible();
  await other.page.reload();
  await expect(new Theatre(other).sentence).toBeVisible();
  await other.button('Analysis').click();
  await other.expectBoard(sample(2).rows);
  await other.expectAnswer(sample(2).answer);
  await expect(other.page).toHaveURL(new RegExp(`${linkOf(sample(2).rows)}$`));
});

test('sample board 2 is followed from the first finished game to its value', async ({ rubicon }) => {
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(2).rows);
  await theatre.choose('1,000');

  await theatre.playOn();
  await expect(theatre.notice).toHaveText(/^The first finished game/);
  await theatre.expectStep(1);
  await expect(theatre.line).toHaveText(/take its first position/);

  await theatre.playOn();
  await expect(theatre.notice).toHaveText(/^The first win/);
  await expect(theatre.sentence).toHaveText(/has a move that wins: \w+ wins in 1 move\.$/);
  await expect(theatre.line).toHaveText(/the predecessor is won/);

  await theatre.playOn();
  await expect(theatre.notice).toHaveText(/^The first loss/);
  await expect(theatre.line).toHaveText(/the predecessor is lost/);

  await theatre.playOn();
  await expect(theatre.notice).toHaveText('Your position is decided: Black wins in 2 moves.');
  await expect(theatre.told).toHaveText(/generals \(2,1\) and \(2,3\), pawn \(3,2\), Red to move/);
  await expect(theatre.drawn).toHaveText('lost for Red in 2 moves');

  await theatre.playOn();
  await expect(theatre.notice).toHaveText('The end. Your position: Black wins in 2 moves.');
  await expect(theatre.sentence).toHaveText(/^The queue is empty/);
  await expect(theatre.queue).toHaveText(/Nothing is in the queue/);
});

test('the moments lead to where they are', async ({ rubicon }) => {
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(2).rows);
  await theatre.button('Your position').click();
  await expect(theatre.notice).toHaveText('Your position is decided: Black wins in 2 moves.');
  await expect(theatre.button('Your position')).toHaveAttribute('aria-current', 'step');
  await theatre.button('First finished game').click();
  await theatre.expectStep(1);
  await theatre.button('The end').click();
  await expect(theatre.notice).toHaveText('The end. Your position: Black wins in 2 moves.');
});

test('a drawn tie is among what is left at the end', async ({ rubicon }) => {
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(4).rows);
  await expect(theatre.button('your position')).toBeDisabled();
  await theatre.choose('full');
  for (const moment of [/finished/, /first win/, /first loss/, /among the ties/]) {
    await theatre.playOn();
    await expect(theatre.notice).toHaveText(moment);
  }
  await expect(theatre.sentence).toHaveText(/positions were never reached/);
});

test('steps forward and back show the same again, to the pixel', { tag: '@engines' }, async ({ visit }) => {
  const theatre = new Theatre(await visit({ reducedMotion: 'reduce' }));
  await theatre.open(sample(2).rows);
  await theatre.button('next loss').click();
  await expect(theatre.sentence).toHaveText(/every move loses/);
  const pictures = [await theatre.picture()];
  for (let step = 0; step < 6; step++) {
    const before = await theatre.sentence.textContent();
    await theatre.button('One step forward').click();
    await expect(theatre.sentence).not.toHaveText(before ?? '');
    pictures.push(await theatre.picture());
  }
  for (const picture of pictures.reverse()) {
    expect(await theatre.picture()).toEqual(picture);
    const before = await theatre.sentence.textContent();
    await theatre.button('One step back').click();
    await expect(theatre.sentence).not.toHaveText(before ?? '');
  }
});

test('the buttons go by steps, positions, goals and to the ends', async ({ rubicon }) => {
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(2).rows);
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
  await theatre.button('end of the layer').click();
  await theatre.button('your position').click();
  await expect(theatre.drawn).toHaveText('lost for Red in 2 moves');
  await theatre.button('To the end').click();
  await expect(theatre.sentence).toHaveText(/^The queue is empty/);
  await expect(theatre.button('One step forward')).toBeDisabled();
  await theatre.button('To the beginning').click();
  await expect(theatre.sentence).toHaveText(/^Every finished game/);
});

test('the keys do what they do elsewhere', async ({ rubicon }) => {
  const theatre = new Theatre(rubicon);
  const { keyboard } = rubicon.page;
  await theatre.open(sample(2).rows);
  await keyboard.press('ArrowRight');
  await theatre.expectStep(1);
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('j');
  await theatre.expectStep(2);
  await keyboard.press('k');
  await keyboard.press('ArrowLeft');
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
  await expect(rubicon.page.getByText('3 positions a second')).toBeVisible();
  await keyboard.press('Space');
  await expect(theatre.notice).toHaveText(/^The first finished game/);
  await keyboard.press('?');
  await expect(rubicon.page.getByRole('dialog')).toBeVisible();
  await keyboard.press('ArrowRight');
  await rubicon.closeDialog();
  await theatre.expectStep(1);
});

test('a drag of the slider ends where it was let go', { tag: '@engines' }, async ({ rubicon }) => {
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(5).rows);
  const slider = rubicon.page.getByRole('slider', { name: 'Positions taken from the queue' });
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (box === null) throw new Error('the slider is not to be seen');
  const { mouse } = rubicon.page;
  await mouse.move(box.x + 8, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(box.x + box.width * 0.9, box.y + box.height / 2, { steps: 30 });
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 30 });
  await mouse.up();
  const value = Number(await slider.inputValue());
  expect(value).toBeGreaterThan(50_000);
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^Position ${value.toLocaleString('en')} of`),
  );
});

test('another board brings another run; boards without pieces have one, too', async ({ rubicon }) => {
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(2).rows);
  await theatre.button('your position').click();
  await expect(theatre.drawn).toHaveText('lost for Red in 2 moves');
  await rubicon.button('Analysis').click();
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

test('a board with too many positions is sent to the layers', async ({ rubicon }) => {
  const rows = marked(marked(emptyBoard(11, 10), 'O', [1, 1], [1, 3]), 'X', [11, 2]);
  await rubicon.page.goto(`./${linkOf(rows)}&view=theatre`);
  await expect(rubicon.page.getByText(/too many positions to be followed one by one/)).toBeVisible();
  await rubicon.button('See the layers').click();
  await expect(rubicon.page.getByRole('tab', { name: 'Layer by layer' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('nothing is seen of the run before when another board comes to the stage', async ({ rubicon }) => {
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(5).rows);
  await theatre.button('To the end').click();
  await theatre.button('One step back').click();
  await expect(theatre.sentence).toHaveText(/^Taken|^Its predecessor/);
  await rubicon.button('Analysis').click();
  await rubicon.openBoard(sample(2).rows);
  await rubicon.page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    requestAnimationFrame(function look() {
      seen.add(document.querySelector('.sentence')?.textContent ?? '');
      requestAnimationFrame(look);
    });
  });
  await rubicon.button('Theatre').click();
  await expect(theatre.sentence).toHaveText(/^Every finished game/);
  const seen = await rubicon.page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.filter((sentence) => /^Taken|^Its predecessor/.test(sentence))).toEqual([]);
});

test('keys are left alone where there is no stage', async ({ rubicon }) => {
  const { page } = rubicon;
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(2).rows);
  await theatre.button('next win').click();
  await page.goto(`./${linkOf(emptyBoard(32, 32))}&view=theatre`);
  await expect(page.getByText(/too many positions/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 300 });
  const scrolled = () => page.evaluate(() => scrollY);
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test('a run that breaks off can be begun again, and another board has one', async ({ rubicon }) => {
  const { page } = rubicon;
  await page.addInitScript(() => {
    const threads: Worker[] = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...message: unknown[]) {
      if (!threads.includes(this)) threads.push(this);
      Reflect.apply(postMessage, this, message);
    };
    Object.assign(window, { threads });
  });
  const breakOff = () =>
    page.evaluate(() => {
      const thread = (window as unknown as { threads: Worker[] }).threads.at(-1);
      thread?.terminate();
      thread?.dispatchEvent(new ErrorEvent('error'));
    });
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(2).rows);
  await breakOff();
  await theatre.button('next win').click();
  await expect(page.getByRole('alert')).toHaveText(/stopped unexpectedly/);
  await theatre.button('Try again').click();
  await theatre.button('next win').click();
  await expect(theatre.sentence).toHaveText(/has a move that wins/);
  await breakOff();
  await page.goto(`./${linkOf(sample(4).rows)}&view=theatre`);
  await theatre.button('next loss').click();
  await expect(theatre.sentence).toHaveText(/every move loses/);
});

test('a screen reader hears each step', async ({ rubicon }) => {
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(2).rows);
  await theatre.button('One step forward').click();
  await expect(theatre.told).toHaveText(
    /^Taken from the queue, lost for \w+: .* has won\. Position taken: .* to move\. The first finished game\./,
  );
  await theatre.button('One step forward').click();
  await expect(theatre.told).toHaveText(/^Its predecessor .* Predecessor: generals/);
  await expect(theatre.stage).toHaveAttribute('aria-label', /^Its predecessor .* Predecessor: generals/);
});

test('a run that cannot be loaded can be tried again', { tag: '@engines' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(/textbook-[^/]*\.wasm$/, (route) => route.abort());
  await page.goto(`${baseURL}${linkOf(sample(2).rows)}&view=theatre`);
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
  await page.unroute(/textbook-[^/]*\.wasm$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await context.close();
});

test('the theatre plays in the page in one file, too', { tag: '@engines' }, async ({ rubicon }) => {
  await rubicon.page.goto(`${singleFile}${linkOf(sample(2).rows)}&view=theatre`);
  const theatre = new Theatre(rubicon);
  await theatre.button('your position').click();
  await expect(theatre.drawn).toHaveText('lost for Red in 2 moves');
});

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

test('sound is off until it is asked for, ticks with the queue and hums at the end', {
  tag: '@engines',
}, async ({ rubicon }) => {
  const heard = await listen(rubicon.page);
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(4).rows);
  const sound = rubicon.page.getByRole('checkbox', { name: 'Sound' });
  await expect(sound).not.toBeChecked();
  await theatre.button('next win').click();
  await theatre.button('next loss').click();
  await expect(theatre.sentence).toHaveText(/every move loses/);
  expect(await heard()).toEqual([]);

  await sound.check();
  await theatre.button('next loss').click();
  await expect.poll(async () => (await heard()).some((tone) => !isRising(tone))).toBe(true);
  expect((await heard()).some(isLow)).toBe(false);
  await theatre.button('next win').click();
  await expect.poll(async () => (await heard()).some(isRising)).toBe(true);
  await theatre.button('To the end').click();
  await expect.poll(async () => (await heard()).some(isLow)).toBe(true);

  await rubicon.page.keyboard.press('s');
  await expect(sound).not.toBeChecked();
  const { length } = await heard();
  await theatre.button('To the beginning').click();
  await theatre.button('next win').click();
  await expect(theatre.sentence).toHaveText(/has a move that wins/);
  expect(await heard()).toHaveLength(length);
});

test('sound stays bearable at full speed', async ({ rubicon }) => {
  const heard = await listen(rubicon.page);
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(5).rows);
  await rubicon.page.getByRole('checkbox', { name: 'Sound' }).check();
  await rubicon.page.getByRole('checkbox', { name: 'Pause at these moments' }).uncheck();
  await theatre.choose('full');
  await theatre.playOn();
  await expect(theatre.sentence).toHaveText(/^The queue is empty/);
  const { length } = await heard();
  expect(length).toBeGreaterThan(0);
  expect(length).toBeLessThan(1000);
});
