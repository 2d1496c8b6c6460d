import type { Page } from '@playwright/test';
import { sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSideways } from '../support/no-sideways.ts';
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

async function open(rubicon: Rubicon): Promise<void> {
  await rubicon.openBoard(sample(2).rows);
  await rubicon.expectMove(0, 2);
}

async function stepThrough(rubicon: Rubicon): Promise<void> {
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  await rubicon.button('Next').click();
  await rubicon.expectMove(2, 2);
}

test('the pieces glide when they move, not when the window changes, nor with reduced motion', async ({
  rubicon,
  page,
}) => {
  const moved = await watchMotion(page);
  await open(rubicon);
  const wide = await rubicon.grid.boundingBox();
  await page.setViewportSize({ width: 320, height: 568 });
  await expect.poll(async () => (await rubicon.grid.boundingBox())?.width).toBeLessThan(wide?.width ?? 0);
  await expectNoSideways(page);
  expect(await moved()).toBe(false);
  await stepThrough(rubicon);
  await expect.poll(moved).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about:blank');
  await open(rubicon);
  await stepThrough(rubicon);
  expect(await moved()).toBe(false);
});
