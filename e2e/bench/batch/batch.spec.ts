import { dropFiles } from '../../share/exchange.ts';
import { expectAccessible } from '../../support/axe.ts';
import { contestText, sample } from '../../support/boards.ts';
import { readClipboard, writeClipboard } from '../../support/clipboard.ts';
import { downloadBy } from '../../support/download.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Bench, commandAnswers, lastingContest, randomContest } from '../bench.ts';

const GOOD = '2 3\nO.O\n.X.\n';

/** Many boards that are solved at once. */
const QUICK = 2000;

test('a text is answered as the contest wants, typed or pasted, and what cannot be answered is reported', async ({
  rubicon,
  browserName,
}) => {
  const bench = new Bench(rubicon);
  const field = rubicon.page.getByRole('textbox', { name: 'Contest text' });
  await test.step('empty, it offers the samples', async () => {
    await bench.open('Batch');
    await bench.button('Try it with the five samples').click();
    await bench.expectDone(5);
    await expect(field).toHaveValue(contestText('sample1.in'));
  });
  await test.step('the boards of a typed text are answered', async () => {
    await field.fill('');
    await bench.type('Contest text', contestText('sample1.in'));
    await bench.expectDone(5);
    const answers = ['1Black 0', '2Black 2', '3Black 2', '4Tie', '5Red 75'];
    await expect(bench.boards.getByRole('listitem')).toHaveText(answers);
    const file = await downloadBy(rubicon, browserName, () => bench.button('Download .ans').click());
    expect(file).toEqual({ name: 'rubicon.ans', text: contestText('sample1.ans') });
  });
  await test.step('what was given stays while one looks elsewhere', async () => {
    await rubicon.button('Analysis').click();
    await rubicon.button('Judge bench').click();
    await expect(field).toHaveValue(contestText('sample1.in'));
    await bench.board(5).click();
    await rubicon.expectBoard(sample(5).rows);
    await rubicon.expectAnswer(sample(5).answer);
    await rubicon.button('Judge bench').click();
  });
  await test.step('what cannot be answered is reported', () => expectProblems(bench, browserName));
});

test('a long text is answered while the page is used, is cancelled and begun again, and its answers go out', async ({
  rubicon,
  browserName,
}) => {
  const text = lastingContest(QUICK);
  const bench = new Bench(rubicon);
  await test.step('its boards stream in, and each is opened', async () => {
    await bench.open('Batch');
    await bench.chooseFile('Choose a file', 'boards.in', text);
    await expect(bench.board(1)).toBeVisible();
    await expect(bench.progress).toHaveAttribute('max', '2032');
    await expect(bench.progress).not.toHaveAttribute('value', '0');
    await bench.board(3).click();
    await rubicon.expectBoard(text.split('\n').slice(14, 19));
    await rubicon.choose('Obstacle');
    await rubicon.button('Judge bench').click();
    await expect(bench.board(3)).toHaveAttribute('aria-current', 'true');
    await expect(bench.progress).toBeVisible();
  });
  await test.step('a cancelled run keeps what is answered', async () => {
    await bench.button('Cancel').press('Enter');
    await expect(bench.progress).toBeHidden();
    await expect(bench.button('Start again')).toBeFocused();
    await expect(bench.results.getByText('Cancelled. The answers found so far are kept.')).toBeVisible();
    const file = await downloadBy(rubicon, browserName, () => bench.button('Download .ans').click());
    expect(file.name).toBe('boards.ans');
    const lines = file.text.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(QUICK + 32);
    const right = commandAnswers(randomContest(QUICK, 5)).trimEnd().split('\n');
    expect(lines.slice(0, QUICK)).toEqual(right.slice(0, lines.length));
    const count = lines.length.toLocaleString('en');
    await expect(bench.results.getByText(`${count} of 2,032 boards`)).toBeVisible();
  });
  await test.step('it begins again', async () => {
    await bench.button('Start again').click();
    await expect(bench.progress).toBeVisible();
  });
  await test.step('the answers of many boards', () => takeAnswers(bench));
  await test.step('a pasted text that is too long for a field is answered at once', async () => {
    const field = rubicon.page.getByRole('textbox', { name: 'Contest text' });
    await writeClipboard(rubicon.page, randomContest(2500));
    await field.press('ControlOrMeta+v');
    await expect(bench.results.getByText(/ of 2,500 boards/).first()).toBeVisible();
    await expect(field).toHaveValue('');
    await bench.button('Cancel').click();
    await expect(bench.progress).toBeHidden();
  });
});

