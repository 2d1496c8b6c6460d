import { dropFile } from '../../share/exchange.ts';
import { contestText, sample, samples } from '../../support/boards.ts';
import { readClipboard, writeClipboard } from '../../support/clipboard.ts';
import { downloadBy } from '../../support/download.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Rubicon } from '../../support/page.ts';
import { singleFile } from '../../support/single-file.ts';
import { Bench, commandAnswers, randomContest } from '../bench.ts';

const GOOD = '2 3\nO.O\n.X.\n';

test('the boards of a typed text are answered as the contest wants', { tag: '@engines' }, async ({
  rubicon,
  browserName,
}) => {
  const bench = new Bench(rubicon);
  await bench.open('Batch');
  await bench.type('Contest text', contestText('sample1.in'));
  await bench.expectDone(5);
  await expect(bench.boards.getByRole('listitem')).toHaveText([
    '1Black 0',
    '2Black 2',
    '3Black 2',
    '4Tie',
    '5Red 75',
  ]);
  const file = await downloadBy(rubicon, browserName, () => bench.button('Download .ans').click());
  expect(file).toEqual({ name: 'rubicon.ans', text: contestText('sample1.ans') });
});

test('a thousand boards of all sizes have the answers of the command', async ({ rubicon, browserName }) => {
  const bench = new Bench(rubicon);
  await bench.open('Batch');
  await dropFile(bench.results, 'boards-1000.in', contestText('boards-1000.in'));
  await bench.expectDone(1000);
  const file = await downloadBy(rubicon, browserName, () => bench.button('Download .ans').click());
  expect(file).toEqual({ name: 'boards-1000.ans', text: contestText('boards-1000.ans') });
});

test('two thousand boards stream in while the page is used', async ({ rubicon }) => {
  test.slow();
  const text = randomContest(2000);
  const bench = new Bench(rubicon);
  const { page } = rubicon;
  await bench.open('Batch');
  await bench.chooseFile('Choose a file', 'boards.in', text);
  await expect(bench.board(1)).toBeVisible();
  await expect(bench.progress).toBeVisible();
  const answered = async () => Number(await bench.progress.getAttribute('value'));
  const before = await answered();
  await expect.poll(answered).toBeGreaterThan(before);
  await expect(bench.progress).toHaveAttribute('max', '2000');

  await bench.board(3).click();
  await rubicon.expectBoard(text.split('\n').slice(24, 34));
  await rubicon
    .button('Obstacle')
    .or(page.getByRole('radio', { name: 'Obstacle', exact: true }))
    .check();
  await rubicon.button('Judge bench').click();
  await expect(bench.board(3)).toHaveAttribute('aria-current', 'true');

  await bench.expectDone(2000);
  await expect(bench.progress).toBeHidden();
  await bench.button('Copy the answers').click();
  await expect(bench.button('Copied')).toBeVisible();
  expect((await readClipboard(page)).replaceAll('\r', '').trimEnd()).toBe(commandAnswers(text).trimEnd());

  await bench.board(3).press('End');
  await expect(bench.board(2000)).toBeFocused();
  await expect(bench.board(3)).toBeHidden();
  await expect(bench.boards.getByRole('listitem').last()).toHaveAttribute('aria-setsize', '2000');
  await bench.board(2000).press('Enter');
  await rubicon.expectBoard(text.trimEnd().split('\n').slice(-10));
  await rubicon.expectAnswer(commandAnswers(text).trimEnd().split('\n').at(-1) ?? '');
  await rubicon.button('Judge bench').click();
  await expect(bench.board(2000)).toBeVisible();
});

test('a pasted text of megabytes is answered at once, and no field holds it', { tag: '@engines' }, async ({
  rubicon,
}) => {
  const text = randomContest(10_000);
  const bench = new Bench(rubicon);
  await bench.open('Batch');
  const field = rubicon.page.getByRole('textbox', { name: 'Contest text' });
  await writeClipboard(rubicon.page, text);
  await field.press('ControlOrMeta+v');
  await expect(bench.board(1)).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(bench.results.getByText(/ of 10,000 boards/).first()).toBeVisible();
  await bench.button('Cancel').click();
  await expect(bench.progress).toBeHidden();
});

