import { expectAccessible } from '../support/axe.ts';
import { contestText, emptyBoard, sample, samples, textOf } from '../support/boards.ts';
import { readClipboard } from '../support/clipboard.ts';
import { downloadBy } from '../support/download.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { dropFile, Exchange } from './exchange.ts';

const { rows, answer } = sample(2);

test('a contest text is pasted, of several boards each can be taken, and what cannot be read is reported', async ({
  rubicon,
}) => {
  const exchange = new Exchange(rubicon);
  const forms = [textOf(rows), `\r\n${rows.join('\r\n')}\r\n\r\n`];
  await rubicon.openBoard(emptyBoard(2, 2));
  await test.step('one board, as a contest text and as bare rows from Windows between empty lines', async () => {
    for (const text of forms) {
      await exchange.open();
      await exchange.load(text);
      await expect(exchange.dialog).toBeHidden();
      await rubicon.expectBoard(rows);
      await rubicon.expectAnswer(answer);
      await rubicon.button('Undo').click();
      await rubicon.expectBoard(emptyBoard(2, 2));
    }
  });
  const list = rubicon.page.getByRole('region', { name: 'Imported boards' });
  await test.step('several boards, one after the other', async () => {
    await exchange.open();
    await exchange.load(contestText('sample1.in'));
    for (const [index, board] of samples.entries()) {
      await expect(list).toContainText(`Board ${index + 1} of ${samples.length}`);
      await rubicon.expectBoard(board.rows);
      await rubicon.expectAnswer(board.answer);
      const next = list.getByRole('button', { name: 'Next board' });
      if (index + 1 < samples.length) await next.click();
      else await expect(next).toBeDisabled();
    }
  });
  await test.step('the list is accessible', () => expectAccessible(rubicon, 'main'));
  await test.step('any of them, and back; the list is closed', async () => {
    await list.getByRole('button', { name: 'Board 2', exact: true }).click();
    await rubicon.expectBoard(sample(2).rows);
    await list.getByRole('button', { name: 'Previous board' }).click();
    await rubicon.expectBoard(sample(1).rows);
    await list.getByRole('button', { name: 'Close the list' }).click();
    await expect(list).toBeHidden();
    await rubicon.expectBoard(sample(1).rows);
  });
  await test.step('a text that cannot be read', () => loadMalformed(rubicon));
});

/** Malformed texts, with the place of the error, if there is one. */
const malformed = [
  ['0 1\r\n1 3\r\nXOO.\r\n', 3, 4, 'Expected 3 cells in this row, found 4.'],
  ['0 1\n2 3\nXOO', 4, 1, 'Expected 2 rows in this board, but the text ends after 1.'],
  [' ', null, null, 'The text is empty.'],
] as const;

/** A text that cannot be read names line and column, and nothing is lost. */
async function loadMalformed(rubicon: Rubicon): Promise<void> {
  const exchange = new Exchange(rubicon);
  await rubicon.openBoard(rows);
  await exchange.open();
  await test.step('the board and the text stay, and the caret is at the place', async () => {
    for (const [text, line, column, sentence] of malformed) {
      await exchange.load(text);
      const place = line === null ? '' : `Line ${line}, column ${column}: `;
      await expect(exchange.problem).toContainText(`${place}${sentence}`);
      await expect(exchange.problem).toContainText('the board stays as it is');
      if (line !== null) await exchange.expectCaret(line, column);
      await expect(exchange.text).toHaveValue(text.replaceAll('\r\n', '\n'));
      await rubicon.expectBoard(rows);
    }
  });
  await test.step('it is accessible', () => expectAccessible(rubicon, 'dialog[open]'));
  await test.step('it can be mended, and the keys of the page are no keys of the page there', async () => {
    await exchange.text.fill('0 1\n1 3\nX?O');
    await expect(exchange.problem).toBeHidden();
    await exchange.load('0 1\n1 3\nX?O');
    await expect(exchange.problem).toBeVisible();
    await exchange.expectCaret(3, 2);
    await exchange.text.pressSequentially('O');
    await expect(exchange.text).toHaveValue('0 1\n1 3\nXOO');
    for (const key of ['2', 'Backspace', 'ArrowRight', 'f', 'Backspace']) await exchange.text.press(key);
    await rubicon.closeDialog();
    await rubicon.expectBoard(rows);
    await rubicon.expectMove(0, 2);
    await expect(rubicon.page.getByRole('radio', { name: 'Obstacle' })).toBeChecked();
  });
  await test.step('it is there when the dialog is opened again', async () => {
    await exchange.open();
    await expect(exchange.text).toHaveValue('0 1\n1 3\nXOO');
    await rubicon.button('Load the board').click();
    await rubicon.expectBoard(['XOO']);
  });
}

test('boards come and go as files and through the clipboard', { tag: '@engines' }, async ({
  rubicon,
  browserName,
}) => {
  const exchange = new Exchange(rubicon);
  await rubicon.openBoard(emptyBoard(2, 2));
  await test.step('a file is opened', async () => {
    await exchange.open();
    await exchange.chooseFile('board.in', textOf(rows));
    await expect(exchange.dialog).toBeHidden();
    await rubicon.expectBoard(rows);
    await exchange.open();
    await exchange.chooseFile('broken.in', '0 1\n1 3\nXO');
    await expect(exchange.problem).toContainText('Line 3, column 3: Expected 3 cells in this row, found 2.');
    await rubicon.expectBoard(rows);
    await rubicon.closeDialog();
  });
  await test.step('a file is dropped on the page', async () => {
    await rubicon.button('Undo').click();
    await rubicon.expectBoard(emptyBoard(2, 2));
    await dropFile(rubicon.grid, 'board.in', textOf(rows));
    await rubicon.expectBoard(rows);
    await rubicon.expectAnswer(answer);
    await dropFile(rubicon.page.locator('body'), 'broken.in', '0 1\n1 3\nXOOO');
    await expect(exchange.problem).toContainText('Line 3, column 4: Expected 3 cells in this row, found 4.');
    await expect(exchange.text).toHaveValue('0 1\n1 3\nXOOO');
    await rubicon.expectBoard(rows);
    await rubicon.closeDialog();
  });
  await test.step('the text of the board is downloaded', async () => {
    const file = await downloadBy(rubicon, browserName, () => rubicon.button('Download .in').click());
    expect(file).toEqual({ name: 'rubicon.in', text: textOf(rows) });
  });
  await test.step('it is shown and copied', async () => {
    await exchange.open();
    await rubicon.button('Insert the current board').click();
    await expect(exchange.text).toHaveValue(textOf(rows));
    await rubicon.button('Copy the text').click();
    await expect(rubicon.button('Copied')).toBeVisible();
    expect(await readClipboard(rubicon.page)).toBe(textOf(rows));
  });
});