/** The answers of many boards are copied, and the list goes to the last. */
async function takeAnswers(bench: Bench): Promise<void> {
  const { rubicon } = bench;
  const text = randomContest(QUICK, 5);
  const answers = commandAnswers(text).trimEnd();
  await bench.chooseFile('Choose a file', 'boards.in', text);
  await bench.expectDone(QUICK);
  await expect(bench.progress).toBeHidden();
  await bench.button('Copy the answers').click();
  await expect(bench.button('Copied')).toBeVisible();
  const copied = await readClipboard(rubicon.page);
  expect(copied.replaceAll('\r', '').trimEnd()).toBe(answers);

  await bench.board(3).press('End');
  await expect(bench.board(QUICK)).toBeFocused();
  await expect(bench.board(3)).toBeHidden();
  await expect(bench.boards.getByRole('listitem').last()).toHaveAttribute('aria-setsize', `${QUICK}`);
  await bench.board(QUICK).press('Enter');
  await rubicon.expectBoard(text.trimEnd().split('\n').slice(-5));
  await rubicon.expectAnswer(answers.split('\n').at(-1) ?? '');
  await rubicon.button('Judge bench').click();
  await expect(bench.board(QUICK)).toBeVisible();
}

async function expectProblems(bench: Bench, browserName: string): Promise<void> {
  const { rubicon } = bench;
  const problems = bench.problems.getByRole('listitem');
  const refusal = rubicon.page.getByText('2 files at once are too many: none was read.');
  await test.step('several files at once are refused, until a text is given', async () => {
    await dropFiles(bench.results, { 'one.in': `0 1\n${GOOD}`, 'two.in': `0 1\n${GOOD}` });
    await expect(refusal).toBeVisible();
  });
  await test.step('a text that cannot be read is told', async () => {
    await bench.type('Contest text', 'hello\n');
    await expect(problems).toHaveText([/^Text \(line 1, column 1\) Expected two numbers/]);
    await expect(bench.boards).toBeHidden();
    await expect(refusal).toBeHidden();
  });
  await test.step('so is what belongs to no board', async () => {
    await bench.type('Contest text', `0 3\n${GOOD}...\n${GOOD}`);
    await bench.expectDone(2);
    await expect(problems).toHaveText([
      /^Text \(line 5, column 1\) Expected the size of board 2/,
      /^Text \(line 9, column 1\) Expected 3 boards, but the text ends after 2\.$/,
    ]);
  });
  await test.step('a broken board is named, and those after it are answered', async () => {
    const text = `0 6\n${GOOD}2 3\nO.?\n.X.\n${GOOD}33 3\nO.O\n${GOOD}2 3\nO..\n.X.\n`;
    await bench.type('Contest text', text);
    await bench.expectDone(6);
    await expect(bench.results.getByText('3 problems in the file')).toBeVisible();
    await expect(problems).toHaveText([
      /^Board 2 \(line 6, column 3\) Expected a cell here/,
      /^Board 4 \(line 11, column 1\) Expected 1 to 32 rows, found 33\.$/,
      /^Board 6 \(line 17, column 1\) The board needs two red generals and has one\.$/,
    ]);
    const file = await downloadBy(rubicon, browserName, () => bench.button('Download .ans').click());
    expect(file.text).toBe('Black 2\n?\nBlack 2\n?\nBlack 2\n?\n');
    expect(file.text).toBe(commandAnswers(text));
    await expect(bench.board(2)).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(rubicon, 'main');
    await bench.board(6).click();
    await rubicon.expectBoard(['O..', '.X.']);
  });
}
