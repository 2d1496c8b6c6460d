import { expectAccessible } from '../support/axe.ts';
import { linkOf, sample, slowBoard } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { sleepThreads } from '../support/threads.ts';

/** While a board is being solved, frames are painted and the progress is shown and grows; the solve never ends. */
export async function watchSolve(rubicon: Rubicon, browserName: string): Promise<void> {
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
  if (browserName === 'chromium')
    await test.step('what is said of a solve is accessible', async () => {
      sleepThreads(rubicon.page);
      await expect(rubicon.button('Cancel')).toBeVisible();
      // The verdict before fades, because it is none of the board's any more.
      await expectAccessible(rubicon, 'section:has(progress)', '.stale .sentence');
    });
}
