import { expect, test } from 'vitest';
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

/** The keys go by steps, positions and to the ends. */
async function goByKeys(): Promise<void> {
  await rubicon.press(Key.ARROW_RIGHT);
  await progress.expectText(/^Taken: 1 of /);
  await rubicon.press([Key.SHIFT, Key.ARROW_RIGHT], [Key.SHIFT, Key.ARROW_RIGHT]);
  await progress.expectText(/^Taken: [23] of /);
  await rubicon.press('d');
  await notice.expectText(/^Your position is decided/);
}

/** A step back shows the picture before it, and a piece glides until its news is shown. */
async function expectPictures(): Promise<void> {
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
}

/** It holds at one moment after the other, and sound can be switched on: the page has a way to make it. */
async function playWithSound(): Promise<void> {
  const sound = page.getByRole('checkbox', { name: /^Sound/ });
  await sound.click();
  await expect.poll(() => sound.isChecked()).toBe(true);
  await page.getByRole('slider', { name: /^Speed/ }).focus();
  await rubicon.press(Key.END);
  for (const text of [/^A capture/, /^A finished game/]) {
    await rubicon.button('Play').click();
    await notice.expectText(text);
    await rubicon.button('Pause').click();
  }
}

test('the theatre is painted, stepped and played by keys and buttons, and so are its layers', async () => {
  await rubicon.visit(`${linkOf(sample(2).rows)}&view=theatre&act=steps`);
  await begin();
  await goByKeys();
  await begin();
  await expectPictures();
  await begin();
  await playWithSound();

  await rubicon.tab('Layer by layer').click();
  const panel = page.getByRole('tabpanel', { name: 'Layer by layer' });
  const heading = panel.getByRole('heading').nth(0);
  await panel.getByRole('table').expectSeen();
  await heading.expectText('Layer 0 of 4');
  await panel.getByRole('slider', { name: 'Layer' }).focus();
  await rubicon.press(Key.ARROW_RIGHT, Key.ARROW_RIGHT);
  await heading.expectText('Layer 2 of 4');
  await panel.getByRole('button', { name: 'Last' }).click();
  await heading.expectText('Layer 4 of 4');
});
