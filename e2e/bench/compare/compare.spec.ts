import { readFileSync } from 'node:fs';
import { loadMistakes } from '../../../wasm/bench/load-mistakes.ts';
import { MISTAKES, type Mistake } from '../../../wasm/bench/mistakes.ts';
import { loadRubicon } from '../../../wasm/rubicon.ts';
import { dropFile, dropFiles } from '../../share/exchange.ts';
import { expectAccessible } from '../../support/axe.ts';
import { contestText, sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Bench } from '../bench.ts';

const [INPUT, ANSWERS] = [contestText('sample1.in'), contestText('sample1.ans')];

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url));

/** The first boards of the file, and what a program with a mistake prints for them. */
async function wrongProgram(mistake: Mistake, count: number): Promise<{ input: string; output: string }> {
  const bench = await loadMistakes(new WebAssembly.Module(read('build/module/bench.wasm')));
  const rubicon = await loadRubicon(new WebAssembly.Module(read('build/module/rubicon.wasm')));
  const boards = rubicon.parseContest(read('tests/data/boards-1000.in').toString()).slice(0, count);
  const lines = boards.map((board) => {
    const run = bench.open(board, 1 << MISTAKES.indexOf(mistake));
    run.step();
    const value = run.value(rubicon.position(board, 'red'));
    run.close();
    if (value.winner === 'tie') return 'Tie\n';
    return `${value.winner === 'red' ? 'Red' : 'Black'} ${value.distance}\n`;
  });
  return { input: rubicon.formatContest(boards), output: lines.join('') };
}

test('an output is compared with the boards of the batch, and each wrong board opens', async ({
  rubicon,
}) => {
  const bench = new Bench(rubicon);
  await test.step('the smallest wrong board', () => openWrongBoards(bench));
  await test.step('a right one', async () => {
    await bench.open('Batch');
    await bench.type('Contest text', INPUT);
    await bench.expectDone(5);
    await bench.choose('Compare');
    await bench.type('Output text', ANSWERS.replaceAll('\n', '\r\n').concat('\n\n'));
    await expect(bench.results.getByText('✓ Every line is right: 5 boards.')).toBeVisible();
  });
  await test.step('one that is wrong in every way', async () => {
    await bench.type('Output text', 'Red 0\nBlack 4\nblack 2\nRed 7\nTie\nTie\n');
    await expect(bench.results.getByText('✗ 6 of 6 lines differ.')).toBeVisible();
    await expect(bench.differences.getByRole('listitem')).toHaveText([
      'Board 1, line 1winnerExpected Black 0 Found Red 0',
      'Board 2, line 2countExpected Black 2 Found Black 4',
      'Board 3, line 3malformedExpected Black 2 Found black 2',
      'Board 4, line 4win for a tieExpected Tie Found Red 7',
      'Board 5, line 5tie for a winExpected Red 75 Found Tie',
      'Line 6extraFound Tie',
    ]);
  });
  await test.step('one that ends too soon', async () => {
    await bench.type('Output text', 'Black 0\nBlack 2\n');
    await expect(bench.differences.getByRole('listitem')).toHaveText([
      'Board 3missingExpected Black 2 Found nothing',
    ]);
    await expect(bench.results).toContainText('The output ends before board 3: boards 3 to 5 have no line.');
  });
  await test.step('one in UTF-16, and one that is empty', async () => {
    await bench.chooseFile('Choose an output file', 'wide.out', `\ufeff${ANSWERS}`, 'utf16le');
    await expect(bench.results.getByText('✓ Every line is right: 5 boards.')).toBeVisible();
    await expect(bench.results).toContainText('The output is UTF-16.');
    await bench.chooseFile('Choose an output file', 'empty.out', '');
    await expect(bench.results.getByText('✗ The output is empty: 5 boards, and no answer.')).toBeVisible();
    await expect(bench.results).not.toContainText('The output is UTF-16.');
    await expect(bench.differences).toHaveCount(0);
  });
  await test.step('boards without an answer take any line', async () => {
    await bench.type('Contest text', '0 2\n2 3\nO.?\n.X.\n2 3\nO.O\n.X.\n');
    await bench.type('Output text', '?\nTie\n');
    await expect(
      bench.results.getByText('1 board without an answer: any line counts as right there.'),
    ).toBeVisible();
    await expect(bench.differences.getByRole('listitem')).toHaveText([/^Board 2, line 2tie for a win/]);
  });
  await test.step('either button takes both texts', async () => {
    const [boards, output] = ['Contest text', 'Output text'].map((name) =>
      rubicon.page.getByRole('textbox', { name }),
    );
    await boards?.fill('0 1\n2 3\nO.O\n.X.\n');
    await output?.fill('Black 2\n');
    await bench.button('Compare').click();
    await expect(bench.results.getByText('✓ Every line is right: 1 board.')).toBeVisible();
    await boards?.fill(INPUT);
    await output?.fill(ANSWERS);
    await bench.button('Solve all boards').click();
    await expect(bench.results.getByText('✓ Every line is right: 5 boards.')).toBeVisible();
  });
});

