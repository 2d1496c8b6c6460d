import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import type { Rubicon } from '../../support/page.ts';
import { resize } from '../../support/places.ts';
import { Wave } from './wave.ts';

/** The last layer of the sample's longest board, from 0. */
const LAST = 129;

/** What lights up pops, but not for those who want nothing to move by itself. */
async function expectPops({ grid, rubicon: { page } }: Wave): Promise<void> {
  const animation = () =>
    grid
      .locator('.now')
      .first()
      .evaluate((cell) => getComputedStyle(cell).animationName);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animation()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await animation()).toBe('wave-pop');
}

/** The board and its controls fit on the screen, side by side with nothing beyond their panel. */
async function expectToFit(wave: Wave, height: number): Promise<void> {
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('a part of the wave is not to be seen');
    return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
  };
  const [panel, board] = [await boxOf(wave.panel), await boxOf(wave.grid)];
  expect((await boxOf(wave.button('Play'))).bottom - board.top).toBeLessThan(height);
  for (const box of [board, await boxOf(wave.slider), await boxOf(wave.chart)]) {
    expect(box.left).toBeGreaterThanOrEqual(panel.left);
    expect(box.right).toBeLessThanOrEqual(panel.right);
  }
}

/** A press on the chart goes to its layer, and dragging goes on. */
async function dragOnChart(wave: Wave): Promise<void> {
  const { mouse } = wave.rubicon.page;
  await wave.chart.click({ position: await wave.barOf(100, LAST) });
  await wave.expectLayer(100, LAST);
  await wave.chart.hover({ position: await wave.barOf(30, LAST) });
  await expect(wave.panel).toContainText('Layer 30: 844 for Red, 186 for Black');
  await wave.expectLayer(100, LAST);
  await mouse.down();
  await wave.expectLayer(30, LAST);
  await wave.chart.hover({ position: await wave.barOf(12, LAST) });
  await wave.expectLayer(12, LAST);
  await mouse.up();
  await wave.chart.hover({ position: await wave.barOf(60, LAST) });
  await wave.expectLayer(12, LAST);
}

async function expectToFitAnywhere(wave: Wave): Promise<void> {
  for (const [width, height] of [
    [820, 1100],
    [1280, 720],
    [360, 780],
  ] as const) {
    await resize(wave.rubicon.page, { width, height });
    await expectToFit(wave, height);
  }
  await dragOnChart(wave);
}

/** The cells of a large board have numbers once they are wide enough for a finger. */
async function zoom(wave: Wave): Promise<void> {
  const numbers = wave.grid.locator('.wave-number');
  await wave.button('Next').click();
  await expect(numbers).toHaveCount(0);
  await wave.button('Zoom').click();
  await expect(wave.cell([1, 2]).locator('.wave-number')).toHaveText('0');
  for (const place of [
    [1, 2],
    [3, 32],
  ] as const) {
    await wave.cell(place).scrollIntoViewIfNeeded();
    await expect(wave.cell(place)).toBeInViewport();
  }
  const { width = 0 } = (await wave.cell([3, 32]).boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(21);
  await wave.button('Whole board').click();
  await expect(numbers).toHaveCount(0);
}

/** The layers light up, fit on screens of every width, and their chart and zoom answer to the pointer. */
export async function seeLayers(rubicon: Rubicon): Promise<void> {
  const wave = new Wave(rubicon);
  await wave.openCounted(sample(4).rows);
  await rubicon.page.keyboard.press('j');
  await test.step('what is decided lights up', () => expectPops(wave));
  await rubicon.page.keyboard.press('End');
  await expect(wave.grid.getByText('=').first()).toBeVisible();
  await test.step('axe has nothing against the last layer', () =>
    expectAccessible(rubicon, '[role=tabpanel]'));
  await wave.openCounted(sample(5).rows);
  await test.step('it fits', () => expectToFitAnywhere(wave));
  // So wide that its numbers fit only when it is zoomed.
  await wave.openCounted(sample(2).rows.map((row) => row.padEnd(32, '#')));
  await test.step('zoom', () => zoom(wave));
}
