import type { Kind } from '../../../wasm/bench/generate.ts';
import { expectAccessible } from '../../support/axe.ts';
import { readClipboard } from '../../support/clipboard.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Generator } from './generator.ts';

const KINDS: Readonly<Record<Kind, string>> = {
  any: 'Anything',
  still: 'Tie or stuck',
  walled: 'Walled off',
  column: 'One column',
  short: 'Short games',
};

const FIVE_BY_SIX = { 'Rows from': 5, 'Rows to': 5, 'Columns from': 6, 'Columns to': 6 };

test('boards of a kind are made, listed and taken away', async ({ rubicon, browserName }) => {
  const generator = new Generator(rubicon);
  const chips = generator.boards.locator('.chip');
  await test.step('they are as many as were asked for', async () => {
    await generator.open();
    for (const kind of Object.values(KINDS)) await expect(generator.kind(kind)).toBeVisible();
    await generator.kind(KINDS.short).check();
    await generator.fill({ Boards: 70, Seed: 4294967292, ...FIVE_BY_SIX, 'Obstacles, percent': 35 });
    await generator.button('Generate').click();
    await expect(generator.status).toHaveText('70 boards made.');
    await expectAccessible(rubicon, 'main');
  });
  const { input, answers } = await generator.pairOfCommand();
  const right = answers.trimEnd().split('\n');
  await test.step('they are the pair of files that the command writes', () =>
    generator.expectPair(browserName));
  await test.step('boards and answers are copied', async () => {
    await generator.button('Copy the input').click();
    await expect(generator.panel.getByText('Copied.')).toBeVisible();
    expect(await readClipboard(rubicon.page)).toBe(input);
    await generator.button('Copy the answers').click();
    await expect.poll(() => readClipboard(rubicon.page)).toBe(answers);
  });
  await test.step('they are listed with their answers, which are counted', async () => {
    await expect(chips).toHaveText(right.slice(0, 24));
    await generator.button('Next boards').click();
    await expect(chips).toHaveText(right.slice(24, 48));
    await generator.fill({ 'Show board number': 70 });
    await generator.field('Show board number').press('Enter');
    await expect(chips).toHaveText(right.slice(48));
    await expect(generator.button('Next boards')).toBeDisabled();
    for (const who of ['Red', 'Black']) {
      const count = right.filter((answer) => answer.startsWith(who)).length;
      const definition = generator.panel.locator('dl div', { hasText: who }).getByRole('definition');
      await expect(definition).toHaveText(new RegExp(`^${count} `));
    }
  });
  await test.step('one is opened in the editor', async () => {
    await generator.boards.getByRole('button', { name: /^Board 60, 5 × 6: .*Open$/ }).click();
    await rubicon.expectBoard(input.split('\n').slice(1 + 59 * 6 + 1, 1 + 60 * 6));
    await rubicon.expectAnswer(right[59] ?? '');
    await rubicon.button('Judge bench').click();
    await expect(chips).toHaveText(right.slice(48));
  });
  await test.step('a long run', () => runLong(generator));
});

/** A long run goes on elsewhere and is cancelled, and a failure is reported. */
async function runLong(generator: Generator): Promise<void> {
  const { rubicon } = generator;
  await generator.kind(KINDS.any).check();
  await test.step('a long run goes on while something else is looked at', async () => {
    await generator.fill({ Boards: 10_000, 'Rows to': 10, 'Columns to': 10, 'Obstacles, percent': 10 });
    await generator.fill({ 'Rows from': 10, 'Columns from': 10 });
    await generator.button('Generate').click();
    await expect(generator.boards).toHaveCount(24);
    const made = async () => Number(await generator.result.getByRole('progressbar').getAttribute('value'));
    const before = await made();
    await rubicon.page.getByRole('tab', { name: 'Batch' }).click();
    await generator.show();
    await expect.poll(made).toBeGreaterThan(before);
  });
  await test.step('cancelled, it leaves the boards made before', async () => {
    await generator.button('Cancel').click();
    await expect(generator.status).toHaveText(/^Cancelled after [\d,]+ of 10,000 boards/);
    const text = (await generator.status.textContent()) ?? '';
    const made = Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
    expect(made).toBeLessThan(10_000);
    await expect(generator.command).toContainText(`--boards ${made} `);
  });
  await test.step('a large board is no hindrance to a cancel', async () => {
    await generator.fill({ 'Rows to': 24, 'Columns to': 24, 'Obstacles, percent': 5 });
    await generator.fill({ 'Rows from': 24, 'Columns from': 24 });
    await generator.button('Generate').click();
    await generator.button('Cancel').press('Enter');
    await expect(generator.status).toHaveText(/^Cancelled/);
    await expect(generator.button('Generate')).toBeFocused();
    await expect(generator.button('Cancel')).toHaveCount(0);
  });
  await test.step('a failure is reported, and the boards before are kept', async () => {
    await generator.fill({ Boards: 10, ...FIVE_BY_SIX });
    await generator.button('Generate').click();
    await expect(generator.status).toHaveText('10 boards made.');
    await generator.kind(KINDS.walled).check();
    await generator.fill({ 'Rows from': 1, 'Rows to': 1 });
    await generator.button('Generate').click();
    await expect(generator.result.getByRole('alert')).toHaveText(
      'There is no board of this kind with these numbers of rows and columns.',
    );
    await expect(generator.boards).toHaveCount(10);
    await generator.fill({ 'Rows to': 40 });
    await expect(generator.panel.getByText('Rows to: expected a number from 1 to 32.')).toBeVisible();
    await expect(generator.field('Rows to')).toHaveAttribute('aria-invalid', 'true');
    await expect(generator.button('Generate')).toBeDisabled();
    await expectAccessible(rubicon, '.generate-form');
  });
  await test.step('the form is kept for the next visit, and the dice give another seed', async () => {
    await generator.kind(KINDS.column).check();
    await expect(generator.field('Columns to')).toBeDisabled();
    await expect(generator.field('Columns to')).toHaveValue('1');
    await generator.fill({ Boards: 17 });
    await generator.button('Another seed').click();
    await expect(generator.field('Seed')).not.toHaveValue('4294967292');
    const seed = await generator.field('Seed').inputValue();
    await rubicon.page.reload();
    await generator.show();
    await expect(generator.kind(KINDS.column)).toBeChecked();
    await expect(generator.field('Boards')).toHaveValue('17');
    await expect(generator.field('Seed')).toHaveValue(seed);
  });
}
