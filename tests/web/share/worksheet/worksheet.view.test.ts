import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { linkOf, type Rows, sample, textOf } from '../../../../e2e/support/boards.ts';
import { commandAnswer } from '../../../../e2e/support/command.ts';
import { visit } from '../../support/visit.ts';
import { loseScripts } from '../../support/worker-script.ts';

const bodyOf = (rows: Rows) => textOf(rows).replace(/.*\n/, '');

/** The dialog of a worksheet, beside sample 5. */
async function openWorksheet(kept: Record<string, string> = {}) {
  const { page, user, press } = await visit(linkOf(sample(5).rows), { kept }).then((rubicon) => ({
    page: rubicon.page,
    user: rubicon.user,
    press: (name: string) => rubicon.press(name),
  }));
  const printed = vi.fn();
  Object.assign(globalThis, { print: printed });
  await press('Worksheet');
  const dialog = within(await page.findByRole('dialog', { name: 'Worksheet' }));
  await dialog.findByRole('status');
  return {
    dialog,
    printed,
    press,
    choose: (name: string) => user.click(dialog.getByRole('radio', { name })),
    says: (sentence: string | RegExp) =>
      expect.poll(() => dialog.getByRole('status')).toHaveTextContent(sentence),
    paste: (text: string) =>
      fireEvent.input(dialog.getByRole('textbox', { name: 'Contest text' }), { target: { value: text } }),
    perPage: (count: number) =>
      user.selectOptions(dialog.getByRole('combobox', { name: 'Boards a page' }), String(count)),
    withAnswers: () => user.click(dialog.getByRole('checkbox')),
    print: () => dialog.getByRole('button', { name: 'Print' }),
    sheets: () => [...document.querySelectorAll('.print-only .sheet')],
  };
}

describe('a worksheet', () => {
  it('has the board shown at first, its preview is the first page', async () => {
    const { dialog, says, print, sheets, printed } = await openWorksheet();
    await says('1 board on 1 page');
    await expect.poll(sheets).toHaveLength(1);
    expect(sheets()[0]?.querySelector('figcaption')).toHaveTextContent('1. Red to move');
    expect(dialog.getByRole('img', { name: 'First page' }).querySelectorAll('.sheet')).toHaveLength(1);
    fireEvent.click(print());
    expect(printed).toHaveBeenCalledTimes(1);
  });

  it('has the boards of a text, without those that no game can begin on, and their answers', async () => {
    const { dialog, choose, says, paste, perPage, withAnswers, print, sheets, press } = await openWorksheet();
    await choose('Pasted text');
    await says('There is no board to print: a worksheet needs boards with two generals and a pawn.');
    expect(print()).toBeDisabled();
    expect(dialog.queryByRole('img', { name: 'First page' })).toBeNull();
    await expect.poll(sheets).toHaveLength(0);
    paste(`9 3\n${bodyOf(sample(2).rows)}2 3\nO.O\n...\n${bodyOf(sample(3).rows)}`);
    await says('2 boards on 1 page1 board without two generals and a pawn left out.');
    await perPage(1);
    await withAnswers();
    await says('2 boards on 2 pages, and the answers1 board without two generals and a pawn left out.');
    await expect.poll(sheets).toHaveLength(3);
    expect(print()).toBeEnabled();
    expect(sheets().map((sheet) => sheet.querySelector('figcaption')?.textContent)).toEqual([
      '1. Red to move',
      '2. Red to move',
      undefined,
    ]);
    expect(sheets().map((sheet) => sheet.querySelector('header p') !== null)).toEqual([true, false, false]);
    expect(sheets()[2]).toHaveTextContent(`Answers1. ${sample(2).answer}2. ${sample(3).answer}`);
    expect(dialog.getByRole('img', { name: 'First page' }).querySelectorAll('.sheet')).toHaveLength(1);
    await withAnswers();
    await says('2 boards on 2 pages1 board without two generals and a pawn left out.');
    await expect.poll(sheets).toHaveLength(2);
    await press('Close');
    await expect.poll(sheets).toHaveLength(0);
  });

  it('says what is wrong with a text, and that a link gives nothing to print', async () => {
    const { choose, paste, says, print } = await openWorksheet();
    await choose('Pasted text');
    paste('9 1\n1 3\nX?O');
    await says(/^Expected a cell here/);
    expect(print()).toBeDisabled();
    paste('#b=w1w/r1r/1b1');
    await says(/^There is no board to print/);
  });

  it('has the recent boards, with the side that begins', async () => {
    const boards = ['b=w1w/r1r/1b1&t=b', 'b=r1r/1b1', 'b=2/2'].map((link, index) => [
      `recent.${link}`,
      JSON.stringify({ link, time: 9 - index }),
    ]);
    const { choose, says, sheets, withAnswers } = await openWorksheet(Object.fromEntries(boards));
    await withAnswers();
    await expect.poll(() => sheets()[1]).toHaveTextContent(`Answers1. ${sample(5).answer}`);
    await choose('Recent boards');
    await expect.poll(() => sheets()[0]?.querySelectorAll('figure')).toHaveLength(2);
    await says('2 boards on 1 page, and the answers1 board without two generals and a pawn left out.');
    const answers = [commandAnswer(['#.#', 'O.O', '.X.'], 'Black'), commandAnswer(['O.O', '.X.'], 'Red')];
    await expect.poll(() => sheets()[1]).toHaveTextContent(`Answers1. ${answers[0]}2. ${answers[1]}`);
    expect(
      [...document.querySelectorAll('.print-only figcaption')].map((each) => each.textContent),
    ).toContain('1. Black to move');
  });

  it('has a question mark for the answer of a board that could not be solved', async () => {
    const { withAnswers, print, sheets } = await openWorksheet();
    loseScripts(true);
    await withAnswers();
    await expect.poll(sheets).toHaveLength(2);
    expect(sheets()[1]).toHaveTextContent('Answers1. ?');
    expect(print()).toBeEnabled();
  });
});
