import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { contestText, sample } from '../../../../e2e/support/boards.ts';
import { lastingContest } from '../../../../e2e/support/contest.ts';
import { goneFile } from '../../support/gone-file.ts';
import { visit } from '../../support/visit.ts';
import { Bench, holdFile } from '../bench.ts';

const [INPUT, ANSWERS] = [contestText('sample1.in'), contestText('sample1.ans')];
const ALL_RIGHT = '✓ Every line is right: 5 boards.';

let bench: Bench;

beforeEach(async () => {
  bench = new Bench(await visit('#view=bench&tool=compare'));
  await bench.shown();
});

const judged = () => bench.results.querySelector('.judged');
const example = () => bench.rubicon.page.queryByRole('button', { name: /^Try it/ });

/** Compares an output with the boards of the samples. */
async function compare(output: string): Promise<void> {
  bench.fill('Contest text', INPUT);
  await bench.enter('Output text', output);
}

/** Expects that lines wait for their boards even when a worker has answered that was asked later than one would be for them. */
async function expectNotCompared(): Promise<void> {
  const { rubicon } = bench;
  const waiting = 'The lines are compared when all boards have been solved.';
  await bench.expectSaid(waiting);
  await rubicon.click('tab', 'Mistakes');
  await rubicon.press(/\. The pawn may go down: /);
  const detail = await rubicon.page.findByRole('region', { name: 'The pawn may go down' });
  await expect.poll(() => detail).toHaveTextContent('Right program ✓ Red 3');
  await bench.choose('Compare');
  await bench.expectSaid(waiting);
}