/** The smallest wrong board opens with both values, its kind and the best line; others are gone to. */
async function openWrongBoards(bench: Bench): Promise<void> {
  const { rubicon } = bench;
  await bench.open('Compare');
  await test.step('empty, it offers the samples with an output that has a fault', async () => {
    await bench.button('Try it with the samples and a faulty output').click();
    await expect(bench.differences.getByRole('listitem')).toHaveText([
      'Board 2, line 2winnerExpected Black 2 Found Red 3',
      'Board 5, line 5countExpected Red 75 Found Red 73',
    ]);
    await expect(rubicon.page.getByRole('textbox', { name: 'Contest text' })).toHaveValue(INPUT);
    await expect(bench.suspects).toContainText('Black cannot capture');
    await expect(bench.button('Open Stress')).toHaveCount(0);
  });
  await bench.type('Contest text', INPUT);
  await bench.type('Output text', 'Black 0\nBlack 2\nRed 2\nTie\nRed 74\n');
  await test.step('what is kept from one board to the next it leaves to Stress', async () => {
    await expect(bench.results).not.toContainText('rubicon stress');
    await bench.button('Open Stress').click();
    await expect(rubicon.page.getByRole('tab', { name: 'Stress' })).toBeFocused();
    await rubicon.page.getByRole('tab', { name: 'Compare' }).click();
  });
  await bench.type('Output text', 'Red 1\nBlack 2\nRed 2\nTie\nRed 74\n');
  await expect(bench.shown).toHaveAccessibleName('Difference 2 of 3');
  await expect(bench.shown).toContainText(
    'Board 3, line 3 the smallest wrong boardExpectedBlack 2FoundRed 2The other side wins.',
  );
  await expect(bench.shown.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(3);
  await expectAccessible(rubicon, 'main');
  await bench.button('Previous difference').click();
  await expect(bench.shown).toContainText('Board 1, line 1ExpectedBlack 0FoundRed 1The other side wins.');
  await expect(bench.button('Previous difference')).toBeDisabled();
  await bench.button('Next difference').click();
  await bench.button('Next difference').click();
  await expect(bench.shown).toContainText(
    'Board 5, line 5ExpectedRed 75FoundRed 74The winner is right, the number of moves is not.',
  );
  const moves = bench.shown.getByRole('list', { name: 'Moves' }).getByRole('button');
  await expect(moves).toHaveCount(76);
  await expect(moves.last()).toContainText('Red 0');
  await expect(bench.button('Next difference')).toBeDisabled();
  const picture = bench.shown.locator('.thumbnail .general');
  const before = await picture.getAttribute('d');
  await moves.nth(1).click();
  await expect(moves.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(picture).not.toHaveAttribute('d', before ?? '');
  await bench.difference('Board 3').click();
  await expect(bench.shown).toHaveAccessibleName('Difference 2 of 3');
  await bench.button('Next difference').click();
  await bench.button('Open in the editor').click();
  await rubicon.expectBoard(sample(5).rows);
  await rubicon.expectAnswer(sample(5).answer);
  await rubicon.button('Judge bench').click();
  await expect(bench.shown).toHaveAccessibleName('Difference 3 of 3');
}

test('the mistake of an output is named, wherever the output comes from, and what else it tells', async ({
  rubicon,
}) => {
  const bench = new Bench(rubicon);
  await bench.open('Compare');
  await test.step('dropped', () => dropOutputs(bench));
  await test.step('everything wrong with an output is reported', () => expectDiagnoses(bench));
  await test.step('of a wrong program', () => diagnoseProgram(bench));
});

/** An output is dropped beside its boards. */
async function dropOutputs(bench: Bench): Promise<void> {
  const { rubicon } = bench;
  const answers = ANSWERS.split('\n');
  await test.step('both files of a pair are taken at once, two outputs are not', async () => {
    await dropFiles(bench.results, { 'sample1.in': INPUT, 'mine.out': ANSWERS });
    await expect(bench.results.getByText('✓ Every line is right: 5 boards.')).toBeVisible();
    await dropFiles(bench.results, { 'one.out': 'Tie\n', 'two.out': 'Tie\n' });
    await expect(rubicon.page.getByRole('alert')).toHaveText('2 files at once are too many: none was read.');
    await expect(bench.results.getByText('✓ Every line is right: 5 boards.')).toBeVisible();
  });
  await test.step('a single line lost or put in is named', async () => {
    await dropFile(bench.results, 'lost.out', answers.toSpliced(3, 1).join('\n'));
    await expect(
      bench.results.getByText('Only line 4 is missing: with it, every line would be right.'),
    ).toBeVisible();
    await expect(rubicon.page.getByRole('alert')).toBeHidden();
    await dropFile(bench.results, 'more.out', answers.toSpliced(3, 0, 'debug').join('\n'));
    await expect(
      bench.results.getByText('Only line 4 is too many: without it, every line would be right.'),
    ).toBeVisible();
  });
  await test.step('damaged lines alone are no mistake', async () => {
    await bench.type('Contest text', '0 2\n3 1\nX\nO\nO\n3 3\n...\nO.O\n.X.\n');
    await bench.type('Output text', 'Red one\n');
    await expect(bench.shown).toBeVisible();
    await expect(bench.diagnosis).toHaveCount(0);
  });
  await test.step('a typed output has one', async () => {
    await bench.type('Output text', 'Red 1\n');
    await expect(bench.suspects.first()).toContainText('The capture before row 1');
  });
  await test.step('so has one from a file', async () => {
    await dropFile(bench.results, 'one.in', '0 1\n3 1\nX\nO\nO\n');
    await dropFile(bench.results, 'mine.out', 'Red 1\n');
    await expect(rubicon.page.getByText(/^mine\.out, /)).toBeVisible();
    await expect(bench.suspects.first()).toContainText('The capture before row 1');
    await expectAccessible(rubicon, '[role=tabpanel]');
  });
}

/** The output of a wrong program leads to its mistake and the smallest board. */
async function diagnoseProgram(bench: Bench): Promise<void> {
  const { rubicon } = bench;
  const { input, output } = await wrongProgram('down', 60);
  const gallery = rubicon.page.getByRole('tabpanel', { name: 'Mistakes' });
  const detail = gallery.getByRole('region', { name: 'The pawn may go down', exact: true });
  await test.step('the mistake is named', async () => {
    await dropFiles(bench.results, { 'boards.in': input, 'mine.out': output });
    await expect(bench.suspects).toHaveCount(1);
    await expect(bench.suspects).toContainText('The pawn may go down');
    await expect(bench.suspects).toContainText('contradicts no right line');
    await expect(bench.suspects).toContainText('Correct: The pawn moves up, left or right, never down.');
    await expect(bench.shown).toContainText('the smallest wrong board');
  });
  await test.step('the gallery shows it', async () => {
    await bench.suspects.getByRole('button', { name: 'Show its smallest board' }).press('Enter');
    await expect(rubicon.page.getByRole('tab', { name: 'Mistakes' })).toBeFocused();
    await expect(detail).toContainText('Right program ✓ Red 3');
    await expect(detail).toContainText('Wrong program ✗ Black 2');
  });
  await test.step('all stays while one looks elsewhere', async () => {
    await rubicon.button('Analysis').click();
    await rubicon.button('Judge bench').click();
    await expect(detail).toContainText('Right program ✓ Red 3');
    await bench.choose('Compare');
    await expect(bench.suspects).toContainText('The pawn may go down');
  });
}

/** Everything wrong with an output is reported. */
async function expectDiagnoses(bench: Bench): Promise<void> {
  const { rubicon } = bench;
  const fill = async (boards: string, lines: string) => {
    await rubicon.page.getByRole('textbox', { name: 'Contest text' }).fill(boards);
    await bench.type('Output text', lines);
  };
  await test.step('right, malformed and unexplained lines', async () => {
    await fill('0 1\n3 1\nX\nO\nO\n', 'Black 0\n');
    await expect(bench.results).toContainText('Every line is right: 1 board.');
    await expect(bench.diagnosis).toHaveCount(0);
    await fill('0 1\n3 1\nX\nO\nO\n', 'Red 75\n');
    await expect(bench.diagnosis).toContainText('No single mistake and no pair explains this output.');
    await fill('0 3\n3 1\nX\nO\nO\n1 3\nXOO\n1 3\nXOO\n', 'Red 1\nblack 0\n');
    await expect(bench.suspects.first()).toContainText('The capture before row 1');
    await expect(bench.diagnosis).toContainText('1 malformed line left out here.');
    await expect(bench.diagnosis).toContainText(
      '1 line would be right, but not as it is written: “Red n”, “Black n” or “Tie” is asked for.',
    );
  });
  await test.step('what the lines alone tell', async () => {
    await fill('0 2\n3 1\nX\nO\nO\n3 1\nX\nO\nO\n', 'Black 0\nRed 77\n');
    await expect(bench.diagnosis).toContainText(
      'Boards 1 and 2 are equal, their answers are not: something may not be reset between boards.',
    );
    await fill('0 2\n3 1\nX\nO\nO\n1 3\nXOO\n', 'Black 0\nRed 77\n');
    await expect(bench.diagnosis.getByRole('button', { name: 'Open Stress' })).toBeVisible();
    await expect(bench.diagnosis).not.toContainText('are equal');
  });
  await test.step('a search is cancelled and begun again', async () => {
    const board = '2 2\nO.\nOX\n';
    const large = `16 16\n${`${'.'.repeat(16)}\n`.repeat(14)}O${'.'.repeat(14)}O\n${'.'.repeat(8)}X${'.'.repeat(7)}\n`;
    await fill(`0 9\n${board}${large.repeat(8)}`, `Red 77\n${'Tie\nRed 999\n'.repeat(4)}`);
    await bench.diagnosis.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(bench.diagnosis).toContainText('Cancelled: the mistake is not known.');
    await expect(bench.diagnosis.getByRole('button', { name: 'Find the mistake' })).toBeFocused();
    await bench.diagnosis.getByRole('button', { name: 'Find the mistake' }).press('Enter');
    await expect(bench.diagnosis.getByRole('progressbar')).toBeVisible();
    await fill('0 1\n3 1\nX\nO\nO\n', 'Red 1\n');
    await expect(bench.suspects.first()).toContainText('The capture before row 1');
  });
}
