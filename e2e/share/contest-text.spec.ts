import { contestText, emptyBoard, sample, samples, textOf } from '../support/boards.ts';
import { readClipboard } from '../support/clipboard.ts';
import { downloadBy } from '../support/download.ts';
import { expect, test } from '../support/fixtures.ts';
import { dropFile, Exchange } from './exchange.ts';

const { rows, answer } = sample(2);

test('a pasted text of one board, in whatever form it comes', async ({ rubicon }) => {
  const exchange = new Exchange(rubicon);
  const forms = {
    'contest text': textOf(rows),
    'lines that end as on Windows': textOf(rows).replaceAll('\n', '\r\n'),
    'without an end of line': textOf(rows).trimEnd(),
    'bare rows': rows.join('\n'),
    'bare rows from Windows, between empty lines': `\r\n${rows.join('\r\n')}\r\n\r\n`,
  };
  await rubicon.openBoard(emptyBoard(2, 2));
  for (const text of Object.values(forms)) {
    await exchange.open();
    await exchange.load(text);
    await expect(exchange.dialog).toBeHidden();
    await rubicon.expectBoard(rows);
    await rubicon.expectAnswer(answer);
    await rubicon.button('Undo').click();
    await rubicon.expectBoard(emptyBoard(2, 2));
  }
});

test('of a text with several boards each can be taken', async ({ rubicon }) => {
  const exchange = new Exchange(rubicon);
  await rubicon.openBoard(emptyBoard(2, 2));
  await exchange.open();
  await exchange.load(contestText('sample1.in'));
  const list = rubicon.page.getByRole('region', { name: 'Boards of the text' });
  for (const [index, board] of samples.entries()) {
    await expect(list).toContainText(`Board ${index + 1} of ${samples.length}`);
    await rubicon.expectBoard(board.rows);
    await rubicon.expectAnswer(board.answer);
    const next = list.getByRole('button', { name: 'Next board' });
    if (index + 1 < samples.length) await next.click();
    else await expect(next).toBeDisabled();
  }
  await list.getByRole('button', { name: 'Board 2', exact: true }).click();
  await rubicon.expectBoard(sample(2).rows);
  await list.getByRole('button', { name: 'Previous board' }).click();
  await rubicon.expectBoard(sample(1).rows);
  await list.getByRole('button', { name: 'Close the list' }).click();
  await expect(list).toBeHidden();
  await rubicon.expectBoard(sample(1).rows);
});

/** Texts that cannot be read, with the place and the sentence that say so. */
const malformed = [
  ['hello', 'Line 1, column 1: Expected two numbers here'],
  ['0 1\nx', 'Line 2, column 1: Expected the size of board 1 here'],
  ['0 1\n33 5\n', 'Line 2, column 1: Expected 1 to 32 rows, found 33.'],
  ['0 1\n1 3\nXO', 'Line 3, column 3: Expected 3 cells in this row, found 2.'],
  ['0 1\r\n1 3\r\nXOO.\r\n', 'Line 3, column 4: Expected 3 cells in this row, found 4.'],
  ['0 1\n1 3\nX?O', 'Line 3, column 2: Expected a cell here'],
  ['0 1\n2 3\nXOO', 'Line 4, column 1: Expected 2 rows in this board, but the text ends after 1.'],
  ['0 2\n1 3\nXOO\n', 'Line 4, column 1: Expected 2 boards, but the text ends after 1.'],
  ['0 1\n1 3\nXOO\n1 3', 'Line 4, column 1: Expected the end of the text here'],
  ['..\n.', 'Line 2, column 2: Expected 2 cells in this row, found 1.'],
  [' ', 'The text is empty.'],
] as const;

test('a text that cannot be read names line and column, and nothing is lost', async ({ rubicon }) => {
  const exchange = new Exchange(rubicon);
  await rubicon.openBoard(rows);
  await exchange.open();
  for (const [text, sentence] of malformed) {
    await exchange.load(text);
    await expect(exchange.problem).toContainText(sentence);
    await expect(exchange.problem).toContainText('the board stays as it is');
    const [line, column] = Array.from(sentence.matchAll(/\d+/g), Number);
    if (sentence.startsWith('Line ')) await exchange.expectCaret(line ?? 0, column ?? 0);
    await expect(exchange.text).toHaveValue(text.replaceAll('\r\n', '\n'));
    await rubicon.expectBoard(rows);
  }
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
  await exchange.open();
  await expect(exchange.text).toHaveValue('0 1\n1 3\nXOO');
  await rubicon.button('Load the board').click();
  await rubicon.expectBoard(['XOO']);
});

test('a file is opened, or dropped on the page', { tag: '@engines' }, async ({ rubicon }) => {
  const exchange = new Exchange(rubicon);
  await rubicon.openBoard(emptyBoard(2, 2));
  await exchange.open();
  await exchange.chooseFile('board.in', textOf(rows));
  await expect(exchange.dialog).toBeHidden();
  await rubicon.expectBoard(rows);
  await exchange.open();
  await exchange.chooseFile('broken.in', '0 1\n1 3\nXO');
  await expect(exchange.problem).toContainText('Line 3, column 3: Expected 3 cells in this row, found 2.');
  await rubicon.expectBoard(rows);
  await rubicon.closeDialog();

  await rubicon.openBoard(emptyBoard(2, 2));
  await dropFile(rubicon.grid, 'board.in', textOf(rows));
  await rubicon.expectBoard(rows);
  await rubicon.expectAnswer(answer);
  await dropFile(rubicon.page.locator('body'), 'broken.in', '0 1\n1 3\nXOOO');
  await expect(exchange.problem).toContainText('Line 3, column 4: Expected 3 cells in this row, found 4.');
  await expect(exchange.text).toHaveValue('0 1\n1 3\nXOOO');
  await rubicon.expectBoard(rows);
});

test('the contest text of the board is downloaded, shown and copied', { tag: '@engines' }, async ({
  rubicon,
  browserName,
}) => {
  await rubicon.openBoard(rows);
  const file = await downloadBy(rubicon, browserName, () => rubicon.button('Download .in').click());
  expect(file).toEqual({ name: 'rubicon.in', text: textOf(rows) });

  const exchange = new Exchange(rubicon);
  await exchange.open();
  await rubicon.button('Put in the current board').click();
  await expect(exchange.text).toHaveValue(textOf(rows));
  await rubicon.button('Copy the text').click();
  await expect(rubicon.button('Copied')).toBeVisible();
  expect(await readClipboard(rubicon.page)).toBe(textOf(rows));
});