describe('an output', () => {
  it('with a fault can be tried', async () => {
    await bench.rubicon.press('Try it with the samples and a faulty output');
    await bench.expectDifferences([
      'Board 2, line 2winnerExpected Black 2 Found Red 3',
      'Board 5, line 5countExpected Red 75 Found Red 73',
    ]);
    expect(bench.field('Contest text')).toHaveValue(INPUT);
    expect(bench.field('Output text')).toHaveValue('Black 0\nRed 3\nBlack 2\nTie\nRed 73\n');
    await expect.poll(() => bench.suspects[0]).toHaveTextContent('Black cannot capture');
    expect(bench.rubicon.page.queryByRole('button', { name: 'Open Stress' })).toBeNull();
  });

  it('is compared with the boards of the batch, whatever its line ends', async () => {
    await bench.choose('Batch');
    await bench.enter('Contest text', INPUT);
    await bench.expectDone(5);
    await bench.choose('Compare');
    await bench.enter('Output text', ANSWERS.replaceAll('\n', '\r\n').concat('\n\n'));
    await bench.expectSaid(ALL_RIGHT);
    expect(judged()).toHaveClass('right');
    expect(bench.diagnosis).toBeNull();
    expect(bench.results).not.toHaveTextContent('without an answer');
  });

  it('may be wrong in every way', async () => {
    await compare('Red 0\nBlack 4\nblack 2\nRed 7\nTie\nTie\n');
    await bench.expectSaid('✗ 6 of 6 lines differ.');
    await bench.expectDifferences([
      'Board 1, line 1winnerExpected Black 0 Found Red 0',
      'Board 2, line 2countExpected Black 2 Found Black 4',
      'Board 3, line 3malformedExpected Black 2 Found black 2',
      'Board 4, line 4win for a tieExpected Tie Found Red 7',
      'Board 5, line 5tie for a winExpected Red 75 Found Tie',
      'Line 6extraFound Tie',
    ]);
    await bench.rubicon.user.click(bench.differences[5] as HTMLElement);
    await expect
      .poll(() => bench.opened?.textContent)
      .toMatch(/^Difference 6 of 6.*Line 6FoundTieOne line too many: every board already has its answer\.$/);
    const kinds = [...bench.results.querySelectorAll('.tally .broken')].map(({ textContent }) => textContent);
    const names = ['winner', 'count', 'tie for a win', 'win for a tie', 'malformed', 'extra'];
    expect(kinds).toEqual(names.map((name) => `${name} × 1`));
    expect(judged()).toHaveClass('wrong');
    await bench.enter('Output text', `${ANSWERS}${'Tie\n'.repeat(1200)}`);
    await bench.expectSaid('extra × 1,200');
  });

  it('opens its smallest wrong board, whatever was open of the one before', async () => {
    await compare('Red 0\nBlack 4\nRed 2\nRed 7\nTie\n');
    await bench.expectSaid('✗ 5 of 5 lines differ.');
    await bench.rubicon.user.click(bench.differences[4] as HTMLElement);
    await expect.poll(() => bench.opened).toHaveAccessibleName('Difference 5 of 5');
    await bench.enter('Output text', 'Black 0\nBlack 2\nRed 2\nTie\nRed 74\n');
    await expect.poll(() => bench.opened).toHaveAccessibleName('Difference 1 of 2');
    await bench.enter('Output text', `${ANSWERS}Tie\nTie\n`);
    await expect
      .poll(() => bench.opened?.textContent)
      .toMatch(/^Difference 1 of 2.*Line 6FoundTieOne line too many/);
    expect(bench.diagnosis).toBeNull();
  });

  it('may be in UTF-16, or empty', async () => {
    bench.fill('Contest text', INPUT);
    await bench.rubicon.press('Solve all boards');
    await bench.expectDone(5);
    expect(example()).toBeNull();
    const wide = new Uint8Array(Buffer.from(`\ufeff${ANSWERS}`, 'utf16le'));
    await bench.chooseFile('Choose an output file', new File([wide], 'wide.out'));
    await bench.expectSaid(ALL_RIGHT);
    await bench.expectSaid('The output is UTF-16.');
    await bench.rubicon.page.findByText(/^wide\.out, /);
    await bench.chooseFile('Choose an output file', new File([], 'empty.out'));
    await bench.expectSaid('✗ The output is empty: 5 boards, and no answer.');
    expect(bench.results).not.toHaveTextContent('The output is UTF-16.');
    expect(bench.differences).toEqual([]);
    expect(bench.results.querySelector('.tally .broken')).toBeNull();
    expect(bench.results).not.toHaveTextContent('The output ends before');
  });

  const alert = () => within(bench.results).queryByRole('alert')?.textContent;
  const gone = 'The file cannot be read. Choose it again.';

  it('whose file is gone is not judged until it is chosen again', async () => {
    await bench.chooseFile('Choose an output file', goneFile('mine.out'));
    await expect.poll(example).toBeNull();
    await bench.enter('Contest text', INPUT);
    await expect.poll(alert).toBe(gone);
    await bench.chooseFile('Choose an output file', new File([ANSWERS], 'mine.out'));
    await bench.expectSaid(ALL_RIGHT);
    expect(alert()).toBeUndefined();
  });

  it('is not judged by a file that is gone until it is chosen again', async () => {
    await compare(ANSWERS);
    await bench.expectSaid(ALL_RIGHT);
    await bench.chooseFile('Choose a file', goneFile('boards.in'));
    await expect.poll(alert).toBe(gone);
    await expectNotCompared();
    await bench.chooseFile('Choose a file', new File([INPUT], 'boards.in'));
    await bench.expectSaid(ALL_RIGHT);
    expect(alert()).toBeUndefined();
  });

  it('is not judged by a file whose reading was cancelled', async () => {
    await compare(ANSWERS);
    await bench.expectSaid(ALL_RIGHT);
    const boards = new File([INPUT], 'boards.in');
    const release = holdFile(boards);
    await bench.chooseFile('Choose a file', boards);
    await bench.expectSaid('Reading the file…');
    await bench.rubicon.press('Cancel');
    await bench.expectSaid('Cancelled.');
    await expectNotCompared();
    release();
    await bench.rubicon.press('Start again');
    await bench.expectSaid(ALL_RIGHT);
  });

  it('is judged by the boards that were solved before the run was cancelled', async () => {
    const slow = lastingContest(0).replace(/^.*\n/, '');
    bench.fill('Output text', 'Red 1\n'.repeat(33));
    await bench.enter('Contest text', `0 33\n2 3\nO.O\n.X.\n${slow}`);
    await bench.expectSaid(/[1-9]\d* of 33 boards/);
    await bench.rubicon.press('Cancel');
    const wrong = 'Board 1, line 1winnerExpected Black 2 Found Red 1';
    await expect.poll(() => bench.differences[0]?.textContent).toBe(wrong);
    await bench.expectSaid(/\d+ boards? without an answer: any line counts as right there\./);
    // What the boards without an answer say is not known.
    within(bench.diagnosis as HTMLElement).getByRole('button', { name: 'Find the mistake' });
  });

  it('may say anything of boards without an answer', async () => {
    bench.fill('Contest text', '0 2\n2 3\nO.?\n.X.\n2 3\nO.O\n.X.\n');
    await bench.enter('Output text', '?\nTie\n');
    await bench.expectSaid('1 board without an answer: any line counts as right there.');
    await bench.expectSaid('1 problem in the file');
    await bench.expectDifferences(['Board 2, line 2tie for a winExpected Black 2 Found Tie']);
    await bench.enter('Output text', '?\nBlack 2\n');
    await bench.expectSaid('✓ Every line is right: 1 board.');
    bench.fill('Output text', '?\n?\n');
    await bench.enter('Contest text', '0 2\n2 3\nO.?\n.X.\n2 3\nO.?\n.X.\n');
    await bench.expectSaid('2 boards without an answer: any line counts as right there.');
    expect(judged()).toBeNull();
  });

  it('is dropped beside its boards: both files at once, but not two outputs', async () => {
    const { page } = bench.rubicon;
    for (const name of ['Contest text', 'Output text'] as const) bench.fill(name, 'draft');
    await bench.drop({ 'sample1.in': INPUT, 'mine.out': ANSWERS }, bench.field('Contest text'));
    await bench.expectSaid(ALL_RIGHT);
    for (const name of ['Contest text', 'Output text'] as const) expect(bench.field(name)).toHaveValue('');
    for (const ending of ['out', 'in']) {
      await bench.drop({ [`one.${ending}`]: 'Tie\n', [`two.${ending}`]: 'Tie\n' });
      const alert = await page.findByRole('alert');
      expect(alert).toHaveTextContent('2 files at once are too many: none was read.');
      await bench.expectSaid(ALL_RIGHT);
      await bench.drop({ 'mine.out': ANSWERS });
      await expect.poll(() => page.queryByRole('alert')).toBeNull();
    }
    const answers = ANSWERS.split('\n');
    await bench.drop({ 'lost.out': answers.toSpliced(3, 1).join('\n') });
    await bench.expectSaid('Only line 4 is missing: with it, every line would be right.');
    expect(bench.diagnosis).toBeNull();
    expect(page.queryByRole('alert')).toBeNull();
    await bench.drop({ 'more.out': answers.toSpliced(3, 0, 'debug').join('\n') });
    await bench.expectSaid('Only line 4 is too many: without it, every line would be right.');
    const boards = bench.field('Contest text');
    await bench.drop({ 'boards.txt': '0 1\n2 3\nO.O\n.X.\n' }, boards);
    await page.findByText(/^boards\.txt, /);
    await bench.expectSaid('1 of 1 board');
  });
});

