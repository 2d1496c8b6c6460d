import { readFileSync } from 'node:fs';
import { loadMistakes } from '../../../wasm/bench/load-mistakes.ts';
import { MISTAKES, type Mistake } from '../../../wasm/bench/mistakes.ts';
import { loadRubicon } from '../../../wasm/rubicon.ts';
import { dropFile, dropFiles } from '../../share/exchange.ts';
import { expect, test } from '../../support/fixtures.ts';
import type { Rubicon } from '../../support/page.ts';

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

class Mistakes {
  readonly panel;
  readonly which;
  readonly input;
  readonly output;

  constructor(readonly rubicon: Rubicon) {
    this.panel = rubicon.page.getByRole('tabpanel', { name: 'Mistakes' });
    this.which = this.panel.getByRole('region', { name: 'Which mistake is mine?' });
    this.input = this.which.getByRole('group', { name: 'Contest file' });
    this.output = this.which.getByRole('group', { name: 'Output of your program' });
  }

  async open(): Promise<void> {
    await this.rubicon.page.goto('./#view=bench');
    await this.rubicon.page.getByRole('tab', { name: 'Mistakes' }).click();
    await expect(this.which).toBeVisible();
  }

  find() {
    return this.which.getByRole('button', { name: 'Find the mistake' }).click();
  }

  detail(name: string) {
    return this.panel.getByRole('region', { name, exact: true });
  }
}

test('the output of a wrong program leads to its mistake and the smallest board', async ({ rubicon }) => {
  const mistakes = new Mistakes(rubicon);
  const suspects = mistakes.which.getByRole('listitem');
  const detail = mistakes.detail('The pawn may go down');
  await test.step('the mistake is named', async () => {
    const { input, output } = await wrongProgram('down', 60);
    await mistakes.open();
    await dropFile(mistakes.input, 'boards.in', input);
    await expect(mistakes.input).toContainText('boards.in,');
    await mistakes.output.getByRole('textbox').fill(output);
    await mistakes.find();
    await expect(suspects).toHaveCount(1);
    await expect(suspects).toContainText('The pawn may go down');
    await expect(suspects).toContainText('contradicts no right line');
    await expect(mistakes.which).toContainText('The smallest board of your file that differs is board');
  });
  await test.step('what the right and the wrong program play on its board is shown', async () => {
    await expect(detail).toContainText('Right program ✓ Red 3');
    await mistakes.panel.getByRole('button', { name: /^1\. / }).click();
    await suspects.getByRole('button', { name: 'Show its smallest board' }).click();
    await expect(detail).toContainText('Right program ✓ Red 3');
    await expect(detail).toContainText('Wrong program ✗ Black 2');
    await detail.getByRole('button', { name: 'Last', exact: true }).click();
    await expect(detail).toContainText('Over: Red has won.');
    await expect(detail).toContainText('2. Black pawn (3,1) up → (2,1)');
    await expect(detail).toContainText('Over: Black has won.');
  });
  await test.step('all stays while one looks elsewhere', async () => {
    await rubicon.button('Analysis').click();
    await rubicon.button('Judge bench').click();
    await expect(suspects).toContainText('The pawn may go down');
    await detail.getByRole('button', { name: 'Open in the editor' }).click();
    await rubicon.expectBoard(['O', '.', 'X', '.', 'O']);
  });
});

