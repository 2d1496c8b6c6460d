import { fireEvent, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { emptyBoard, linkOf, marked, type Rows, sample, textOf } from '../../../e2e/support/boards.ts';
import { commandAnswer } from '../../../e2e/support/command.ts';
import { downloadBytesBy } from '../support/download.ts';
import type { Rubicon } from '../support/rubicon.ts';
import { visit } from '../support/visit.ts';
import { killWorkers, loseScripts } from '../support/worker-script.ts';

const CRASHED = /stopped unexpectedly/;

const contest = (boards: readonly Rows[]) =>
  `0 ${boards.length}\n${boards.map((rows) => textOf(rows).replace(/.*\n/, '')).join('')}`;

/** Open boards of this side, each with the pawn on another cell of the lowest row. */
const open = (side: number, count: number): Rows[] =>
  Array.from({ length: count }, (_, index) =>
    marked(marked(emptyBoard(side, side), 'O', [1, 1], [1, side]), 'X', [side, index + 1]),
  );

async function openTool(tool: string): Promise<Rubicon> {
  const rubicon = await visit(`${linkOf(sample(2).rows)}&view=bench`);
  await rubicon.click('tab', tool);
  return rubicon;
}

const upload = async ({ page, user }: Rubicon, label: string, name: string, text: string) =>
  user.upload(await page.findByLabelText(label), new File([text], name));

const fill = ({ page }: Rubicon, name: string, value: number) =>
  fireEvent.input(page.getByRole('spinbutton', { name }), { target: { value: String(value) } });

it('a batch whose workers die says so, and starts again', async () => {
  const rubicon = await openTool('Batch');
  await upload(rubicon, 'Choose a file', 'boards.in', contest([sample(2).rows, ...open(24, 20)]));
  const answers = await rubicon.page.findByRole('region', { name: 'Answers' });
  await within(answers).findByRole('button', { name: /^Board 1:/ });
  await killWorkers();
  expect(await within(answers).findByRole('alert')).toHaveTextContent(CRASHED);
  await rubicon.press('Start again');
  await expect.poll(() => within(answers).queryByRole('alert')).toBeNull();
  await within(answers).findByRole('button', { name: /^Board 1:/ });
});

it('a diagnosis whose workers die says so, and starts again', async () => {
  const boards = open(16, 12);
  const rubicon = await openTool('Compare');
  await upload(rubicon, 'Choose a file', 'text.in', contest(boards));
  const answers = boards.map((rows) => commandAnswer(rows, 'Red'));
  // With one wrong line all mistakes remain suspects to the end.
  await upload(
    rubicon,
    'Choose an output file',
    'text.out',
    `${['Red 999', ...answers.slice(1)].join('\n')}\n`,
  );
  const diagnosis = await rubicon.page.findByRole('region', { name: 'Which mistake is mine?' });
  const progress = await within(diagnosis).findByRole<HTMLProgressElement>('progressbar');
  await expect.poll(() => progress.value).toBeGreaterThan(0);
  await killWorkers();
  await within(diagnosis).findByText(CRASHED);
  await rubicon.press('Find the mistake');
  await within(diagnosis).findByRole('progressbar');
  expect(within(diagnosis).queryByText(CRASHED)).toBeNull();
});

it('a best line whose worker cannot be fetched says so, and is there as soon as it can be', async () => {
  const rubicon = await openTool('Compare');
  const { page } = rubicon;
  await upload(rubicon, 'Choose a file', 'text.in', contest([sample(2).rows, sample(3).rows]));
  await upload(rubicon, 'Choose an output file', 'text.out', 'Red 1\nRed 1\n');
  const moves = async (name: string) =>
    within(await page.findByRole('article', { name })).findByRole('list', { name: 'Moves' });
  await moves('Difference 1 of 2');
  loseScripts(true);
  await killWorkers();
  await rubicon.press('Next difference');
  const second = await page.findByRole('article', { name: 'Difference 2 of 2' });
  await within(second).findByText('could not be loaded', { exact: false });
  loseScripts(false);
  await rubicon.press('Previous difference');
  await moves('Difference 1 of 2');
});

it('a kit whose worker cannot be fetched is not downloaded, and is as soon as it can be', async () => {
  const rubicon = await openTool('Stress');
  const kit = within(await rubicon.page.findByRole('region', { name: 'On your machine' }));
  const made = vi.spyOn(URL, 'createObjectURL');
  loseScripts(true);
  await rubicon.press('Download the kit');
  expect(await kit.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
  loseScripts(false);
  const { name } = await downloadBytesBy(() => rubicon.press('Download the kit'));
  expect(name).toBe('duipai.zip');
  await expect.poll(() => kit.queryByRole('alert')).toBeNull();
});

it('a miner whose workers die says so, and goes on', async () => {
  const rubicon = await openTool('Mine');
  const search = await rubicon.page.findByRole('region', { name: 'Search' });
  const tried = () =>
    Number(within(search).getByText('Boards tried').nextSibling?.textContent?.replace(',', ''));
  await rubicon.click('radio', 'Longest win for Red');
  fill(rubicon, 'Rows', 8);
  fill(rubicon, 'Columns', 8);
  await rubicon.press('Start searching');
  await expect.poll(tried).toBeGreaterThan(0);
  await killWorkers();
  expect(await within(search).findByRole('alert')).toHaveTextContent(CRASHED);
  await rubicon.press('Start searching');
  await expect.poll(() => within(search).queryByRole('alert')).toBeNull();
  await expect.poll(tried).toBeGreaterThan(0);
});

it('a theatre whose worker dies says so, and its run or another begins', async () => {
  const rubicon = await visit(`${linkOf(sample(2).rows)}&view=theatre&act=steps`);
  const { page } = rubicon;
  const alert = () => page.findByRole('alert');
  await page.findByRole('button', { name: 'Play' });
  await killWorkers();
  await rubicon.press('next win');
  expect(await alert()).toHaveTextContent(CRASHED);
  await rubicon.press('Try again');
  await rubicon.press('next win');
  await page.findAllByText(/has a move that wins/);
  await killWorkers();
  await rubicon.press('next loss');
  expect(await alert()).toHaveTextContent(CRASHED);
  rubicon.follow(`${linkOf(sample(4).rows)}&view=theatre&act=steps`);
  await rubicon.press('next loss');
  await page.findAllByText(/every move loses/);
});

it('a map of the obstacles whose workers die says so, keeps what it knows, and goes on', async () => {
  const [rows] = open(18, 1) as [Rows];
  const rubicon = await visit(`${linkOf(rows)}&study=maps`);
  await rubicon.click('radio', 'Obstacles');
  const panel = within(rubicon.page.getByRole('tabpanel', { name: 'Maps' }));
  const progress = await panel.findByRole<HTMLProgressElement>('progressbar', { name: 'Obstacles tried' });
  await expect.poll(() => progress.value).toBeGreaterThan(0);
  await killWorkers();
  expect(await panel.findByRole('alert')).toHaveTextContent(CRASHED);
  expect(panel.queryByRole('button', { name: 'Cancel' })).toBeNull();
  const done = progress.value;
  expect(done).toBeGreaterThan(0);
  await rubicon.press('Try again');
  await panel.findByRole('button', { name: 'Cancel' });
  expect(panel.queryByRole('alert')).toBeNull();
  await expect.poll(() => progress.value).toBeGreaterThan(done);
});

it('a tour whose worker cannot be fetched says so, and is told as soon as it can be', async () => {
  const rubicon = await visit(linkOf(sample(2).rows));
  await rubicon.expectAnswer(sample(2).answer);
  loseScripts(true);
  await rubicon.press('Theatre');
  const { page } = rubicon;
  expect(await page.findByRole('alert')).toHaveTextContent('could not be loaded');
  loseScripts(false);
  await rubicon.press('Try again');
  await page.findByRole('button', { name: 'Play the tour' });
  expect(page.queryByRole('alert')).toBeNull();
});