describe('a line that differs', () => {
  it('opens with its board, both values and the best line, that of the smallest board first', async () => {
    const { rubicon } = bench;
    await compare('Red 1\nBlack 2\nRed 2\nTie\nRed 74\n');
    await bench.expectSaid('✗ 3 of 5 lines differ.');
    const opened = (name: string, words: string) =>
      expect
        .poll(() => [bench.opened?.getAttribute('aria-label'), bench.opened?.textContent])
        .toEqual([name, expect.stringContaining(words)]);
    await opened(
      'Difference 2 of 3',
      'Board 3, line 3 the smallest wrong boardExpectedBlack 2FoundRed 2The other side wins.',
    );
    const moves = () => [...(bench.opened?.querySelectorAll<HTMLElement>('.move-item') ?? [])];
    await expect.poll(() => moves().length).toBe(3);
    await rubicon.press('Previous difference');
    await opened('Difference 1 of 3', 'Board 1, line 1ExpectedBlack 0FoundRed 1The other side wins.');
    await bench.expectSaid('The game is over on this board: there is no move.');
    expect(rubicon.button('Previous difference')).toBeDisabled();
    await rubicon.press('Next difference');
    await rubicon.press('Next difference');
    await opened(
      'Difference 3 of 3',
      'Board 5, line 5ExpectedRed 75FoundRed 74The winner is right, the number of moves is not.',
    );
    expect(rubicon.button('Next difference')).toBeDisabled();
    await expect.poll(() => moves().length).toBe(76);
    expect(moves().at(-1)).toHaveTextContent('Red 0');
    const picture = () => bench.opened?.querySelector('.thumbnail .general')?.getAttribute('d');
    const before = picture();
    await rubicon.user.click(moves()[1] as HTMLElement);
    await expect.poll(picture).not.toBe(before);
    expect(moves()[1]).toHaveAttribute('aria-current', 'step');
    expect(moves()[0]).not.toHaveAttribute('aria-current');
    await rubicon.user.click(moves()[0] as HTMLElement);
    await expect.poll(picture).toBe(before);

    await rubicon.user.click(bench.differences[1] as HTMLElement);
    await opened('Difference 2 of 3', 'Board 3');
    expect(bench.differences[1]).toHaveAttribute('aria-current', 'true');
    await rubicon.press('Next difference');
    await rubicon.press('Open in the editor');
    await rubicon.expectBoard(sample(5).rows);
    await rubicon.expectAnswer(sample(5).answer);
    await rubicon.press('Judge bench');
    await bench.shown();
    await opened('Difference 3 of 3', 'Board 5');
  });

  it('on a tie shows where its line repeats', async () => {
    await compare('Black 0\nBlack 2\nBlack 2\nRed 1\nRed 75\n');
    const repeats = /After move (\d+) an earlier position is back: moves (\d+) to \1 repeat for ever\./;
    await expect.poll(() => bench.opened?.textContent).toMatch(repeats);
    const [, last, first] = repeats.exec(bench.opened?.textContent ?? '') ?? [];
    const at = async (ply: number) => {
      const move = bench.opened?.querySelectorAll<HTMLElement>('.move-item')[ply];
      await bench.rubicon.user.click(move as HTMLElement);
      await expect.poll(() => move).toHaveAttribute('aria-current', 'step');
      return bench.opened?.querySelector('.thumbnail')?.innerHTML;
    };
    expect(await at(Number(first) - 1)).toBe(await at(Number(last)));
    expect(await at(Number(first))).not.toBe(await at(Number(last)));
    expect(bench.opened).toHaveTextContent('A win instead of a tie.');
    expect(bench.opened).not.toHaveTextContent('the smallest wrong board');
  });
});
