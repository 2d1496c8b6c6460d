import type { Goal } from '../../../wasm/bench/mine.ts';
import { expectAccessible } from '../../support/axe.ts';
import { contestText, linkOf } from '../../support/boards.ts';
import { readClipboard } from '../../support/clipboard.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Rubicon } from '../../support/page.ts';
import { bestOfCommand, Miner } from './miner.ts';

/** The names of a goal and its record on the page. */
const GOALS: Readonly<Record<Goal, { name: string; record: RegExp }>> = {
  red: { name: 'Longest win for Red', record: /^Longest win for Red/ },
  black: { name: 'Longest win for Black', record: /^Longest win for Black/ },
  unique: { name: 'Only one winning first move', record: /^Only one winning first move/ },
  forced: { name: 'Most forced moves in a row', record: /^Most forced moves/ },
  tie: { name: 'Longest line before a tie repeats', record: /^Longest line before a tie/ },
};

/**
 * Goals, with a pattern for the answers of their boards, and whether the answer contains the score. The tests of the module cover
 * every goal; here wins and ties are enough.
 */
const SEARCHED = [
  { goal: 'red', ofGoal: /^(Red \d+\n)+$/, isInAnswer: true },
  { goal: 'tie', ofGoal: /^(Tie\n)+$/, isInAnswer: false },
] as const;

test('boards are found for a goal, go out with the answers of the command, and open in the editor', async ({
  rubicon,
  browserName,
}) => {
  const miner = new Miner(rubicon);
  await miner.open();
  for (const [index, { goal, ofGoal, isInAnswer }] of SEARCHED.entries()) {
    const { name } = GOALS[goal];
    await miner.find(name, 5, 4 + index, index);
    const { names, boards, answers } = await miner.files(browserName);
    expect(names).toEqual([`rubicon-${goal}.in`, `rubicon-${goal}.ans`]);
    expect(boards).toHaveLength(await miner.rows.count());
    expect(answers).toMatch(ofGoal);
    if (isInAnswer) expect(await miner.scores()).toEqual(answers.trimEnd().split('\n'));
  }
  await test.step('axe has nothing against them', () => expectAccessible(rubicon, '.mine'));
  await test.step('one is copied and opened', () => takeFind(miner, browserName));
});

