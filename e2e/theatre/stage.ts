import { expect, type JSHandle } from '@playwright/test';
import { sample } from '../support/boards.ts';
import type { Rubicon } from '../support/page.ts';
import { Theatre } from './theatre.ts';

/** Steps there and back show the same again, and a drag of the slider ends where it was let go. */
export async function seeStage(rubicon: Rubicon): Promise<void> {
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(5).rows);
  await stepThereAndBack(theatre);
  await dragSlider(theatre);
}

/** Lists the sizes of the canvas that are set from now on. Setting one clears the canvas, even if it stays the same. */
function watchResizes({ stage }: Theatre): Promise<JSHandle<(string | null)[]>> {
  return stage.evaluateHandle((canvas) => {
    const resizes: (string | null)[] = [];
    const add = (records: MutationRecord[]) =>
      resizes.push(...records.map(({ attributeName }) => attributeName));
    new MutationObserver(add).observe(canvas, { attributeFilter: ['width', 'height'] });
    return resizes;
  });
}

/** Steps forward and back show the same again, to the pixel, on the canvas as it is. */
async function stepThereAndBack(theatre: Theatre): Promise<void> {
  await theatre.button('next loss').click();
  await expect(theatre.sentence).toHaveText(/every move loses/);
  const resizes = await watchResizes(theatre);
  const pictures = [await theatre.picture()];
  for (let step = 0; step < 2; step++) {
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
  expect(await resizes.jsonValue()).toEqual([]);
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
  await mouse.move(box.x + box.width * 0.9, box.y + box.height / 2, { steps: 4 });
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await mouse.up();
  const value = Number(await slider.inputValue());
  expect(value).toBeGreaterThan(50_000);
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^Taken: ${value.toLocaleString('en')} of`),
  );
}
