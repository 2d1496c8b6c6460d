import { expect, test } from 'vitest';
import { linkOf, type Rows, sample } from '../support/boards.ts';
import { Key, Rubicon } from './support/page.ts';

const rubicon = new Rubicon();
const { page } = rubicon;
const sentence = page.locator('.caption .sentence');
const notice = page.locator('.caption .notice-line');
const progress = page.locator('.timeline output');
const stage = page.locator('.stage canvas');

async function openTheatre(rows: Rows): Promise<void> {
  await rubicon.visit(`${linkOf(rows)}&view=theatre`);
  await rubicon.button('Play').expectSeen();
}

/** How many colours the stage shows, and a number that tells its pictures apart. */
function picture(): Promise<{ readonly colours: number; readonly sum: number }> {
  return stage.read(([canvas]) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const brush = (canvas as HTMLCanvasElement).getContext('2d');
    const pixels = new Uint32Array(brush?.getImageData(0, 0, width, height).data.buffer ?? []);
    let sum = 0;
    for (const pixel of pixels) sum = (Math.imul(sum, 31) + pixel) | 0;
    return { colours: new Set(pixels).size, sum };
  });
}

test('the stage is painted, and a step back shows the picture before it', async () => {
  await openTheatre(sample(2).rows);
  await rubicon.button('next loss').click();
  await sentence.expectText(/every move loses/);
  await rubicon.button('One step back').click();
  await rubicon.button('One step forward').click();
  await sentence.expectText(/every move loses/);
  await expect.poll(async () => (await picture()).colours).toBeGreaterThan(8);
  const before = await sentence.text();
  // A piece glides and a board flashes: the picture is final when it stays.
  let last = await picture();
  await expect
    .poll(
      async () => {
        const earlier = last;
        last = await picture();
        return last.sum === earlier.sum;
      },
      { interval: 800 },
    )
    .toBe(true);
  await rubicon.button('One step forward').click();
  await expect.poll(() => sentence.text()).not.toBe(before);
  await expect.poll(async () => (await picture()).sum).not.toBe(last.sum);
  await rubicon.button('One step back').click();
  await sentence.expectText(before ?? '');
  await expect.poll(async () => (await picture()).sum).toBe(last.sum);
});

test('it plays from the first finished game to the value of the position', async () => {
  await openTheatre(sample(2).rows);
  await page.getByRole('slider', { name: /^Speed/ }).focus();
  await rubicon.press(Key.END);
  for (const told of [/^The first finished game/, /^The first win/, /^The first loss/, /^Your position/]) {
    await rubicon.button('Play').click();
    await notice.expectText(told);
    await rubicon.button('Play').expectSeen();
  }
  await notice.expectText('Your position is decided: Black wins in 2 moves.');
});

test('the keys go by steps, positions and to the ends', async () => {
  await openTheatre(sample(2).rows);
  await rubicon.press(Key.ARROW_RIGHT);
  await progress.expectText(/^Position 1 of /);
  await rubicon.press([Key.SHIFT, Key.ARROW_RIGHT], 'j');
  await progress.expectText(/^Position 2 of /);
  await rubicon.press('d');
  await notice.expectText(/^Your position is decided/);
  await rubicon.press(Key.END);
  await sentence.expectText(/^The queue is empty/);
  await rubicon.press(Key.HOME);
  await sentence.expectText(/^Every finished game/);
});

test('sound can be switched on: the page has a way to make it', async () => {
  await openTheatre(sample(2).rows);
  const sound = page.getByRole('checkbox', { name: /^Sound/ });
  await sound.click();
  await expect.poll(() => sound.isChecked()).toBe(true);
  await rubicon.button('next win').click();
  await sentence.expectText(/has a move that wins/);
});
