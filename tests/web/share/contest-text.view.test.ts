import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { contestText, emptyBoard, linkOf, sample, samples, textOf } from '../../../e2e/support/boards.ts';
import { downloadBy } from '../support/download.ts';
import type { Rubicon } from '../support/rubicon.ts';
import { visit } from '../support/visit.ts';
import { killWorkers, loseScripts } from '../support/worker-script.ts';

const { rows, answer } = sample(2);

/** The dialog for contest texts. */
class Exchange {
  constructor(readonly rubicon: Rubicon) {}

  get dialog() {
    return within(this.rubicon.page.getByRole('dialog', { name: 'Import or export' }));
  }

  get text(): HTMLTextAreaElement {
    return this.dialog.getByRole('textbox', { name: 'Contest text' });
  }

  async open(): Promise<void> {
    await this.rubicon.press('Import or export');
    await this.rubicon.page.findByRole('textbox', { name: 'Contest text' });
  }

  async load(text: string): Promise<void> {
    fireEvent.input(this.text, { target: { value: text } });
    await this.rubicon.press('Load the board');
  }

  async expectClosed(): Promise<void> {
    await expect.poll(() => this.rubicon.page.queryByRole('dialog')).toBeNull();
  }

  async expectProblem(sentence: string): Promise<void> {
    await expect.poll(() => this.dialog.queryByRole('alert')).toHaveTextContent(sentence);
  }

  /** The place of the caret in the text, and the character that is selected there. */
  get caret() {
    const { selectionStart, selectionEnd, value } = this.text;
    const before = value.slice(0, selectionStart).split('\n');
    return {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      selected: value.slice(selectionStart, selectionEnd),
    };
  }

  async chooseFile(name: string, text: string): Promise<void> {
    await this.rubicon.user.upload(this.dialog.getByLabelText('Open a file'), new File([text], name));
  }
}

async function openedBeside(board: readonly string[]): Promise<Exchange> {
  const rubicon = await visit(linkOf(board));
  return new Exchange(rubicon);
}

describe('a text is loaded', () => {
  it('of one board, which is undone', async () => {
    const exchange = await openedBeside(emptyBoard(2, 2));
    const { rubicon } = exchange;
    await exchange.open();
    await exchange.load(textOf(rows));
    await exchange.expectClosed();
    await rubicon.expectBoard(rows);
    await rubicon.expectAnswer(answer);
    await rubicon.press('Undo');
    await rubicon.expectBoard(emptyBoard(2, 2));
  });

  it('of several boards, which are gone through; the list can be closed', async () => {
    const exchange = await openedBeside(emptyBoard(2, 2));
    const { rubicon } = exchange;
    await exchange.open();
    await exchange.load(contestText('sample1.in'));
    const list = await rubicon.page.findByRole('region', { name: 'Imported boards' });
    const button = (name: string) => within(list).getByRole('button', { name });
    const press = (name: string) => rubicon.user.click(button(name));
    const expectShown = async (number: number) => {
      await expect.poll(() => list).toHaveTextContent(`Board ${number} of ${samples.length}`);
      await rubicon.expectBoard(sample(number).rows);
      const isOpen = (each: HTMLElement) => each.getAttribute('aria-current') === 'true';
      expect(within(list).getAllByRole('button').filter(isOpen)).toEqual([button(`Board ${number}`)]);
      expect(within(list).getByRole('spinbutton')).toHaveValue(number);
      expect(button('Previous board').hasAttribute('disabled')).toBe(number === 1);
      expect(button('Next board').hasAttribute('disabled')).toBe(number === samples.length);
    };
    for (const [index, board] of samples.entries()) {
      if (index > 0) await press('Next board');
      await expectShown(index + 1);
      await rubicon.expectAnswer(board.answer);
    }
    await press('Board 2');
    await expectShown(2);
    await press('Previous board');
    await expectShown(1);
    fireEvent.change(within(list).getByRole('spinbutton', { name: 'Number of the board' }), {
      target: { value: '4' },
    });
    await expectShown(4);
    await press('Close the list');
    await expect.poll(() => list.isConnected).toBe(false);
    await rubicon.expectBoard(sample(4).rows);
  });

  it('of thirteen boards: the list has twelve, and then the last one', async () => {
    const exchange = await openedBeside(emptyBoard(2, 2));
    await exchange.open();
    await exchange.load(`0 13\n${'1 3\nXOO\n'.repeat(12)}1 3\nOOX\n`);
    const list = await exchange.rubicon.page.findByRole('region', { name: 'Imported boards' });
    const listed = () =>
      within(within(list).getByRole('list'))
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label'));
    expect(listed()).toEqual(Array.from({ length: 12 }, (_, index) => `Board ${index + 1}`));
    fireEvent.change(within(list).getByRole('spinbutton'), { target: { value: '13' } });
    await exchange.rubicon.expectBoard(['OOX']);
    expect(listed()).toEqual(['Board 13']);
  });
});

