import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { contestText } from '../../../../e2e/support/boards.ts';
import { loadMistakes } from '../../../../wasm/bench/load-mistakes.ts';
import { type Mistake, setOfMistakes } from '../../../../wasm/bench/mistakes.ts';
import { compiledBench, load, readData } from '../../../wasm/module.ts';
import { visit } from '../../support/visit.ts';
import { Bench, holdFile } from '../bench.ts';

/** A board with its pawn on row 1, beside a general: Black has won, unless captures are checked first. */
const OVER = '3 1\nX\nO\nO\n';
const [UPPER, WIDE] = [`0 1\n${OVER}`, '1 3\nXOO\n'];

/** Boards that are solved for seconds, and the mistakes of which for longer. */
const LARGE = `16 16\n${`${'.'.repeat(16)}\n`.repeat(14)}O${'.'.repeat(14)}O\n${'.'.repeat(8)}X${'.'.repeat(7)}\n`;

/** The first boards of a file, what a program with mistakes prints for them, and how many of its lines are wrong. */
async function wrongProgram(count: number, ...mistakes: readonly Mistake[]) {
  const bench = await loadMistakes(compiledBench);
  const rubicon = await load();
  const boards = rubicon.parseContest(readData('boards-1000.in')).slice(0, count);
  const lines = boards.map((board) => {
    const run = bench.open(board, setOfMistakes(mistakes));
    run.step();
    const value = run.value(rubicon.position(board, 'red'));
    run.close();
    if (value.winner === 'tie') return 'Tie\n';
    return `${value.winner === 'red' ? 'Red' : 'Black'} ${value.distance}\n`;
  });
  const answers = readData('boards-1000.ans').split('\n');
  const wrong = lines.filter((line, index) => line !== `${answers[index]}\n`).length;
  return { input: rubicon.formatContest(boards), output: lines.join(''), wrong };
}

/** What a program prints that lets the pawn go down, but for the last line, which no mistake explains. */
async function nearlyDown() {
  const { input, output, wrong } = await wrongProgram(60, 'down');
  const lines = output.trimEnd().split('\n');
  const { output: right } = await wrongProgram(60);
  const isRight = right.trimEnd().split('\n').at(-1) === lines.at(-1);
  return { input, output: `${lines.with(-1, 'Red 999').join('\n')}\n`, wrong: wrong + Number(isRight) };
}

let bench: Bench;

beforeEach(async () => {
  bench = new Bench(await visit('#view=bench&tool=compare'));
  await bench.shown();
});

async function compare(boards: string, lines: string): Promise<void> {
  bench.fill('Contest text', boards);
  await bench.enter('Output text', lines);
}

const expectDiagnosis = (words: string | RegExp) =>
  expect.poll(() => bench.diagnosis?.textContent ?? '').toMatch(words);
const expectSuspect = (name: string) =>
  expect.poll(() => bench.suspects[0]?.textContent ?? '').toContain(name);

describe('the mistake of an output', () => {
  it('is named, shown on its smallest board, and stays while one looks elsewhere', async () => {
    const { rubicon } = bench;
    const { input, output } = await wrongProgram(60, 'down');
    await bench.drop({ 'boards.in': input, 'mine.out': output });
    await expectSuspect('The pawn may go down');
    expect(bench.suspects).toHaveLength(1);
    expect(bench.diagnosis).toHaveTextContent('This explains every line:');
    expect(bench.diagnosis).not.toHaveTextContent(/left out here|would be right|are equal|are the same/);
    expect(bench.suspects[0]).toHaveTextContent(
      /explains (\d+) of \1 differing lines, contradicts no right line/,
    );
    expect(bench.suspects[0]).toHaveTextContent('Correct: The pawn moves up, left or right, never down.');
    within(bench.suspects[0] as HTMLElement)
      .getByRole('button', { name: 'Show its smallest board' })
      .focus();
    await rubicon.user.keyboard('{Enter}');
    expect(rubicon.page.getByRole('tab', { name: 'Mistakes' })).toHaveFocus();
    const shown = () => rubicon.page.findByRole('region', { name: 'The pawn may go down' });
    const detail = await shown();
    await expect.poll(() => detail).toHaveTextContent('Right program ✓ Red 3');
    expect(detail).toHaveTextContent('Wrong program ✗ Black 2');
    await rubicon.press('Analysis');
    await rubicon.press('Judge bench');
    await expect.poll(shown).toHaveTextContent('Right program ✓ Red 3');
    await bench.choose('Compare');
    await expectSuspect('The pawn may go down');
  });

  it('is looked for in all but malformed lines', async () => {
    await compare(UPPER, 'Red one\n');
    await expect.poll(() => bench.opened).toBeTruthy();
    await expect.poll(() => bench.diagnosis).toBeNull();
    await bench.enter('Output text', 'Red 1\n');
    await expectSuspect('The capture before row 1');
    expect(bench.diagnosis).toHaveTextContent('Each of these explains every line:');
    expect(bench.diagnosis).not.toHaveTextContent('Correct:');
    await bench.enter('Output text', 'black 0\n');
    await expectDiagnosis(
      /^Which mistake is mine\?1 malformed line left out here\.1 line would be right, [^.]* asked for\.$/,
    );
    await compare(`0 3\n${OVER}${WIDE}${WIDE}`, 'Red 1\nblack 0\n');
    await expectDiagnosis('1 malformed line left out here.');
    await expectDiagnosis(
      '1 line would be right, but not as it is written: “Red n”, “Black n” or “Tie” is asked for.',
    );
    await expectSuspect('The capture before row 1');
  });

  it('may be none that is known, and a right output has none', async () => {
    await compare(UPPER, 'Red 75\n');
    await expectDiagnosis('No single mistake and no pair explains this output.');
    await compare(UPPER, 'Black 0\n');
    await bench.expectSaid('Every line is right: 1 board.');
    expect(bench.diagnosis).toBeNull();
  });
});

