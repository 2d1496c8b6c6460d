import { expect, type Page } from '@playwright/test';
import { Bench, commandAnswers, randomContest } from '../bench/bench.ts';
import { Generator } from '../bench/generate/generator.ts';
import { Miner } from '../bench/mine/miner.ts';
import { sample, slowBoard } from '../support/boards.ts';
import { test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { singleFile } from '../support/single-file.ts';
import { Theatre } from '../theatre/theatre.ts';

const CRASHED = /stopped unexpectedly/;

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

test('a dead solver worker is reported where it is needed, and the solver recovers', async ({ rubicon }) => {
  await test.step('with nothing to do it is not missed', async () => {
    await rubicon.openBoard(sample(2).rows);
    await rubicon.expectAnswer(sample(2).answer);
    await killThreads(rubicon.page);
    await rubicon.openBoard(slowBoard);
    await expect(rubicon.progress).toBeVisible();
  });
  await test.step('in the middle of a solve it is', async () => {
    await killThreads(rubicon.page);
    await expect(rubicon.result).toContainText(CRASHED);
    await rubicon.button('Try again').click();
    await expect(rubicon.progress).toBeVisible();
    await rubicon.example(5);
    await rubicon.expectAnswer(sample(5).answer);
  });
  await test.step('a theatre can be opened again', async () => {
    const theatre = new Theatre(rubicon);
    await rubicon.example(2);
    await rubicon.expectAnswer(sample(2).answer);
    await theatre.enter();
    await expect(theatre.button('Play')).toBeVisible();
    await killThreads(rubicon.page);
    await theatre.button('next win').click();
    await expect(rubicon.page.getByRole('alert')).toHaveText(CRASHED);
    await theatre.button('Try again').click();
    await theatre.button('next win').click();
    await expect(theatre.sentence).toHaveText(/has a move that wins/);
  });
  await test.step('after another death another board has a run', async () => {
    const theatre = new Theatre(rubicon);
    await killThreads(rubicon.page);
    await theatre.button('next win').click();
    await expect(rubicon.page.getByRole('alert')).toHaveText(CRASHED);
    await theatre.go(sample(4).rows);
    await theatre.button('next loss').click();
    await expect(theatre.sentence).toHaveText(/every move loses/);
  });
});

async function killBatch(rubicon: Rubicon): Promise<void> {
  const bench = new Bench(rubicon);
  await bench.choose('Batch');
  await bench.chooseFile('Choose a file', 'boards.in', randomContest(500, 20));
  await expect(bench.board(1)).toBeVisible();
  await killThreads(rubicon.page);
  await expect(bench.results.getByRole('alert')).toHaveText(CRASHED);
  await bench.button('Start again').click();
  await expect(bench.results.getByRole('alert')).toBeHidden();
  await expect(bench.board(1)).toBeVisible();
  await bench.button('Cancel').click();
}

async function killDiagnosis(rubicon: Rubicon): Promise<void> {
  const bench = new Bench(rubicon);
  const { diagnosis } = bench;
  await bench.choose('Compare');
  // With one wrong line all mistakes remain suspects to the end, which takes long with boards this large.
  const text = randomContest(100, 16);
  await bench.chooseFile('Choose a file', 'text.in', text);
  await bench.chooseFile('Choose an output file', 'text.out', commandAnswers(text).replace(/.*/, 'Red 999'));
  await expect(diagnosis.getByRole('progressbar')).toHaveAttribute('value', /[1-9]/, { timeout: 60_000 });
  await killThreads(rubicon.page);
  await expect(diagnosis.getByText(CRASHED)).toBeVisible();
  await diagnosis.getByRole('button', { name: 'Find the mistake' }).click();
  await expect(diagnosis.getByText(CRASHED)).toBeHidden();
  await expect(diagnosis.getByRole('progressbar')).toBeVisible();
  await diagnosis.getByRole('button', { name: 'Cancel' }).click();
}

async function killGenerator(rubicon: Rubicon, browserName: string): Promise<void> {
  const generator = new Generator(rubicon);
  await generator.show();
  await generator.fill({ Boards: 10_000 });
  await generator.button('Generate').click();
  await expect(generator.boards.first()).toBeVisible();
  await killThreads(rubicon.page);
  await expect(generator.result.getByRole('alert')).toHaveText(CRASHED);
  await generator.fill({ Boards: 10 });
  await generator.button('Generate').click();
  await expect(generator.status).toHaveText('10 boards made.');
  await expect(generator.result.getByRole('alert')).toBeHidden();
  await generator.expectPair(browserName);
}

async function killMiner(rubicon: Rubicon): Promise<void> {
  const miner = new Miner(rubicon);
  await miner.show();
  await miner.ask('Longest win for Red', 8, 8);
  await miner.button('Start searching').click();
  await expect.poll(() => miner.figure('Boards tried')).toBeGreaterThan(0);
  await killThreads(rubicon.page);
  await expect(miner.search.getByRole('alert')).toHaveText(CRASHED);
  await miner.button('Start searching').click();
  await expect.poll(() => miner.figure('Boards tried')).toBeGreaterThan(0);
  await expect(miner.search.getByRole('alert')).toBeHidden();
  await miner.button('Stop').click();
}

test('a tool of the bench reports that its workers died, and starts again, also in the page in one file', async ({
  rubicon,
  browserName,
}) => {
  await rubicon.page.goto(`${singleFile}#view=bench`);
  await test.step('a batch', () => killBatch(rubicon));
  await test.step('a diagnosis', () => killDiagnosis(rubicon));
  await test.step('a generator', () => killGenerator(rubicon, browserName));
  await test.step('a miner', () => killMiner(rubicon));
});
