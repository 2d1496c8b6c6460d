import { beforeAll, expect, test } from 'vitest';
import { linkOf, sample } from '../support/boards.ts';
import { Key, Rubicon } from './support/page.ts';

const rubicon = new Rubicon();
const { page } = rubicon;
const sentence = page.locator('.caption .sentence');
const notice = page.locator('.caption .notice-line');
const progress = page.locator('.timeline output');
const stage = page.locator('.stage canvas');
/** The colour of the letters that tell a loss: they come when the piece has arrived. */
const LOSS = '#e3b5f2';

beforeAll(() => rubicon.visit(`${linkOf(sample(2).rows)}&view=theatre&act=steps`));

async function begin(): Promise<void> {
  await rubicon.button('Play').expectSeen();
  // In a slider the key would be the slider's.
  await page.read(() => (document.activeElement as HTMLElement | null)?.blur());
  await rubicon.press(Key.HOME);
  await sentence.expectText(/^Every finished game/);
}

/** The colours that the stage shows, as #rrggbb, and a number that tells its pictures apart. */
function picture(): Promise<{ readonly colours: readonly string[]; readonly sum: number }> {
  return stage.read(([canvas]) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const brush = (canvas as HTMLCanvasElement).getContext('2d');
    const data = brush?.getImageData(0, 0, width, height).data ?? [];
    const colours = new Set<number>();
    let sum = 0;
    let last = -1;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
      const pixel = (red << 16) | (green << 8) | blue;
      sum = (Math.imul(sum, 31) + pixel) | 0;
      if (pixel !== last) colours.add(pixel);
      last = pixel;
    }
    return { colours: Array.from(colours, (each) => `#${each.toString(16).padStart(6, '0')}`), sum };
  });
}

test('the keys go by steps, positions and to the ends', async () => {
  await begin();
  await rubicon.press(Key.ARROW_RIGHT);
  await progress.expectText(/^Taken: 1 of /);
  await rubicon.press([Key.SHIFT, Key.ARROW_RIGHT], [Key.SHIFT, Key.ARROW_RIGHT]);
  await progress.expectText(/^Taken: [23] of /);
  await rubicon.press('d');
  await notice.expectText(/^Your position is decided/);
  await rubicon.press(Key.END);
  await sentence.expectText(/^The queue is empty/);
});

test('the stage is painted, a step back shows the picture before it, and a piece glides until its news is shown', async () => {
  await begin();
  await rubicon.button('A finished game').click();
  // Nothing moves where a position is only taken: its picture is final at once.
  await sentence.expectText(/^Taken/);
  const before = await sentence.text();
  const taken = await picture();
  expect(taken.colours.length).toBeGreaterThan(8);
  await rubicon.button('One step forward').click();
  await expect.poll(() => sentence.text()).not.toBe(before);
  expect((await picture()).sum).not.toBe(taken.sum);
  await rubicon.button('One step back').click();
  await sentence.expectText(before ?? '');
  expect((await picture()).sum).toBe(taken.sum);

  await rubicon.button('next loss').click();
  await sentence.expectText(/every move loses/);
  await expect.poll(async () => (await picture()).colours).toContain(LOSS);
});

test('it plays from the first finished game to the value of the position', async () => {
  await begin();
  await page.getByRole('slider', { name: /^Speed/ }).focus();
  await rubicon.press(Key.END);
  for (const told of [/^A finished game/, /^A win/, /^A loss/, /^Your position/]) {
    await rubicon.button('Play').click();
    await notice.expectText(told);
    await rubicon.button('Play').expectSeen();
  }
  await notice.expectText('Your position is decided, number 252 in the queue: Black wins in 2 moves.');
});

test('sound can be switched on: the page has a way to make it', async () => {
  await begin();
  const sound = page.getByRole('checkbox', { name: /^Sound/ });
  await sound.click();
  await expect.poll(() => sound.isChecked()).toBe(true);
  await rubicon.button('next win').click();
  await sentence.expectText(/has a move that wins/);
});
