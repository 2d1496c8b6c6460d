import { fireEvent, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { downloadBy } from '../../support/download.ts';
import { reload, visit } from '../../support/visit.ts';
import { Generator } from './generator.ts';

const FIVE_BY_SIX = { 'Rows from': 5, 'Rows to': 5, 'Columns from': 6, 'Columns to': 6 };
const square = (side: number) => ({
  ...{ 'Rows from': side, 'Rows to': side, 'Columns from': side, 'Columns to': side },
});

let generator: Generator;

beforeEach(async () => {
  generator = new Generator(await visit('#view=bench&tool=generate'));
  await generator.shown();
});

describe('boards of a kind', () => {
  it('are the pair of files that the command writes', async () => {
    const { rubicon } = generator;
    for (const kind of ['Anything', 'Tie or stuck', 'Walled off', 'One column', 'Short games'])
      await rubicon.click('radio', kind);
    generator.fill({ Boards: 70, Seed: 4294967292, ...FIVE_BY_SIX, 'Obstacles, percent': 35 });
    await rubicon.press('Generate');
    await generator.expectSaid('70 boards made.');
    const { name, input, answers } = generator.pairOfCommand();
    expect(await downloadBy(() => rubicon.press('Download .in'))).toEqual({
      ...{ name: `${name}.in`, text: input },
    });
    expect(await downloadBy(() => rubicon.press('Download .ans'))).toEqual({
      ...{ name: `${name}.ans`, text: answers },
    });
    await rubicon.press('Copy the input');
    await within(generator.panel).findByText('Copied.');
    expect(await navigator.clipboard.readText()).toBe(input);
    await rubicon.press('Copy the answers');
    await expect.poll(() => navigator.clipboard.readText()).toBe(answers);
  });

  it('are listed in pages with their answers, which are counted, and open in the editor', async () => {
    const { rubicon } = generator;
    await rubicon.click('radio', 'Short games');
    generator.fill({ Boards: 70, ...FIVE_BY_SIX });
    await rubicon.press('Generate');
    await generator.expectSaid('70 boards made.');
    const { input, answers } = generator.pairOfCommand();
    const right = answers.trimEnd().split('\n');
    const shows = (range: string, from: number, to: number) => {
      expect(generator.panel.querySelector('.pager')).toHaveTextContent(range);
      expect(generator.answers).toEqual(right.slice(from, to));
    };
    shows('1–24 of 70', 0, 24);
    expect(rubicon.button('Previous boards')).toBeDisabled();
    await rubicon.press('Next boards');
    shows('25–48 of 70', 24, 48);
    await rubicon.user.clear(generator.field('Show board number'));
    await rubicon.user.type(generator.field('Show board number'), '70');
    await rubicon.user.tab();
    await expect.poll(() => generator.answers.length).toBe(22);
    shows('49–70 of 70', 48, 70);
    expect(generator.field('Show board number')).toHaveValue(49);
    expect(rubicon.button('Next boards')).toBeDisabled();
    for (const [number, range] of [
      ['0', '1–24 of 70'],
      ['71', '49–70 of 70'],
      ['-9', '1–24 of 70'],
      ['999', '49–70 of 70'],
    ] as const) {
      fireEvent.change(generator.field('Show board number'), { target: { value: number } });
      await expect.poll(() => generator.panel.querySelector('.pager')).toHaveTextContent(range);
    }
    await rubicon.press('Previous boards');
    shows('25–48 of 70', 24, 48);
    await rubicon.press('Next boards');

    const spread = within(generator.panel).getByRole('region', { name: 'Answers' });
    for (const who of ['Red', 'Black', 'Tie']) {
      const count = right.filter((answer) => answer.startsWith(who)).length;
      const percent = ((100 * count) / 70).toFixed(count > 0 && count < 7 ? 1 : 0);
      expect(within(spread).getByText(who).nextElementSibling).toHaveTextContent(`${count} ${percent}%`);
    }
    await rubicon.press(/^Board 60, 5 × 6: .*Open$/);
    await rubicon.expectBoard(input.split('\n').slice(1 + 59 * 6 + 1, 1 + 60 * 6));
    await rubicon.expectAnswer(right[59] ?? '');
    await rubicon.press('Judge bench');
    await generator.shown();
    expect(generator.answers).toEqual(right.slice(48));
    const most = Math.max(
      ...right.flatMap((answer) => (answer.startsWith('Red') ? Number(answer.slice(4)) : [])),
    );
    const at = right.indexOf(`Red ${most}`);
    await rubicon.press(new RegExp(`^Longest for Red: ${most} moves?, board ${at + 1}$`));
    await rubicon.expectBoard(input.split('\n').slice(1 + at * 6 + 1, 1 + (at + 1) * 6));
  });
});

describe('a long run', () => {
  it('goes on while one looks elsewhere, and cancelled leaves the boards made before', async () => {
    const { rubicon } = generator;
    generator.fill({ Boards: 10_000, ...square(12), 'Obstacles, percent': 10 });
    await rubicon.press('Generate');
    await expect.poll(() => generator.boards.length).toBe(24);
    expect(rubicon.page.queryByRole('button', { name: 'Download .in' })).toBeNull();
    await expect.poll(() => rubicon.button('Next boards')).toBeEnabled();
    await rubicon.press('Next boards');
    const made = () => Number(generator.result.querySelector('progress')?.getAttribute('value'));
    const before = made();
    expect(generator.result.querySelector('progress')).toHaveAttribute('max', '10000');
    await rubicon.click('tab', 'Batch');
    await rubicon.click('tab', 'Generate');
    await generator.shown();
    await expect.poll(made).toBeGreaterThan(before);
    expect(generator.panel.querySelector('.pager')).toHaveTextContent('25–');
    await rubicon.press('Cancel');
    await generator.expectSaid(
      /^Cancelled after [\d,]+ of 10,000 boards; the boards made so far can still be exported\.$/,
    );
    const said = generator.result.querySelector('.said')?.textContent ?? '';
    const count = Number(/[\d,]+/.exec(said)?.[0].replaceAll(',', ''));
    expect(count).toBeLessThan(10_000);
    expect(generator.command).toContain(`--boards ${count} `);
    generator.fill({ Boards: 10 });
    await rubicon.press('Generate');
    await generator.expectSaid('10 boards made.');
    expect(generator.boards).toHaveLength(10);
  });

  it('of large boards is cancelled at once', async () => {
    const { rubicon } = generator;
    generator.fill({ Boards: 10_000, ...square(32), 'Obstacles, percent': 5 });
    await rubicon.press('Generate');
    within(generator.result).getByRole('button', { name: 'Cancel' }).focus();
    await rubicon.user.keyboard('{Enter}');
    await generator.expectSaid('Cancelled before the first board.');
    await expect.poll(() => rubicon.button('Generate')).toHaveFocus();
    expect(rubicon.page.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
});

describe('the form', () => {
  it('says why there is no board, and the boards before are kept', async () => {
    const { rubicon } = generator;
    generator.fill({ Boards: 10, ...FIVE_BY_SIX });
    await rubicon.press('Generate');
    await generator.expectSaid('10 boards made.');
    await rubicon.click('radio', 'Walled off');
    generator.fill({ 'Rows from': 1, 'Rows to': 1 });
    await rubicon.press('Generate');
    await expect
      .poll(() => within(generator.result).queryByRole('alert')?.textContent)
      .toBe('There is no board of this kind with these numbers of rows and columns.');
    expect(generator.boards).toHaveLength(10);
    expect(generator.result.querySelector('.said')).toHaveTextContent(/^$/);
    generator.fill({ 'Rows to': 40 });
    const sentence = 'Rows to: expected a number from 1 to 32.';
    await within(generator.panel).findByText(sentence);
    expect(generator.field('Rows to')).toBeInvalid();
    expect(generator.field('Rows to')).toHaveAccessibleDescription(sentence);
    expect(generator.field('Rows from')).toBeValid();
    expect(rubicon.button('Generate')).toBeDisabled();
  });

  it('is kept for the next visit, and the dice give another seed', async () => {
    generator.fill({ 'Columns to': 40 });
    await expect.poll(() => generator.field('Columns to')).toHaveAttribute('aria-invalid', 'true');
    await generator.rubicon.click('radio', 'One column');
    expect(generator.field('Columns to')).toBeDisabled();
    expect(generator.field('Columns to')).toHaveAttribute('aria-invalid', 'false');
    expect(generator.field('Seed')).toHaveAccessibleDescription(/seed/);
    expect(generator.field('Columns to')).toHaveValue(1);
    generator.fill({ Boards: 17, Seed: 5 });
    await generator.rubicon.press('Another seed');
    const seed = generator.field('Seed').value;
    expect(seed).not.toBe('5');
    generator = new Generator(await reload());
    await generator.shown();
    expect(generator.rubicon.page.getByRole('radio', { name: 'One column' })).toBeChecked();
    expect(generator.field('Boards')).toHaveValue(17);
    expect(generator.field('Seed')).toHaveValue(Number(seed));
  });
});
