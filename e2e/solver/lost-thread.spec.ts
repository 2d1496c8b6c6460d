import { expect, type Page } from '@playwright/test';
import { type Solved, sample } from '../support/boards.ts';
import { unwatched as test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { singleFile } from '../support/single-file.ts';
import { beginSlowSolve, progressPainted } from '../support/slow-solve.ts';
import { sleepThreads } from '../support/threads.ts';

const CRASHED = /stopped unexpectedly/;
const LOST = 'The solver could not be loaded. Try again, or reload the page';

/** Ends the page's workers without an error, as the system does to a process that takes too much memory. */
async function killThreads(page: Page): Promise<void> {
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const ends = page.workers().map(async (worker) => {
    const gone = worker.waitForEvent('close');
    await worker.evaluate(() => self.close()).catch(() => {});
    await gone;
  });
  await Promise.all(ends);
}

/** The solver cannot be loaded for a board without the parts that are lost; once they are back, a retry solves it. */
async function expectLost(rubicon: Rubicon, { rows, answer }: Solved, parts: RegExp): Promise<void> {
  await rubicon.openBoard(rows);
  await expect(rubicon.result).toContainText(LOST);
  await rubicon.page.context().unroute(parts);
  await rubicon.button('Try again').click();
  await rubicon.expectAnswer(answer);
}

/** A worker that is killed in the middle of a solve is reported, and another begins. */
async function killSolve(rubicon: Rubicon): Promise<void> {
  await beginSlowSolve(rubicon.page);
  await killThreads(rubicon.page);
  await expect(rubicon.result).toContainText(CRASHED);
  await rubicon.button('Try again').click();
  await progressPainted(rubicon.page);
  sleepThreads(rubicon.page);
}

test('a solver that cannot be fetched, or is killed, is reported where it is needed, and begins again', async ({
  rubicon,
  context,
}) => {
  const { page } = rubicon;
  const lose = (parts: RegExp) => context.route(parts, (route) => route.abort('internetdisconnected'));
  await test.step('killed with nothing to do it is not missed, unless no other can be fetched', async () => {
    const scripts = /\/assets\/worker-[^/]*\.js\b/;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && scripts.test(request.url())) asked.push(request.url());
    });
    const next = sample(4);
    await rubicon.openBoard(sample(2).rows);
    await rubicon.expectAnswer(sample(2).answer);
    await killThreads(page);
    await rubicon.openBoard(next.rows);
    await rubicon.expectAnswer(next.answer);
    await killThreads(page);
    await lose(scripts);
    await expectLost(rubicon, sample(3), scripts);
    expect(asked.at(-1), 'not by the address that the browser may still wait for').not.toBe(asked.at(-2));
  });
  await test.step('killed in the middle of a solve it is reported', () => killSolve(rubicon));
  await test.step('also in the page in one file', async () => {
    await page.goto(singleFile);
    await rubicon.expectAnswer(sample(5).answer);
    await killSolve(rubicon);
  });
});
