import type { Page } from '@playwright/test';
import { Maps } from '../study/maps/maps.ts';
import { expectAccessible } from '../support/axe.ts';
import { linkOf, marked, sample, slowBoard } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { clickAll } from '../support/pointer.ts';

test('while a board is being solved, frames are painted and the progress is shown and grows', {
  tag: '@engines',
}, async ({ rubicon }) => {
  await rubicon.openBoard(sample(2).rows);
  await rubicon.expectAnswer(sample(2).answer);
  // Recorded inside the page, because on a busy machine the solve may be over before the test has looked twice.
  const { frames, values, sentences, canCancel } = await rubicon.page.evaluate(async (link) => {
    const progress = () =>
      document.querySelector<HTMLProgressElement>('progress[aria-label^="Progress of the solver"]');
    const frame = () => new Promise(requestAnimationFrame);
    const seen = { frames: 0, values: new Set<number>(), sentences: new Set<string>(), canCancel: false };
    location.hash = link;
    while (progress() === null) await frame();
    for (let bar = progress(); bar !== null && (seen.frames < 10 || seen.values.size < 2); bar = progress()) {
      seen.values.add(bar.value);
      seen.sentences.add(bar.closest('section')?.textContent ?? '');
      seen.canCancel ||= [...document.querySelectorAll('button')].some(
        (each) => each.textContent === 'Cancel',
      );
      seen.frames++;
      await frame();
    }
    return { ...seen, values: [...seen.values], sentences: [...seen.sentences] };
  }, linkOf(slowBoard));
  expect(sentences.join('\n')).toMatch(/Solving: \d+%, \d+ moves? deep/);
  expect(canCancel).toBe(true);
  expect(frames).toBeGreaterThanOrEqual(10);
  expect(values.length).toBeGreaterThanOrEqual(2);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test('while a board is being solved it can be changed and cancelled, and the newest change counts', async ({
  rubicon,
}) => {
  await test.step('a short solve', () => solveShort(rubicon));
  await test.step('a cancel keeps the board', async () => {
    await rubicon.openBoard(slowBoard);
    await expect(rubicon.page.locator('html')).toHaveAttribute('data-progress', 'seen');
    await rubicon.cancel.click();
    await expect(rubicon.verdict).toHaveText('Solving was cancelled. The board is kept.');
    await expect(rubicon.progress).toBeHidden();
    await rubicon.expectBoard(slowBoard);
  });
  await test.step('what was cancelled is solved when it is wanted', async () => {
    await rubicon.button('Solve').click();
    await expect(rubicon.progress).toBeVisible();
  });
  let changed = slowBoard;
  await test.step('the board is changed again and again', async () => {
    await rubicon.choose('Obstacle');
    for (const column of [2, 3, 4]) {
      await clickAll(rubicon, [[2, column]]);
      changed = marked(changed, '#', [2, column]);
      await rubicon.expectBoard(changed);
      await expect(rubicon.progress).toBeVisible();
    }
    await expect(rubicon.page).toHaveURL(new RegExp(`${linkOf(changed)}$`));
  });
  await test.step('the newest board is solved', async () => {
    await rubicon.example(5);
    await rubicon.expectAnswer('Red 75');
    await rubicon.button('Undo').click();
    await rubicon.expectBoard(changed);
    await rubicon.example(2);
    await rubicon.expectAnswer('Black 2');
    await expect(rubicon.progress).toBeHidden();
    await rubicon.example(4);
    await rubicon.expectAnswer('Tie');
  });
  await test.step('so it is when the board before was cancelled', async () => {
    await rubicon.button('Undo').click();
    await rubicon.button('Undo').click();
    await rubicon.cancel.click();
    await rubicon.example(3);
    await rubicon.expectAnswer(sample(3).answer);
  });
  await test.step('of a large board the answer is there before its map, for which every position is solved', async () => {
    const maps = new Maps(rubicon);
    const { page } = rubicon;
    await rubicon.openBoard(marked(marked(slowBoard, '.', [32, 8]), 'X', [8, 8]));
    await expect(rubicon.verdict).toHaveText(/ wins in |^Tie/);
    // The line appears a moment later and moves everything below it.
    await expect(rubicon.line.getByText(/^Move 0 of \d\d$/)).toBeVisible();
    await maps.open();
    await expect(maps.panel).toContainText(/The map needs every position: \d+% solved\./);
    await expect(page.getByRole('progressbar', { name: 'Progress of the solver' })).toBeVisible();
  });
  await test.step('what is said of a solve is accessible', async () => {
    await rubicon.openBoard(slowBoard);
    await expect(rubicon.cancel).toBeVisible();
    sleepThreads(rubicon.page);
    // The verdict before fades, because it is none of the board's any more.
    await expectAccessible(rubicon, 'section:has(progress)', '.stale .sentence');
  });
});

/** Has the page's workers sleep for ever, in the middle of what they do. */
function sleepThreads(page: Page): void {
  const sleep = () => {
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    Atomics.wait(new Int32Array(buffer), 0, 0);
  };
  for (const worker of page.workers()) worker.evaluate(sleep).catch(() => {});
}

/** A short solve shows neither progress nor a cancel button. */
async function solveShort(rubicon: Rubicon): Promise<void> {
  await rubicon.page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('progress') !== null) document.documentElement.dataset.progress = 'seen';
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  const { rows } = sample(2);
  await rubicon.openBoard(rows);
  await rubicon.expectAnswer('Black 2');
  await rubicon.choose('Pawn');
  for (const column of [1, 3]) {
    await clickAll(rubicon, [[3, column]]);
    await rubicon.expectBoard([...rows.slice(0, 2), column === 1 ? 'X..' : '..X']);
    await expect(rubicon.verdict).toHaveText(/ wins in |^Tie/);
  }
  await expect(rubicon.page.locator('html')).not.toHaveAttribute('data-progress');
  await rubicon.choose('Obstacle');
}
