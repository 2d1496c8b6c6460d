import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { contestText, sample } from '../../../../e2e/support/boards.ts';
import { commandAnswers, lastingContest, randomContest } from '../../../../e2e/support/contest.ts';
import { downloadBy } from '../../support/download.ts';
import { visit } from '../../support/visit.ts';
import { Bench } from '../bench.ts';

const GOOD = '2 3\nO.O\n.X.\n';
const SAMPLES = contestText('sample1.in');

/** Many boards that are solved at once. */
const QUICK = 2000;

let bench: Bench;

beforeEach(async () => {
  bench = new Bench(await visit('#view=bench&tool=batch'));
  await bench.shown();
});

const download = () => downloadBy(() => bench.rubicon.press('Download .ans'));

describe('a contest text', () => {
  it('is that of the samples, if one wants to try', async () => {
    expect(bench.rubicon.button('Solve all boards')).toBeDisabled();
    await bench.rubicon.press('Try it with the five samples');
    await bench.expectDone(5);
    expect(bench.field('Contest text')).toHaveValue(SAMPLES);
  });

  it('is answered as the contest wants, and each board opens in the editor', async () => {
    const { rubicon } = bench;
    await bench.enter('Contest text', SAMPLES);
    await bench.expectDone(5);
    const answers = ['1Black 0', '2Black 2', '3Black 2', '4Tie', '5Red 75'];
    await expect.poll(() => bench.boards.map(({ textContent }) => textContent)).toEqual(answers);
    await bench.expectSaid(/Red × 1Black × 3Tie × 1/);
    expect(bench.results).not.toHaveTextContent(/No answer|problem|without an answer/);
    await bench.expectSaid(/[\d,]+ boards a second/);
    expect(await download()).toEqual({ name: 'rubicon.ans', text: contestText('sample1.ans') });
    await bench.clickBoard(5);
    await rubicon.expectBoard(sample(5).rows);
    await rubicon.expectAnswer(sample(5).answer);
    await rubicon.press('Judge bench');
    await bench.shown();
    expect(bench.field('Contest text')).toHaveValue(SAMPLES);
    await expect.poll(() => bench.board(5)).toHaveAttribute('aria-current', 'true');
    expect(bench.board(4)).toHaveAttribute('aria-current', 'false');
  });

  it('that is too long for its field is answered as soon as it is pasted', async () => {
    const field = bench.field('Contest text');
    bench.fill('Contest text', 'draft');
    await bench.rubicon.user.click(field);
    await bench.rubicon.user.paste(randomContest(2500));
    await bench.expectSaid(/ of 2,500 boards/);
    expect(field).toHaveValue('');
    await bench.rubicon.press('Cancel');
    await expect.poll(() => bench.progress).toBeNull();
    await bench.rubicon.user.clear(field);
    await bench.rubicon.user.click(field);
    await bench.rubicon.user.paste(SAMPLES);
    expect(field).toHaveValue(SAMPLES);
  });
});

describe('what cannot be answered is reported', () => {
  it('where the text is none', async () => {
    await bench.enter('Contest text', 'hello\n');
    await expect
      .poll(() => bench.problems)
      .toEqual([
        'Text (line 1, column 1) Expected two numbers here, the id and the number of boards, such as “0 5”.',
      ]);
    await bench.expectDone(0);
    expect(bench.boards).toEqual([]);
    expect(bench.results).not.toHaveTextContent('boards a second');
    expect(bench.rubicon.page.queryByRole('button', { name: 'Download .ans' })).toBeNull();
    await bench.chooseFile('Choose a file', new File([], 'empty.in'));
    await bench.rubicon.page.findByText(/^empty\.in, /);
    await expect.poll(() => bench.problems).toEqual([expect.stringMatching(/Expected two numbers here/)]);
  });

  it('where boards are broken, and those after them are answered', async () => {
    const { rubicon } = bench;
    const text = `0 6\n${GOOD}2 3\nO.?\n.X.\n${GOOD}33 3\nO.O\n${GOOD}2 3\nO..\n.X.\n`;
    await bench.enter('Contest text', text);
    await bench.expectDone(6);
    await bench.expectSaid('3 problems in the file');
    await expect
      .poll(() => bench.problems)
      .toEqual([
        expect.stringMatching(/^Board 2 \(line 6, column 3\) Expected a cell here/),
        'Board 4 (line 11, column 1) Expected 1 to 32 rows, found 33.',
        'Board 6 (line 17, column 1) The board needs two red generals and has one.',
      ]);
    await bench.expectSaid(/No answer × 3/);
    await bench.expectSaid('In the answers, a board without an answer is a line “?”.');
    const { text: answers } = await download();
    expect(answers).toBe('Black 2\n?\nBlack 2\n?\nBlack 2\n?\n');
    expect(answers).toBe(commandAnswers(text));
    expect(bench.board(2)).toHaveAttribute('aria-disabled', 'true');
    expect(bench.board(2)).toHaveAttribute('title', expect.stringMatching(/^Expected a cell here/));
    expect(bench.board(6)).toHaveAttribute('aria-disabled', 'false');
    expect(bench.board(1)).not.toHaveAttribute('title');
    await bench.clickBoard(2);
    await bench.clickBoard(6);
    await rubicon.expectBoard(['O..', '.X.']);
  });

  it('where a thousand boards are broken, the first of them one by one', async () => {
    await bench.enter('Contest text', `0 1203\n${'1 3\nO?X\n'.repeat(1203)}`);
    await bench.expectSaid('1,203 problems in the file');
    expect(bench.problems).toHaveLength(201);
    expect(bench.problems[199]).toMatch(/^Board 200 \(line 401, column 2\)/);
    await bench.expectSaid(/No answer × 1,203/);
    expect(bench.problems[200]).toBe('and 1,003 more');
    await bench.enter('Contest text', `0 200\n${'1 3\nO?X\n'.repeat(200)}`);
    await bench.expectSaid('200 problems in the file');
    expect(bench.problems).toHaveLength(200);
  });

  it('where several files are dropped at once, until a text is given', async () => {
    const refusal = '2 files at once are too many: none was read.';
    await bench.drop({ 'one.in': `0 1\n${GOOD}`, 'two.in': `0 1\n${GOOD}` });
    await bench.rubicon.page.findByText(refusal);
    await bench.drop({ 'one.in': `0 1\n${GOOD}` });
    await bench.expectDone(1);
    expect(bench.rubicon.page.queryByText(refusal)).toBeNull();
    await bench.rubicon.page.findByText(/^one\.in, /);
  });
});