describe('what cannot be read', () => {
  it('keeps board and text, and has the caret where the text ends too soon', async () => {
    const text = '0 1\n2 3\nXOO';
    const exchange = await openedBeside(rows);
    await exchange.open();
    await exchange.load(text);
    await exchange.expectProblem('The text cannot be read; the board stays as it is.');
    expect(exchange.text).toHaveValue(text);
    expect(exchange.text).toHaveFocus();
    expect(exchange.text).toBeInvalid();
    expect(exchange.caret).toEqual({ line: 3, column: 4, selected: '' });
    await exchange.rubicon.expectBoard(rows);
  });

  it('is overtyped; keys there are no keys of the page, and the text is kept when the dialog is closed', async () => {
    const exchange = await openedBeside(rows);
    const { rubicon } = exchange;
    await rubicon.choose('Obstacle');
    await exchange.open();
    await exchange.load('0 1\n1 3\nX?O');
    await exchange.expectProblem('Line 3, column 2: Expected a cell here');
    expect(exchange.caret).toEqual({ line: 3, column: 2, selected: '?' });
    await rubicon.user.keyboard('O');
    expect(exchange.text).toHaveValue('0 1\n1 3\nXOO');
    await expect.poll(() => exchange.dialog.queryByRole('alert')).toBeNull();
    await rubicon.user.keyboard('2{Backspace}{ArrowRight}f{Backspace}');
    await rubicon.press('Close');
    await exchange.expectClosed();
    await rubicon.expectBoard(rows);
    await rubicon.expectMove(0, 2);
    expect(rubicon.page.getByRole('radio', { name: 'Obstacle' })).toBeChecked();
    await exchange.open();
    expect(exchange.text).toHaveValue('0 1\n1 3\nXOO');
    // A press on the dialog does not close it; one beside it, which is on its backdrop, does.
    await rubicon.user.click(exchange.text);
    expect(exchange.text).toBeInTheDocument();
    await rubicon.user.click(rubicon.page.getByRole('dialog'));
    await exchange.expectClosed();
    await exchange.open();
    await rubicon.press('Load the board');
    await rubicon.expectBoard(['XOO']);
  });
});

