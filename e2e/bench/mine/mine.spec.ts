import type { Goal } from '../../../wasm/bench/mine.ts';
import { complaints } from '../../support/axe.ts';
import { contestText, linkOf } from '../../support/boards.ts';
import { readClipboard } from '../../support/clipboard.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Rubicon } from '../../support/page.ts';
import { singleFile } from '../../support/single-file.ts';
import { bestOfCommand, Miner } from './miner.ts';

/** What a goal and its record are called on the page, the answers of its boards, and whether its score is their moves. */
const GOALS: Readonly<Record<Goal, { name: string; record: RegExp; answers: RegExp; isMoves?: true }>> = {
  red: {
    name: 'Longest win for Red',
    record: /^Longest win for Red/,
    answers: /^(Red \d+\n)+$/,
    isMoves: true,
  },
  black: {
    name: 'Longest win for Black',
    record: /^Longest win for Black/,
    answers: /^(Black \d+\n)+$/,
    isMoves: true,
  },
  unique: {
    name: 'Only one first move',
    record: /one first move only$/,
    answers: /^(Red \d+\n)+$/,
    isMoves: true,
  },
  forced: { name: 'Forced moves in a row', record: /forced moves/, answers: /./ },
  tie: { name: 'Longest way round a tie', record: /^A tie/, answers: /^(Tie\n)+$/ },
};

test('boards are found for every goal, and go out with the answers of the command', async ({
  rubicon,
  browserName,
}) => {
  const miner = new Miner(rubicon);
  await miner.open();
  for (const [index, [goal, { name, answers: ofGoal, isMoves }]] of Object.entries(GOALS).entries()) {
    await miner.find(name, 5, 4 + (index % 2), index);
    const { names, boards, answers } = await miner.files(browserName);
    expect(names).toEqual([`rubicon-${goal}.in`, `rubicon-${goal}.ans`]);
    expect(boards).toHaveLength(await miner.rows.count());
    expect(answers).toMatch(ofGoal);
    if (isMoves)
      expect(await miner.scores()).toEqual(
        Array.from(answers.matchAll(/\d+/g), ([moves]) => `${moves} moves`),
      );
  }
});

test('a find is opened in the editor, as a link, and found again by its command', async ({
  rubicon,
  browserName,
  visit,
}) => {
  const miner = new Miner(rubicon);
  await miner.open();
  await miner.find('Longest win for Red', 6, 5, 3);
  const { boards, answers } = await miner.files(browserName);
  const [board = []] = boards;
  const first = miner.rows.first();

  await first.getByRole('button', { name: 'Copy the command that finds it again' }).click();
  await expect(miner.finds.getByText('Command copied.')).toBeVisible();
  expect(bestOfCommand(await readClipboard(rubicon.page))).toEqual(board);

  await first.getByRole('button', { name: 'Copy the link' }).click();
  await expect(miner.finds.getByText('Link copied.')).toBeVisible();
  const link = await readClipboard(rubicon.page);
  expect(link).toMatch(new RegExp(`${linkOf(board)}$`));
  const other = await visit();
  await other.page.goto(link);
  await other.expectBoard(board);

  await miner.button('Copy the links').click();
  await expect(miner.finds.getByText(/^\d+ links? copied\.$/)).toBeVisible();
  expect(await readClipboard(rubicon.page)).toBe(
    boards.map((rows) => `${link.replace(/#.*/, '')}${linkOf(rows)}\n`).join(''),
  );

  await first.getByRole('button', { name: /Open in the editor$/ }).click();
  await rubicon.expectBoard(board);
  await rubicon.expectAnswer(answers.split('\n')[0] ?? '');
});

test('finds survive a reload, are deleted, and come back', { tag: '@engines' }, async ({ rubicon }) => {
  const miner = new Miner(rubicon);
  await miner.open();
  await miner.ask('Longest win for Red', 4, 3);
  await miner.button('Start searching').click();
  await expect.poll(() => miner.rows.count(), { timeout: 30_000 }).toBeGreaterThan(0);
  await expect.poll(() => miner.figure('Run'), { timeout: 60_000 }).toBeGreaterThan(1);
  await miner.button('Stop').click();
  const found = await miner.scores();

  await rubicon.page.reload();
  await rubicon.page.getByRole('tab', { name: 'Mine' }).click();
  await expect(miner.rows).toHaveCount(found.length);
  expect(await miner.scores()).toEqual(found);
  await expect(miner.field('Rows')).toHaveValue('4');

  await miner.rows.first().getByRole('button', { name: 'Delete' }).click();
  await expect(miner.finds.getByText('1 board deleted.')).toBeVisible();
  await expect(miner.rows).toHaveCount(found.length - 1);
  await miner.button('Undo').click();
  expect(await miner.scores()).toEqual(found);

  await miner.button('Delete all of these').click();
  await expect(miner.finds.getByText('Nothing found yet for this goal.')).toBeVisible();
  await miner.button('Undo').click();
  expect(await miner.scores()).toEqual(found);
  await miner.button('Delete all of these').click();
  await rubicon.page.reload();
  await rubicon.page.getByRole('tab', { name: 'Mine' }).click();
  await expect(miner.finds.getByText('Nothing found yet for this goal.')).toBeVisible();
});