test('what there is to say of an output is told', async ({ rubicon }) => {
  const mistakes = new Mistakes(rubicon);
  const [input, output] = [mistakes.input.getByRole('textbox'), mistakes.output.getByRole('textbox')];
  const refusal = mistakes.input.getByText('2 files are too many at once: none was read.');
  const fill = async (boards: string, lines: string) => {
    await input.fill(boards);
    await output.fill(lines);
    await mistakes.find();
  };
  await mistakes.open();
  await test.step('several files at once are refused, one is taken', async () => {
    await dropFiles(mistakes.input, { 'one.in': '0 1\n', 'two.in': '0 1\n' });
    await expect(refusal).toBeVisible();
    await expect(input).toHaveValue('');
    await dropFile(mistakes.input, 'one.in', '0 1\n3 1\nX\nO\nO\n');
    await expect(mistakes.input).toContainText('one.in,');
    await expect(refusal).toBeHidden();
    await mistakes.input.getByRole('button', { name: 'Remove' }).click();
  });
  await test.step('right, malformed, missing and unexplained lines', async () => {
    await fill('0 1\n3 1\nX\nO\nO\n', 'Black 0\n');
    await expect(mistakes.which).toContainText('The one line is right: no mistake.');
    await fill('0 1\n3 1\nX\nO\nO\n', 'Red 75\n');
    await expect(mistakes.which).toContainText('No single mistake and no pair explains this output.');
    await fill('0 3\n3 1\nX\nO\nO\n1 3\nXOO\n1 3\nXOO\n', 'Red 1\nblack 0\n');
    await expect(mistakes.which).toContainText('The capture before row 1');
    await expect(mistakes.which).toContainText(
      'Line 2 of the output, board 2: not “Red n”, “Black n” or “Tie”.',
    );
    await expect(mistakes.which).toContainText('The output ends before board 3: 1 line missing.');
    await fill('0 4\n3 1\nX\nO\nO\n1 3\nX?O\n3 1\nX\nO\nO\n', 'Black 0\nTie\nBlack 0\n');
    await expect(mistakes.which).toContainText('All 2 lines are right: no mistake.');
    await expect(mistakes.which).toContainText('Board 2, line 7, column 2: Expected a cell here:');
    await expect(mistakes.which).toContainText(
      'Input, line 12, column 1: Expected 4 boards, but the text ends after 3.',
    );
  });
  await test.step('a search is cancelled and begun again', async () => {
    const board = `16 16\n${`${'.'.repeat(16)}\n`.repeat(14)}O${'.'.repeat(14)}O\n${'.'.repeat(8)}X${'.'.repeat(7)}\n`;
    await fill(`0 20\n${board.repeat(20)}`, 'Tie\nRed 999\n'.repeat(10));
    await mistakes.which.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(mistakes.which).toContainText('Cancelled. The texts are kept.');
    await expect(mistakes.which.getByRole('button', { name: 'Find the mistake' })).toBeFocused();
    await fill('0 1\n3 1\nX\nO\nO\n', 'Red 1\n');
    await expect(mistakes.which).toContainText('The capture before row 1');
  });
});

test('mistakes can be made together, and on the board in the editor', async ({ rubicon }) => {
  const mistakes = new Mistakes(rubicon);
  await rubicon.openBoard(['O.O', '...', '.X.']);
  await mistakes.open();
  await test.step('empty, the search offers an output with one', async () => {
    await mistakes.which.getByRole('button', { name: 'Try it with the samples and a faulty output' }).click();
    await expect(mistakes.which.getByRole('listitem')).toContainText('Black cannot capture');
    await expect(mistakes.output.getByRole('textbox')).toHaveValue(/^Black 0\nRed 3\n/);
  });
  await test.step('what is chosen opens below its row, and stays under the pointer', async () => {
    await expect(mistakes.detail('Black cannot capture')).toBeVisible();
    const card = mistakes.panel.getByRole('button', { name: /^12\. The loser hurries, too/ });
    // Not every browser holds on to what is seen when something above it goes.
    await rubicon.page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    await card.scrollIntoViewIfNeeded();
    const before = await card.boundingBox();
    await card.click();
    const detail = await mistakes.detail('The loser hurries, too').boundingBox();
    const after = await card.boundingBox();
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
    const gap = (detail?.y ?? 0) - (after?.y ?? 0) - (after?.height ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(40);
  });
  await mistakes
    .detail('The loser hurries, too')
    .getByRole('button', { name: 'Black cannot capture', exact: true })
    .click();
  const detail = mistakes.detail('Black cannot capture + The loser hurries, too');
  await expect(detail).toContainText('No smaller board shows it');
  await expect(detail).toContainText('The answers differ.');
  await detail.getByRole('radio', { name: 'The one in the editor' }).check();
  await expect(detail).toContainText('Right program');
});