/** A find is copied as a command and a link and opened in the editor, where the records are examples. */
async function takeFind(miner: Miner, browserName: string): Promise<void> {
  const { rubicon } = miner;
  const { boards, answers } = await miner.files(browserName);
  const [board = []] = boards;
  const first = miner.rows.first();
  await test.step('its command finds it again', async () => {
    await first.getByRole('button', { name: 'Copy the command that finds it again' }).click();
    await expect(miner.finds.getByText('Command copied.')).toBeVisible();
    expect(bestOfCommand(await readClipboard(rubicon.page))).toEqual(board);
  });
  await test.step('its link is that of the page with its board, and so are those of all', async () => {
    const address = rubicon.page.url().replace(/#.*/, '');
    await first.getByRole('button', { name: 'Copy the link' }).click();
    await expect(miner.finds.getByText('Link copied.')).toBeVisible();
    expect(await readClipboard(rubicon.page)).toBe(`${address}${linkOf(board)}`);
    await miner.button('Copy the links').click();
    await expect(miner.finds.getByText(/^\d+ links? copied\.$/)).toBeVisible();
    const links = boards.map((rows) => `${address}${linkOf(rows)}\n`);
    expect(await readClipboard(rubicon.page)).toBe(links.join(''));
  });
  await test.step('it is opened in the editor', async () => {
    await first.getByRole('button', { name: /Open in the editor$/ }).click();
    await rubicon.expectBoard(board);
    await rubicon.expectAnswer(answers.split('\n')[0] ?? '');
  });
  await test.step('records are among the examples, with their scores', async () => {
    const [, ...records] = contestText('records.tsv').trimEnd().split('\n');
    for (const record of [records[0] ?? '', records.at(-1) ?? '']) {
      const [goal = '', score = '', , rows = ''] = record.split('\t');
      const button = rubicon.page.getByRole('button', { name: GOALS[goal as Goal].record });
      await expect(button).toHaveAccessibleName(new RegExp(`\\b${score}\\b`));
      await button.click();
      await rubicon.expectBoard(rows.split('/'));
    }
  });
}

test('finds survive a reload, are deleted, and come back; a search goes on elsewhere', async ({
  rubicon,
  page,
}) => {
  const miner = new Miner(rubicon);
  await miner.open();
  await miner.find('Longest win for Red', 4, 3);
  await miner.find('Longest win for Red', 5, 3);
  const found = await miner.scores();
  const reload = async () => {
    await page.reload();
    await miner.show();
  };
  await test.step('a reload keeps them, and the form', async () => {
    await reload();
    await expect(miner.rows).toHaveCount(found.length);
    expect(await miner.scores()).toEqual(found);
    await expect(miner.field('Rows')).toHaveValue('5');
  });
  await test.step('one is deleted and comes back', async () => {
    await miner.rows.first().getByRole('button', { name: 'Delete' }).click();
    await expect(miner.finds.getByText('1 board deleted.')).toBeVisible();
    await expect(miner.rows).toHaveCount(found.length - 1);
    await miner.button('Undo').click();
    await expect(miner.rows).toHaveCount(found.length);
    expect(await miner.scores()).toEqual(found);
  });
  await test.step('those that an earlier version kept with the form are there', async () => {
    await page.evaluate(() => {
      const { form } = JSON.parse(localStorage.getItem('rubicon.mine') ?? '');
      const { finds } = JSON.parse(localStorage.getItem('rubicon.finds') ?? '');
      localStorage.removeItem('rubicon.finds');
      localStorage.setItem('rubicon.mine', JSON.stringify({ form, finds }));
    });
    await reload();
    await expect(miner.rows).toHaveCount(found.length);
    expect(await miner.scores()).toEqual(found);
  });
  await test.step('all are deleted, come back, and are gone after a reload', async () => {
    await miner.button('Delete all of these').click();
    await expect(miner.finds.getByText('Nothing found yet for this goal.')).toBeVisible();
    await miner.button('Undo').click();
    await expect(miner.rows).toHaveCount(found.length);
    expect(await miner.scores()).toEqual(found);
    await miner.button('Delete all of these').click();
    await expect(miner.rows).toHaveCount(0);
  });
  await test.step('with them the form that cannot be searched is kept, and not in the address', async () => {
    await miner.field('Rows').fill('17');
    await expect(page).toHaveURL(/&tool=mine&goal=\w+$/);
    await reload();
    await expect(miner.finds.getByText('Nothing found yet for this goal.')).toBeVisible();
    await expect(miner.field('Rows')).toHaveValue('17');
    await expect(page.getByText('Rows: expected a number from 2 to 16.')).toBeVisible();
    await expect(miner.button('Start searching')).toBeDisabled();
    await miner.type('Rows', 16);
    await expect(miner.button('Start searching')).toBeEnabled();
  });
  await test.step('a search goes on elsewhere', () => searchElsewhere(miner));
});

test('tabs have one list of finds and a form each', async ({ rubicon, page, context }) => {
  const miner = new Miner(rubicon);
  await miner.open();
  const other = new Miner(new Rubicon(await context.newPage()));
  await other.open();
  await page.bringToFront();
  await miner.find('Longest win for Red', 4, 3);
  const found = await miner.scores();
  await expect(other.rows).toHaveCount(found.length);

  await other.rubicon.page.bringToFront();
  await other.find('Longest line before a tie repeats', 5, 5);
  await page.bringToFront();
  expect(await miner.scores()).toEqual(found);
  await expect(miner.field('Rows')).toHaveValue('4');

  await miner.rows.first().getByRole('button', { name: 'Delete' }).click();
  await other.rubicon.page.bringToFront();
  await other.find('Longest win for Red', 6, 3);
  await expect(other.ofSize(4, 3)).toHaveCount(found.length - 1);
  await page.reload();
  await page.getByRole('tab', { name: 'Mine' }).click();
  await page.getByRole('radio', { name: 'Longest win for Red', exact: true }).check();
  await expect(miner.ofSize(4, 3)).toHaveCount(found.length - 1);
  await expect(miner.ofSize(6, 3).first()).toBeVisible();
});

/** A search goes on elsewhere, is stopped and goes on, and gives way to another. */
async function searchElsewhere(miner: Miner): Promise<void> {
  const { rubicon } = miner;
  const { page } = rubicon;
  await miner.ask('Longest win for Black', 8, 8);
  await miner.button('Start searching').click();
  await expect(miner.search.getByText('Searching: Longest win for Black, 8 × 8.')).toBeVisible();
  await expect(miner.elsewhere).toBeHidden();
  await test.step('it goes on beside the board, and says so', async () => {
    await rubicon.button('Analysis').click();
    await expect(rubicon.grid).toBeVisible();
    const tried = async () =>
      Number((await miner.elsewhere.textContent())?.match(/([\d,]+) boards/)?.[1]?.replaceAll(',', ''));
    const before = await tried();
    await expect.poll(tried).toBeGreaterThan(before);
    await miner.elsewhere.getByRole('button', { name: 'Show' }).click();
    await expect(miner.elsewhere).toBeHidden();
    expect(await miner.figure('Boards tried')).toBeGreaterThan(before);
  });
  await test.step('it is stopped from another tool', async () => {
    await page.getByRole('tab', { name: 'Batch' }).click();
    await miner.elsewhere.getByRole('button', { name: 'Stop' }).click();
    await expect(miner.elsewhere).toBeHidden();
    await miner.show();
    await expect(miner.search.getByText('Stopped: Longest win for Black, 8 × 8.')).toBeVisible();
  });
  await test.step('it goes on where it was', async () => {
    const tried = await miner.figure('Boards tried');
    await miner.button('Continue searching').click();
    await expect.poll(() => miner.figure('Boards tried')).toBeGreaterThan(tried);
  });
  await test.step('another takes its place', async () => {
    await miner.type('Rows', 7);
    await miner.button('Search for this instead').click();
    await expect(miner.search.getByText('Searching: Longest win for Black, 7 × 8.')).toBeVisible();
    await expect(miner.rows.first()).toBeVisible();
    await miner.button('Stop').click();
  });
}
