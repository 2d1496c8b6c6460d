import { expect, type Page } from '@playwright/test';
import { Bench, commandAnswers, randomContest } from '../bench/bench.ts';
import { Generator } from '../bench/generate/generator.ts';
import { Miner } from '../bench/mine/miner.ts';
import { sample, slowBoard } from '../support/boards.ts';
import { test } from '../support/fixtures.ts';
import { singleFile } from '../support/single-file.ts';
import { Theatre } from '../theatre/theatre.ts';

const CRASHED = /stopped unexpectedly/;

/** Ends the threads of the page without an error, as the system does with a process that takes too much memory. */
async function killThreads(page: Page): Promise<void> {
  const ends = page.workers().map(async (worker) => {
    const gone = worker.waitForEvent('close');
    await worker.evaluate(() => self.close()).catch(() => {});
    await gone;
  });
  expect(ends.length).toBeGreaterThan(0);
  await Promise.all(ends);
}

test('a solve whose thread dies is told, and the board is solved again', async ({ rubicon }) => {
  await rubicon.openBoard(slowBoard);
  await expect(rubicon.progress).toBeVisible();
  await killThreads(rubicon.page);
  await expect(rubicon.result).toContainText(CRASHED);
  await rubicon.button('Try again').click();
  await expect(rubicon.progress).toBeVisible();
  await rubicon.example(5);
  await rubicon.expectAnswer(sample(5).answer);
});

test('a thread that dies with nothing to do is not missed', async ({ rubicon }) => {
  await rubicon.openBoard(sample(2).rows);
  await rubicon.expectAnswer(sample(2).answer);
  await killThreads(rubicon.page);
  await rubicon.openBoard(slowBoard);
  await expect(rubicon.progress).toBeVisible();
});

test('a theatre whose thread dies can be opened again', async ({ rubicon }) => {
  const theatre = new Theatre(rubicon);
  await theatre.open(sample(2).rows);
  await killThreads(rubicon.page);
  await theatre.button('next win').click();
  await expect(rubicon.page.getByRole('alert')).toHaveText(CRASHED);
  await theatre.button('Try again').click();
  await theatre.button('next win').click();
  await expect(theatre.sentence).toHaveText(/has a move that wins/);
});

test('a batch whose threads die is told, and begins again', async ({ rubicon }) => {
  const text = randomContest(2000);
  const bench = new Bench(rubicon);
  await bench.open('Batch');
  await bench.chooseFile('Choose a file', 'boards.in', text);
  await expect(bench.boards.getByRole('button').first()).toBeVisible();
  await killThreads(rubicon.page);
  await expect(bench.results.getByRole('alert')).toHaveText(CRASHED);
  await bench.button('Start again').click();
  await bench.expectDone(2000);
  await expect(bench.results.getByRole('alert')).toBeHidden();
});

test('a comparison whose thread dies compares the next output', async ({ rubicon }) => {
  const text = randomContest(20);
  const right = commandAnswers(text);
  const bench = new Bench(rubicon);
  await bench.open('Compare');
  await bench.type('Contest text', text);
  await bench.type('Output text', right.replace(/^.*\n/, ''));
  await expect(bench.shown.getByRole('list', { name: 'Moves' })).toBeVisible();
  await killThreads(rubicon.page);
  await bench.button('Next difference').click();
  await expect(bench.shown.getByRole('list', { name: 'Moves' })).toBeVisible();
  await bench.type('Output text', right);
  await expect(bench.results.getByText('Every line is right: 20 boards.')).toBeVisible();
});

test('a diagnosis whose thread dies is told, and begins again', async ({ rubicon }) => {
  const text = randomContest(1000);
  const page = rubicon.page;
  await page.goto('./#view=bench');
  await page.getByRole('tab', { name: 'Mistakes' }).click();
  const which = page.getByRole('region', { name: 'Which mistake is mine?' });
  await which
    .getByLabel('Contest input: Choose a file')
    .setInputFiles({ name: 'boards.in', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await which
    .getByRole('group', { name: 'Your program’s output' })
    .getByRole('textbox')
    .fill('Tie\n'.repeat(1000));
  await which.getByRole('button', { name: 'Find the mistake' }).click();
  await expect(which.getByRole('progressbar')).toBeVisible();
  await killThreads(page);
  await expect(which.getByText(CRASHED)).toBeVisible();
  await which.getByRole('button', { name: 'Find the mistake' }).click();
  await expect(which.getByText(CRASHED)).toBeHidden();
  await expect(which.getByRole('progressbar')).toBeVisible();
});

test('a generator whose thread dies is told, and makes the boards again', async ({ rubicon }) => {
  const generator = new Generator(rubicon);
  await generator.open();
  await generator.fill({ Boards: 10_000 });
  await generator.button('Generate').click();
  await expect(generator.boards.first()).toBeVisible();
  await killThreads(rubicon.page);
  await expect(generator.result.getByRole('alert')).toHaveText(CRASHED);
  await generator.fill({ Boards: 10 });
  await generator.button('Generate').click();
  await expect(generator.status).toContainText('10');
  await expect(generator.result.getByRole('alert')).toBeHidden();
});

for (const [where, address] of [
  ['', './'],
  [' in the page in one file', singleFile],
] as const) {
  test(`a miner whose thread dies is told, and searches again${where}`, async ({ rubicon }) => {
    const miner = new Miner(rubicon);
    await miner.open(address);
    await miner.ask('Longest win for Red', 8, 8);
    await miner.button('Start searching').click();
    await expect.poll(() => miner.figure('Boards tried')).toBeGreaterThan(0);
    await killThreads(rubicon.page);
    await expect(miner.search.getByRole('alert')).toHaveText(CRASHED);
    await miner.button('Start searching').click();
    await expect.poll(() => miner.figure('Boards tried')).toBeGreaterThan(0);
    await expect(miner.search.getByRole('alert')).toBeHidden();
    await miner.button('Stop').click();
  });
}