describe('a file', () => {
  it('is opened, or its problem is named', async () => {
    const exchange = await openedBeside(emptyBoard(2, 2));
    await exchange.open();
    await exchange.chooseFile('broken.in', '0 1\n1 3\nXO');
    await exchange.expectProblem('Line 3, column 3: Expected 3 cells in this row, found 2.');
    await exchange.rubicon.expectBoard(emptyBoard(2, 2));
    expect(exchange.text).toHaveValue('0 1\n1 3\nXO');
    // A field would be slow with a long text, and shows others than it was given for a program.
    for (const text of ['MZ\0\n', `0 1\n1 3\n${'?'.repeat(200_000)}`]) {
      fireEvent.input(exchange.text, { target: { value: 'typed' } });
      await exchange.chooseFile('program.in', text);
      await expect.poll(() => exchange.text).toHaveValue('');
      await exchange.expectProblem('The text cannot be read');
    }
    await exchange.chooseFile('board.in', textOf(rows));
    await exchange.expectClosed();
    await exchange.rubicon.expectBoard(rows);
  });

  it('is dropped on the page', async () => {
    const exchange = await openedBeside(emptyBoard(2, 2));
    const { rubicon } = exchange;
    rubicon.drop(rubicon.page.getByRole('grid'), new File([textOf(rows)], 'board.in'));
    await rubicon.expectBoard(rows);
    await rubicon.expectAnswer(answer);
    rubicon.drop(document.body, new File(['0 1\n1 3\nXOOO'], 'broken.in'));
    await rubicon.page.findByRole('dialog');
    await exchange.expectProblem('Line 3, column 4: Expected 3 cells in this row, found 4.');
    expect(exchange.text).toHaveValue('0 1\n1 3\nXOOO');
    await rubicon.expectBoard(rows);
  });
});

it('the board goes out as a text: shown, copied and downloaded', async () => {
  const exchange = await openedBeside(rows);
  const { rubicon } = exchange;
  const file = { name: 'rubicon.in', text: textOf(rows) };
  expect(await downloadBy(() => rubicon.press('Download .in'))).toEqual(file);
  await exchange.open();
  await rubicon.press('Insert the current board');
  await expect.poll(() => exchange.text).toHaveValue(textOf(rows));
  await rubicon.press('Copy the text');
  await exchange.dialog.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(textOf(rows));
  const inDialog = exchange.dialog.getByRole('button', { name: 'Download .in' });
  expect(await downloadBy(() => rubicon.user.click(inDialog))).toEqual(file);
});

describe('without a solver, which cannot be fetched,', () => {
  const LOST = 'The solver could not be loaded.';
  const open = async () => {
    const exchange = await openedBeside(rows);
    await exchange.rubicon.expectAnswer(answer);
    loseScripts(true);
    await killWorkers();
    return exchange;
  };

  it('a text is kept in its field, and is read when it can be', async () => {
    const exchange = await open();
    await exchange.open();
    await exchange.load('2 3\nXOO\n...');
    await exchange.expectProblem(LOST);
    expect(exchange.dialog.getByRole('alert')).not.toHaveTextContent('Line');
    expect(exchange.text).toHaveFocus();
    expect(exchange.caret.selected).toBe('');
    loseScripts(false);
    await exchange.rubicon.press('Load the board');
    await exchange.expectClosed();
    await exchange.rubicon.expectBoard(['XOO', '...']);
  });

  it('no text goes out, and a notice says why', async () => {
    const { rubicon } = await open();
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    await rubicon.press('Download .in');
    await expect.poll(() => rubicon.notices).toHaveTextContent(LOST);
    expect(within(rubicon.notices).queryByRole('button', { name: 'Reload the page' })).toBeNull();
    expect(clicked).not.toHaveBeenCalled();
  });
});

it('while Black is to move, the share and the dialog say that a text has Red first', async () => {
  const exchange = await openedBeside(rows);
  const { rubicon } = exchange;
  const said = (where: HTMLElement) => within(where).queryByText(/^In a \.in file Red always moves first\./);
  const share = rubicon.page.getByRole('region', { name: 'Share' });
  await rubicon.expectMove(0, 2);
  expect(said(share)).toBeNull();
  for (const [button, ply] of [
    ['Last', 2],
    ['Previous', 1],
  ] as const) {
    await rubicon.press(button);
    await rubicon.expectMove(ply, 2);
    const isSaid = ply === 1;
    await expect.poll(() => said(share) !== null).toBe(isSaid);
  }
  await exchange.open();
  expect(said(rubicon.page.getByRole('dialog'))).not.toBeNull();
});
