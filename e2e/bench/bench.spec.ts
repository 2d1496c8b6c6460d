import { expectAccessible } from '../support/axe.ts';
import { linkOf, sample } from '../support/boards.ts';
import { readClipboard } from '../support/clipboard.ts';
import { commandAnswers, randomContest } from '../support/contest.ts';
import { downloadBy } from '../support/download.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSideways } from '../support/no-sideways.ts';
import type { Rubicon } from '../support/page.ts';
import { atSize } from '../support/places.ts';
import { Bench } from './bench.ts';

/** Boards that are solved at once, more than a window shows. */
const BOARDS = 300;

/** A find of the miner, as an earlier visit has stored it. */
const FIND = {
  ...{ goal: 'red', density: 35, length: 10_000, seed: 1, run: 0, tries: 7, score: 75, answer: 'Red 75' },
  board: linkOf(sample(5).rows).slice('#b='.length),
};

test('the bench takes and gives files, scrolls through long lists, leaves what is under the pointer there, and pleases axe', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  await page.addInitScript(
    (finds) => localStorage.setItem('rubicon.finds', finds),
    JSON.stringify({ finds: [FIND] }),
  );
  await page.goto('./#view=bench&tool=batch');
  await test.step('a file is chosen, and its list scrolls to the last of many boards', () => batch(rubicon));
  await test.step('problems of a file, and the lines of an output that differ', () => compare(rubicon));
  await test.step('a mistake opens below its row, and stays under the pointer', () => openMistake(rubicon));
  await test.step('boards are made, and a wrong number is named', () => generate(rubicon));
  await test.step('the table of a package scrolls sideways on a phone', () => makePackage(rubicon));
  await test.step('the finds of an earlier visit, and a search', () => mine(rubicon));
});

async function batch(rubicon: Rubicon): Promise<void> {
  const bench = new Bench(rubicon);
  const text = randomContest(BOARDS, 5);
  const answers = commandAnswers(text);
  await bench.chooseFile('boards.in', text);
  await bench.expectDone(BOARDS);
  const file = await downloadBy(rubicon, 'chromium', () => bench.button('Download .ans').click());
  expect(file).toEqual({ name: 'boards.ans', text: answers });
  await bench.button('Copy the answers').click();
  await expect(bench.button('Copied')).toBeVisible();
  expect((await readClipboard(rubicon.page)).replaceAll('\r', '')).toBe(answers);
  await expectAccessible(rubicon, 'main');
  await bench.board(3).press('End');
  await expect(bench.board(BOARDS)).toBeFocused();
  await expect(bench.board(BOARDS)).toBeInViewport({ ratio: 1 });
  await expect(bench.board(3)).toBeHidden();
  await bench.board(BOARDS).press('Enter');
  await rubicon.button('Judge bench').click();
  await expect(bench.board(BOARDS)).toBeVisible();
}

async function compare(rubicon: Rubicon): Promise<void> {
  const bench = new Bench(rubicon);
  await bench.choose('Compare');
  await bench.type('Contest text', '0 3\n2 3\nO.?\n.X.\n2 3\nO.O\n.X.\n3 1\nX\nO\nO\n');
  await bench.type('Output text', 'Tie\nTie\nRed 1\n');
  await expect(bench.differences.getByRole('listitem')).toHaveCount(2);
  await expect(bench.suspects.first()).toBeVisible();
  await expectAccessible(rubicon, 'main');
}

async function openMistake(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await new Bench(rubicon).tab('Mistakes').click();
  const panel = page.getByRole('tabpanel', { name: 'Mistakes' });
  await panel.getByRole('button', { name: /^\d+\. Black cannot capture: / }).click();
  await expect(panel.getByRole('region', { name: 'Black cannot capture', exact: true })).toBeVisible();
  await expectAccessible(rubicon, '[role=tabpanel]');
  const card = panel.getByRole('button', { name: /^\d+\. The loser hurries, too/ });
  // Not every browser holds on to what is seen when something above it goes.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  await card.scrollIntoViewIfNeeded();
  const before = await card.boundingBox();
  await card.click();
  const detail = await panel
    .getByRole('region', { name: 'The loser hurries, too', exact: true })
    .boundingBox();
  const after = await card.boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  const gap = (detail?.y ?? 0) - (after?.y ?? 0) - (after?.height ?? 0);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(40);
}

async function generate(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await new Bench(rubicon).generate();
  await page.getByRole('spinbutton', { name: 'Rows to' }).fill('40');
  await expect(page.getByText('Rows to: expected a number from 1 to 32.')).toBeVisible();
  await expectAccessible(rubicon, '[role=tabpanel]');
}

async function makePackage(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await rubicon.button('Make the package of seed 1').click();
  await expect(rubicon.button('Download for Polygon')).toBeInViewport({ ratio: 1 });
  const matrix = page.getByRole('region', { name: 'Which test catches which mistake' });
  const caption = matrix.getByRole('caption');
  const last = matrix.getByRole('columnheader', { name: 'Caught by' });
  await atSize(page, { width: 360, height: 740 }, async () => {
    await caption.scrollIntoViewIfNeeded();
    await expect(caption).toBeInViewport({ ratio: 1 });
    await expect(matrix).toHaveClass(/more-right/);
    await expect(last).not.toBeInViewport();
    await expectNoSideways(page);
    await expectAccessible(rubicon, '.package');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(matrix).toHaveClass('matrix more-left');
  });
}

async function mine(rubicon: Rubicon): Promise<void> {
  await new Bench(rubicon).mine();
  await expectAccessible(rubicon, '.mine');
}
