import { expect } from '@playwright/test';
import type { Rubicon } from '../../support/page.ts';
import { Maps, MIXED } from './maps.ts';

/** The numbers of a map lie on their cells, in either orientation of the board, and are those of its words. */
export async function expectNumbersOnCells(rubicon: Rubicon): Promise<void> {
  const maps = new Maps(rubicon);
  const { layer } = maps;
  await rubicon.openBoard(MIXED);
  await maps.open();
  await expect(layer.locator('text').first()).toBeVisible();
  const astray = () =>
    layer.evaluate(
      (layer) =>
        Array.from(layer.querySelectorAll('text'), (text) => {
          const number = text.getBoundingClientRect();
          const cell = document.querySelector(`[data-cell="${text.dataset.at}"]`)?.getBoundingClientRect();
          return (
            cell !== undefined &&
            cell.left < number.left &&
            cell.right > number.right &&
            cell.top < number.top &&
            // digits do not use the part of their box below the baseline
            cell.bottom > number.bottom - number.height * 0.2
          );
        }).filter((inside) => !inside).length,
    );
  await expect.poll(astray).toBe(0);
  const middle = rubicon.cell([1, 1]);
  const before = await middle.boundingBox();
  await rubicon.page.keyboard.press('f');
  await expect.poll(() => middle.boundingBox()).not.toEqual(before);
  await expect.poll(astray).toBe(0);
  await rubicon.page.keyboard.press('f');
  await expect.poll(() => middle.boundingBox()).toEqual(before);
  const numbers = (await maps.words()).map((words) =>
    words === 'Black has won' ? '0' : words.match(/\d+/)?.[0],
  );
  expect(await maps.numbers()).toEqual(numbers.filter((number) => number !== undefined));
}