describe('a long file', () => {
  it('streams in while the page is used, is cancelled with what is answered, and begun again', async () => {
    const { rubicon } = bench;
    const text = lastingContest(QUICK);
    await bench.chooseFile('Choose a file', new File([text], 'round.1.in'));
    await expect.poll(() => bench.progress?.getAttribute('max')).toBe('2032');
    expect(bench.progressSaid).toBe('');
    await expect.poll(() => Number(bench.progress?.getAttribute('value'))).toBeGreaterThan(0);
    await bench.clickBoard(3);
    await rubicon.expectBoard(text.split('\n').slice(14, 19));
    await rubicon.press('Judge bench');
    await bench.shown();
    expect(bench.progress).not.toBeNull();

    within(bench.results).getByRole('button', { name: 'Cancel' }).focus();
    await rubicon.user.keyboard('{Enter}');
    await expect.poll(() => bench.progress).toBeNull();
    await expect.poll(() => rubicon.button('Start again')).toHaveFocus();
    await bench.expectSaid('Cancelled. The answers found so far are kept.');
    const file = await download();
    expect(file.name).toBe('round.1.ans');
    expect(bench.results).not.toHaveTextContent('boards a second');
    const lines = file.text.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(QUICK + 32);
    const right = commandAnswers(randomContest(QUICK, 5)).trimEnd().split('\n');
    expect(lines.slice(0, QUICK)).toEqual(right.slice(0, lines.length));
    await bench.expectSaid(`${lines.length.toLocaleString('en')} of 2,032 boards`);
    await rubicon.press('Start again');
    await expect.poll(() => bench.progress).not.toBeNull();
    await rubicon.press('Cancel');
  });

  it('has its answers copied, and its last board a key away', async () => {
    const { rubicon } = bench;
    const text = randomContest(QUICK, 5);
    const answers = commandAnswers(text).trimEnd().split('\n');
    await bench.chooseFile('Choose a file', new File([text], 'boards.in'));
    await bench.expectDone(QUICK);
    await rubicon.press('Copy the answers');
    await rubicon.page.findByRole('button', { name: 'Copied' });
    expect((await navigator.clipboard.readText()).trimEnd().split('\n')).toEqual(answers);

    const list = within(bench.results).getByRole('list', { name: 'Boards' });
    expect(bench.boards.length).toBeLessThan(QUICK / 10);
    const columns = Number(list.style.getPropertyValue('--columns'));
    bench.board(3)?.focus();
    for (const [key, number] of [
      ['{ArrowRight}', 4],
      ['{ArrowDown}', 4 + columns],
      ['{ArrowUp}', 4],
      ['{ArrowLeft}', 3],
      ['{Control>}{End}{/Control}', 3],
      ['{Alt>}{End}{/Alt}', 3],
      ['{Meta>}{End}{/Meta}', 3],
      ['{Home}', 1],
      ['{End}', QUICK],
    ] as const) {
      await rubicon.user.keyboard(key);
      await expect.poll(() => bench.board(number)).toHaveFocus();
    }
    expect(bench.board(QUICK)?.closest('li')).toHaveAttribute('aria-setsize', `${QUICK}`);
    expect(bench.board(QUICK)?.closest('li')).toHaveAttribute('aria-posinset', `${QUICK}`);
    await rubicon.user.keyboard('{Enter}');
    await rubicon.expectBoard(text.trimEnd().split('\n').slice(-5));
    await rubicon.expectAnswer(answers.at(-1) ?? '');
  });
});
