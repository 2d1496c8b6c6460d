import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { linkOf, type Rows } from '../../../../e2e/support/boards.ts';
import { visit } from '../../support/visit.ts';
import { keptFinds, Miner } from './miner.ts';

const command = fileURLToPath(new URL('../../../../build/rubicon', import.meta.url));

/** The best board in the output of a command, as its rows. */
function bestOfCommand(mining: string): string[] {
  const [, ...args] = mining.split(' ');
  const printed = execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [, size = '', ...rows] = printed.trimEnd().split('\n');
  return rows.slice(0, Number(size.split(' ')[0]));
}

/** A find of an earlier search, as it is stored. */
const stored = (rows: Rows, goal: string, distance: number) => ({
  ...{ goal, density: 35, length: 10_000, seed: 99, run: 0, tries: 7, score: distance },
  answer: goal === 'tie' ? 'Tie' : `Red ${distance}`,
  board: linkOf(rows).slice('#b='.length),
});

/** No board of 4 × 2 has a longer win for Red; those of other goals and sizes do not count. */
const LONGEST = ['.O', '.O', '.#', '.X'];
const EARLIER = [
  stored(LONGEST, 'red', 7),
  stored(LONGEST, 'tie', 50),
  stored([...LONGEST, '..'], 'red', 60),
  stored(
    LONGEST.map((row) => `${row}.`),
    'red',
    70,
  ),
];

let miner: Miner;

async function open(kept: Readonly<Record<string, string>> = {}): Promise<void> {
  miner = new Miner(await visit('#view=bench&tool=mine', { kept }));
  await miner.shown();
}

it('boards are found for a goal, and the command of each finds it again', async () => {
  await open();
  const { rubicon } = miner;
  expect(miner.search).toHaveTextContent('No search is running.');
  expect(miner.finds).toHaveTextContent('Nothing found yet for this goal.');
  await miner.ask('Longest line before a tie repeats', 5, 3);
  await expect.poll(() => location.hash).toMatch(/&tool=mine&goal=tie&size=5x3$/);
  await rubicon.press('Start searching');
  await expect.poll(() => miner.rows.length).toBeGreaterThan(0);
  await rubicon.press('Stop');
  await miner.expectSaid('Stopped: Longest line before a tie repeats, 5 × 3.');
  expect(rubicon.page.queryByRole('button', { name: 'Stop' })).toBeNull();
  const scores = miner.scores();
  const repeats = scores.filter((_, index) => index % 2 === 0);
  expect(repeats).toEqual(repeats.map(() => expect.stringMatching(/^repeats after \d+ moves? $/)));
  expect(new Set(scores.filter((_, index) => index % 2 === 1))).toEqual(new Set(['Tie']));
  const best = Number(/\d+/.exec(scores[0] ?? '')?.[0]);
  expect(miner.figure('Best')).toBe(best);
  expect(miner.search.querySelector('.newest')).toHaveTextContent(
    `Latest record: repeats after ${best} moves`,
  );
  const [first] = miner.rows;
  if (first === undefined) throw new Error('Nothing was found.');
  expect(first).toHaveTextContent(/5 × 3, seed 1, run \d+, board [\d,]+/);
  await rubicon.user.click(
    within(first).getByRole('button', { name: 'Copy the command that finds it again' }),
  );
  await within(miner.finds).findByText('Command copied.');
  const board = bestOfCommand(await navigator.clipboard.readText());
  await rubicon.user.click(
    within(first).getByRole('button', { name: /^repeats after \d+ moves, tie, 5 × 3\. Open in the editor$/ }),
  );
  await rubicon.expectBoard(board);
  await rubicon.expectAnswer('Tie');
});

it('a find as long as the best of its goal and size is kept, but is no record', async () => {
  await open(keptFinds(...EARLIER));
  const { rubicon } = miner;
  await miner.ask('Longest win for Red', 4, 2);
  await rubicon.press('Start searching');
  await expect.poll(() => miner.scores().filter((score) => score === 'Red 7').length).toBeGreaterThan(1);
  rubicon.button('Stop').click();
  // The focus stays where it is moved before the search has stopped.
  miner.field('Seed').focus();
  await miner.expectSaid('Stopped: Longest win for Red, 4 × 2.');
  await new Promise(requestAnimationFrame);
  expect(miner.field('Seed')).toHaveFocus();
  expect(miner.figure('Best')).toBe(7);
  expect(miner.search).not.toHaveTextContent('Latest record');
});

it('a search goes on while something else is looked at, stops and continues, and gives way to another, also while it is stopped', async () => {
  await open();
  const { rubicon } = miner;
  await miner.ask('Longest win for Black', 8, 8);
  await rubicon.press('Start searching');
  await miner.expectSaid('Searching: Longest win for Black, 8 × 8.');
  await expect.poll(() => miner.figure('Boards tried')).toBeGreaterThan(0);
  expect(miner.elsewhere).toBeNull();

  await rubicon.press('Analysis');
  const tried = () =>
    Number(/([\d,]+) boards/.exec(miner.elsewhere?.textContent ?? '')?.[1]?.replaceAll(',', ''));
  await expect.poll(tried).toBeGreaterThan(0);
  const before = tried();
  await expect.poll(tried).toBeGreaterThan(before);
  expect(miner.elsewhere).toHaveTextContent(/^Search running ?[\d,]+ boards, best \d+/);
  await rubicon.press('Show');
  await miner.shown();
  expect(miner.elsewhere).toBeNull();
  await expect.poll(() => miner.figure('Boards tried')).toBeGreaterThan(before);
  await expect.poll(() => miner.figure('Per second')).toBeGreaterThan(0);
  expect(
    within(miner.search).getAllByRole('progressbar', { name: /^Progress of run \d+$/ })[0],
  ).toHaveAttribute('max', '1');

  await rubicon.click('tab', 'Batch');
  await rubicon.press('Stop');
  await expect.poll(() => miner.elsewhere).toBeNull();
  await rubicon.click('tab', 'Mine');
  await miner.shown();
  await miner.expectSaid('Stopped: Longest win for Black, 8 × 8.');
  expect(within(miner.search).getByText('Per second').nextElementSibling).toHaveTextContent('–');

  const stopped = miner.figure('Boards tried');
  await rubicon.press('Continue searching');
  await expect.poll(() => miner.figure('Boards tried')).toBeGreaterThan(stopped);
  expect(rubicon.page.getByRole('button', { name: /search/i })).toBeDisabled();
  await miner.type('Rows', 7);
  await rubicon.press('Search for this instead');
  await miner.expectSaid('Searching: Longest win for Black, 7 × 8.');
  await expect.poll(() => miner.rows.some((row) => row.textContent?.includes('7 × 8'))).toBe(true);
  await rubicon.press('Stop');
  await miner.expectSaid('Stopped: Longest win for Black, 7 × 8.');

  await miner.type('Rows', 6);
  await rubicon.press('Start searching');
  await miner.expectSaid('Searching: Longest win for Black, 6 × 8.');
  await expect.poll(() => miner.rows.some((row) => row.textContent?.includes('6 × 8'))).toBe(true);
  expect(miner.rows.some((row) => row.textContent?.includes('7 × 8'))).toBe(true);
  await rubicon.press('Analysis');
  await expect.poll(() => miner.elsewhere?.textContent).toMatch(/^Search running/);
});
