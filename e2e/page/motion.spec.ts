import type { Page } from '@playwright/test';
import { sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';

/** Records whether anything on the page moves by itself; returns a function that reads the result. */
async function watchMotion(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const note = () => document.documentElement.setAttribute('data-moved', '');
    addEventListener('transitionrun', ({ propertyName }) => propertyName === 'transform' && note());
    // Not the sentence for a page that takes seconds to start, which appears by an animation.
    addEventListener('animationstart', ({ animationName }) => animationName !== 'shown' && note());
  });
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-moved'));
}

async function stepThrough(rubicon: Rubicon): Promise<void> {
  await rubicon.openBoard(sample(2).rows);
  await rubicon.expectMove(0, 2);
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  await rubicon.button('Next').click();
  await rubicon.expectMove(2, 2);
}

test('the pieces glide, but not with reduced motion', async ({ rubicon, visit }) => {
  const glides = await watchMotion(rubicon.page);
  await stepThrough(rubicon);
  await expect.poll(glides).toBe(true);

  const still = await visit({ reducedMotion: 'reduce' });
  const moves = await watchMotion(still.page);
  await stepThrough(still);
  expect(await moves()).toBe(false);
});