test('tabs have one list of finds and a form each', { tag: '@engines' }, async ({
  rubicon,
  page,
  context,
}) => {
  const miner = new Miner(rubicon);
  await miner.open();
  const other = new Miner(new Rubicon(await context.newPage()));
  await other.open();
  await page.bringToFront();
  await miner.find('Longest win for Red', 4, 3);
  const found = await miner.scores();
  await expect(other.rows).toHaveCount(found.length);

  await other.rubicon.page.bringToFront();
  await other.find('Longest way round a tie', 5, 5);
  await page.bringToFront();
  expect(await miner.scores()).toEqual(found);
  await expect(miner.field('Rows')).toHaveValue('4');

  await miner.rows.first().getByRole('button', { name: 'Delete' }).click();
  await other.rubicon.page.bringToFront();
  await other.find('Longest win for Red', 6, 3);
  await expect(other.rows.filter({ hasText: '4 × 3' })).toHaveCount(found.length - 1);
  await page.reload();
  await page.getByRole('tab', { name: 'Mine' }).click();
  await page.getByRole('radio', { name: 'Longest win for Red', exact: true }).check();
  await expect(miner.rows.filter({ hasText: '4 × 3' })).toHaveCount(found.length - 1);
  await expect(miner.rows.filter({ hasText: '6 × 3' }).first()).toBeVisible();
});

test('finds that an earlier version kept with the form are there', async ({ rubicon, page }) => {
  const miner = new Miner(rubicon);
  await miner.open();
  await miner.find('Longest win for Red', 4, 3);
  const found = await miner.scores();
  await page.evaluate(() => {
    const { form } = JSON.parse(localStorage.getItem('rubicon.mine') ?? '');
    const { finds } = JSON.parse(localStorage.getItem('rubicon.finds') ?? '');
    localStorage.removeItem('rubicon.finds');
    localStorage.setItem('rubicon.mine', JSON.stringify({ form, finds }));
  });
  for (const _ of ['once', 'and again']) {
    await page.reload();
    await page.getByRole('tab', { name: 'Mine' }).click();
    await expect(miner.rows).toHaveCount(found.length);
    expect(await miner.scores()).toEqual(found);
  }
});

test('the search goes on elsewhere, and says so', async ({ rubicon }) => {
  const miner = new Miner(rubicon);
  await miner.open();
  await miner.ask('Longest win for Black', 8, 8);
  await miner.button('Start searching').click();
  await expect(miner.search.getByText('Searching: Longest win for Black, 8 × 8.')).toBeVisible();
  await expect(miner.elsewhere).toBeHidden();

  await rubicon.button('Analysis').click();
  await expect(rubicon.grid).toBeVisible();
  const tried = async () =>
    Number((await miner.elsewhere.textContent())?.match(/([\d,]+) boards/)?.[1]?.replace(',', ''));
  const before = await tried();
  await expect.poll(tried).toBeGreaterThan(before);

  await miner.elsewhere.getByRole('button', { name: 'Look' }).click();
  await expect(miner.elsewhere).toBeHidden();
  expect(await miner.figure('Boards tried')).toBeGreaterThan(before);

  await rubicon.page.getByRole('tab', { name: 'Batch' }).click();
  await miner.elsewhere.getByRole('button', { name: 'Stop' }).click();
  await expect(miner.elsewhere).toBeHidden();
  await rubicon.page.getByRole('tab', { name: 'Mine' }).click();
  await expect(miner.search.getByText('Stopped: Longest win for Black, 8 × 8.')).toBeVisible();
});

test('a stopped search goes on where it was, another takes its place', async ({ rubicon }) => {
  const miner = new Miner(rubicon);
  await miner.open();
  await miner.ask('Longest win for Red', 6, 6);
  await miner.button('Start searching').click();
  await expect.poll(() => miner.figure('Boards tried')).toBeGreaterThan(50);
  await miner.button('Stop').click();
  await expect(miner.button('Go on searching')).toBeVisible();
  const tried = await miner.figure('Boards tried');
  await miner.button('Go on searching').click();
  await expect.poll(() => miner.figure('Boards tried')).toBeGreaterThan(tried);

  await miner.type('Rows', 7);
  await miner.button('Search for this instead').click();
  await expect(miner.search.getByText('Searching: Longest win for Red, 7 × 6.')).toBeVisible();
  await expect(miner.rows.first()).toBeVisible();
  await miner.button('Stop').click();
});

test('what cannot be searched is named, and rubbish in the storage does no harm', async ({ rubicon }) => {
  const miner = new Miner(rubicon);
  await miner.open();
  await rubicon.page.evaluate(() =>
    localStorage.setItem('rubicon.mine', '{"finds":[7,{"goal":"red","board":"orx"}],"form":{"rows":"17"}}'),
  );
  await rubicon.page.reload();
  await rubicon.page.getByRole('tab', { name: 'Mine' }).click();
  await expect(miner.finds.getByText('Nothing found yet for this goal.')).toBeVisible();
  await expect(miner.field('Rows')).toHaveValue('17');
  await expect(rubicon.page.getByText('Rows: a number from 2 to 16.')).toBeVisible();
  await expect(miner.button('Start searching')).toBeDisabled();
  await miner.type('Rows', 16);
  await expect(miner.button('Start searching')).toBeEnabled();
});

test('the records are among the examples, with their answers', async ({ rubicon }) => {
  const [, ...records] = contestText('records.tsv').trimEnd().split('\n');
  await rubicon.open();
  for (const record of records) {
    const [goal = '', score = '', answer = '', board = ''] = record.split('\t');
    const button = rubicon.page.getByRole('button', { name: GOALS[goal as Goal].record });
    await expect(button).toHaveAccessibleName(new RegExp(`\\b${score}\\b`));
    await button.click();
    await rubicon.expectBoard(board.split('/'));
    await rubicon.expectAnswer(answer);
  }
});

test('the page in one file mines too, and everything can be used without seeing it', {
  tag: '@engines',
}, async ({ rubicon }) => {
  const miner = new Miner(rubicon);
  await miner.open(singleFile);
  await miner.find('Longest way round a tie', 5, 5);
  expect(await complaints(rubicon, '.mine')).toEqual([]);
});