describe('where no mistake explains every line', () => {
  it('the closest is named', async () => {
    const { input, output, wrong } = await nearlyDown();
    await bench.drop({ 'boards.in': input, 'mine.out': output });
    await expectSuspect('The pawn may go down');
    expect(bench.diagnosis).toHaveTextContent('Nothing explains every line. The closest:');
    expect(bench.suspects[0]).toHaveTextContent(
      new RegExp(`explains ${wrong - 1} of ${wrong} differing lines`),
    );
    expect(bench.suspects[0]).not.toHaveTextContent('Correct:');
  });
});

it('a board that is too large for the mistakes is left out, and the others are explained', async () => {
  const open = `28 28\nO${'.'.repeat(26)}O\n${`${'.'.repeat(28)}\n`.repeat(26)}..X${'.'.repeat(25)}\n`;
  await compare(`0 2\n${OVER}${open}`, 'Red 1\nTie\n');
  await expectDiagnosis('1 board too large for this and left out here.');
  await expectSuspect('The capture before row 1');
});

it('several workers share a long output, and find the two mistakes that explain all of it', async () => {
  bench = new Bench(await visit('#view=bench&tool=compare', { processors: 2 }));
  await bench.shown();
  const { input, output, wrong } = await wrongProgram(90, 'hurry', 'down');
  await bench.drop({ 'boards.in': `${input}${' '.repeat(10_000)}\n`, 'mine.out': output });
  await expectSuspect('The loser hurries, too + The pawn may go down');
  expect(bench.suspects).toHaveLength(1);
  expect(bench.suspects[0]).toHaveTextContent(
    `explains ${wrong} of ${wrong} differing lines, contradicts no right line`,
  );
});

it('lines that are all the same where different ones are right are told of, and name no mistake', async () => {
  await compare(`0 2\n${OVER}2 2\nOO\nX.\n`, 'Red 1\nRed 1\n');
  await expectDiagnosis(
    /^Which mistake is mine\?From board 1 on all lines are the same: is every board read/,
  );
  expect(bench.suspects).toEqual([]);
});

describe('what the lines alone tell', () => {
  it('is that equal boards have different answers', async () => {
    await compare(`0 2\n${OVER}${OVER}`, 'Black 0\nRed 77\n');
    await expectDiagnosis(
      'Boards 1 and 2 are equal, their answers are not: something may not be reset between boards.',
    );
    await compare(`0 2\n${OVER}${WIDE}`, 'Black 0\nRed 77\n');
    await expectDiagnosis(/explains this output\.Stress runs the program itself: .*Open Stress$/);
  });

  it('leaves what is kept from one board to the next to Stress', async () => {
    const { rubicon } = bench;
    await compare(contestText('sample1.in'), 'Black 0\nBlack 2\nRed 2\nTie\nRed 74\n');
    await rubicon.press('Open Stress');
    expect(rubicon.page.getByRole('tab', { name: 'Stress' })).toHaveFocus();
  });
});

it('the search for the mistake is cancelled, begun again, and gives way to another output', async () => {
  const { rubicon } = bench;
  await compare(`0 9\n2 2\nO.\nOX\n${LARGE.repeat(8)}`, `Red 77\n${'Tie\nRed 999\n'.repeat(4)}`);
  const button = (name: string) =>
    expect.poll(() => bench.diagnosis && within(bench.diagnosis).queryByRole('button', { name }));
  await button('Cancel').not.toBeNull();
  within(bench.diagnosis as HTMLElement)
    .getByRole('button', { name: 'Cancel' })
    .focus();
  await rubicon.user.keyboard('{Enter}');
  await expectDiagnosis('Cancelled: the mistake is not known.');
  await button('Find the mistake').toHaveFocus();
  await rubicon.user.keyboard('{Enter}');
  await expect.poll(() => bench.diagnosis?.querySelector('progress')).toBeTruthy();
  await compare(UPPER, 'Red 1\n');
  await expectSuspect('The capture before row 1');
});

it('the search is cancelled while the files are read, and does not disturb the next one', async () => {
  const { input, output } = await nearlyDown();
  const boards = new File([input], 'boards.in');
  await bench.chooseFile('Choose a file', boards);
  await bench.expectDone(60);
  const release = holdFile(boards);
  await bench.chooseFile('Choose an output file', new File([output], 'mine.out'));
  await expectDiagnosis('Reading…');
  await bench.rubicon.press('Cancel');
  await expectDiagnosis('Cancelled: the mistake is not known.');
  const releaseNext = holdFile(boards);
  await bench.rubicon.press('Find the mistake');
  await expectDiagnosis('Reading…');
  releaseNext();
  release();
  await expectSuspect('The pawn may go down');
});