test('a cancelled run keeps what is answered, and can begin again', async ({ rubicon, browserName }) => {
  const text = randomContest(2000);
  const bench = new Bench(rubicon);
  await bench.open('Batch');
  await bench.chooseFile('Choose a file', 'boards.in', text);
  await expect(bench.board(1)).toBeVisible();
  await bench.button('Cancel').press('Enter');
  await expect(bench.progress).toBeHidden();
  await expect(bench.button('Start again')).toBeFocused();
  await expect(bench.results.getByText('Cancelled: what is answered stays.')).toBeVisible();
  const file = await downloadBy(rubicon, browserName, () => bench.button('Download .ans').click());
  const lines = file.text.trimEnd().split('\n');
  expect(lines.length).toBeLessThan(2000);
  expect(lines).toEqual(commandAnswers(text).split('\n').slice(0, lines.length));
  await expect(bench.results.getByText(`${lines.length.toLocaleString('en')} of 2,000 boards`)).toBeVisible();
  await bench.button('Start again').click();
  await expect(bench.progress).toBeVisible();
});

test('a broken board is named, and those after it are answered', async ({ rubicon, browserName }) => {
  const text = `0 6\n${GOOD}2 3\nO.?\n.X.\n${GOOD}33 3\nO.O\n${GOOD}2 3\nO..\n.X.\n`;
  const bench = new Bench(rubicon);
  await bench.open('Batch');
  await bench.type('Contest text', text);
  await bench.expectDone(6);
  await expect(bench.results.getByText('3 problems in the file')).toBeVisible();
  const problems = bench.problems.getByRole('listitem');
  await expect(problems).toHaveText([
    /^Board 2 \(line 6, column 3\) Expected a cell here/,
    /^Board 4 \(line 11, column 1\) Expected 1 to 32 rows, found 33\.$/,
    /^Board 6 \(line 17, column 1\) The board needs two red generals, has one\.$/,
  ]);
  const file = await downloadBy(rubicon, browserName, () => bench.button('Download .ans').click());
  expect(file.text).toBe('Black 2\n?\nBlack 2\n?\nBlack 2\n?\n');
  expect(file.text).toBe(commandAnswers(text));
  await expect(bench.board(2)).toHaveAttribute('aria-disabled', 'true');
  await bench.board(6).click();
  await rubicon.expectBoard(['O..', '.X.']);
});

test('a file that cannot be read is told, and so is what belongs to no board', async ({ rubicon }) => {
  const bench = new Bench(rubicon);
  await bench.open('Batch');
  await bench.type('Contest text', 'hello\n');
  await expect(bench.problems.getByRole('listitem')).toHaveText([
    /^Text \(line 1, column 1\) Expected two numbers/,
  ]);
  await expect(bench.boards).toBeHidden();
  await bench.type('Contest text', `0 3\n${GOOD}...\n${GOOD}`);
  await bench.expectDone(2);
  await expect(bench.problems.getByRole('listitem')).toHaveText([
    /^Text \(line 5, column 1\) Expected the size of board 2/,
    /^Text \(line 9, column 1\) Expected 3 boards, but the text ends after 2\.$/,
  ]);
});

test('what was given stays while one looks elsewhere', async ({ rubicon }) => {
  const bench = new Bench(rubicon);
  await bench.open('Batch');
  await bench.type('Contest text', contestText('sample1.in'));
  await bench.expectDone(5);
  await rubicon.button('Analysis').click();
  await rubicon.button('Judge bench').click();
  await expect(rubicon.page.getByRole('textbox', { name: 'Contest text' })).toHaveValue(
    contestText('sample1.in'),
  );
  await bench.board(5).click();
  await rubicon.expectBoard(sample(5).rows);
  await rubicon.expectAnswer(sample(5).answer);
});

test('the page in one file has the batch too', async ({ page }) => {
  const bench = new Bench(new Rubicon(page));
  await page.goto(`${singleFile}#view=bench`);
  await bench.type('Contest text', contestText('sample1.in'));
  await bench.expectDone(samples.length);
  await expect(bench.boards.getByRole('listitem').last()).toHaveText('5Red 75');
});
