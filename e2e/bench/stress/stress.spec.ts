import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { dropFile } from '../../share/exchange.ts';
import { expectAccessible } from '../../support/axe.ts';
import { linkOf } from '../../support/boards.ts';
import { chain } from '../../support/chain.ts';
import { readClipboard } from '../../support/clipboard.ts';
import { contestant } from '../../support/contestant.ts';
import { downloadBy } from '../../support/download.ts';
import { test } from '../../support/fixtures.ts';
import type { Rubicon } from '../../support/page.ts';
import { singleFile } from '../../support/single-file.ts';

const command = fileURLToPath(new URL('../../../build/rubicon', import.meta.url));

const RIGHT = new URL('../../../core/package/texts/std.cpp', import.meta.url);

const resultOf = (page: Page): Locator => page.getByRole('region', { name: 'Result', exact: true });
const foundOf = (page: Page): Locator => resultOf(page).getByRole('article');

async function give({ page }: Rubicon, fault: string, buffer = contestant(fault)): Promise<void> {
  const file = { name: 'mine.wasm', mimeType: 'application/wasm', buffer };
  await page.getByLabel('Choose a program').setInputFiles(file);
}

/** Waits until the program has run on more than `more` boards; returns the current number. */
async function expectBoards(page: Page, more: number): Promise<number> {
  const figure = resultOf(page).getByRole('definition').first();
  const boards = async () => Number((await figure.textContent())?.replaceAll(',', ''));
  await expect.poll(boards).toBeGreaterThan(more);
  return boards();
}

/** One part of the page does not reach beyond the sides of another. */
async function expectWithin(whole: Locator, part: Locator): Promise<void> {
  const [outer, inner] = [await whole.boundingBox(), await part.boundingBox()];
  if (outer === null || inner === null) throw new Error('It is not shown.');
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
}

/** The page says that boards are left out, and which command runs the program on them, too. */
async function expectLeftOut(page: Page): Promise<void> {
  const note = resultOf(page).getByRole('status').filter({ hasText: 'That is no fault of your program.' });
  await expect(note).toContainText('rubicon stress -- ./PROGRAM');
}

chain(
  'a program is run in the page until it errs',
  {},
  {
    'a right one is run on board after board, also while one looks elsewhere, until it is stopped': async (
      rubicon,
    ) => {
      const { page } = rubicon;
      await page.goto('./#view=bench&tool=stress');
      await give(rubicon, '');
      const before = await expectBoards(page, 0);
      await page.getByRole('tab', { name: 'Batch' }).click();
      await page.getByRole('tab', { name: 'Stress' }).click();
      await expectBoards(page, before);
      await rubicon.button('Stop').click();
      await expect(resultOf(page).getByRole('status').first()).toHaveText(
        /^Stopped\. No fault on [\d,]+ boards\.$/,
      );
      await expect(rubicon.button('Stop')).toBeHidden();
    },
    'the mistake of a wrong one is found, made small and named': async (rubicon) => {
      const { page } = rubicon;
      await give(rubicon, 'down');
      await expect(foundOf(page)).toContainText('The mistake: The pawn may go down.');
      await expect(foundOf(page)).toContainText(/ExpectedRed \d+FoundRed \d+/);
      await expectAccessible(rubicon, 'main');
    },
    'its board goes out as files and opens in the editor': async (rubicon) => {
      const { page } = rubicon;
      const file = (ending: string) =>
        downloadBy(rubicon, 'chromium', () => rubicon.button(`Download ${ending}`).click());
      const [input, output, answers] = [await file('.in'), await file('.out'), await file('.ans')];
      expect([input.name, output.name, answers.name]).toEqual(
        ['.in', '.out', '.ans'].map((ending) => `rubicon-stress${ending}`),
      );
      expect(execFileSync(command, { input: input.text, encoding: 'utf8' })).toBe(answers.text);
      const [right, wrong] = [answers.text, output.text].map((text) => text.trim());
      await expect(foundOf(page)).toContainText(`Expected${right}Found${wrong}`);
      await rubicon.button('Copy the input').click();
      await expect(resultOf(page).getByText('Input copied.')).toBeAttached();
      expect(await readClipboard(page)).toBe(input.text);
      const rows = input.text.trimEnd().split('\n').slice(2);
      await rubicon.button('See best play in the editor').click();
      await rubicon.expectBoard(rows);
      await expect(page).toHaveURL(new RegExp(linkOf(rows)));
      await page.goBack();
      await expect(foundOf(page)).toContainText('The pawn may go down');
    },
    'what is kept from one board to the next is shown as two boards': async (rubicon) => {
      await give(rubicon, 'keep');
      const found = foundOf(rubicon.page);
      await expect(found).toContainText('something is not reset between boards');
      await expect(found.getByRole('list').getByRole('listitem')).toHaveCount(2);
      await expect(rubicon.button('See best play in the editor, board 2')).toBeVisible();
    },
    'the other program is missing until a file is dropped on its field, which leaves yours alone': async (
      rubicon,
    ) => {
      const { page } = rubicon;
      await page.getByLabel('Compare with').selectOption('Other program');
      const other = page.getByRole('textbox', { name: 'Other program in C++' });
      const missing = page.getByRole('status').filter({ hasText: 'The other program is missing' });
      await expect(missing).toBeVisible();
      await expect(rubicon.button('Run again')).toBeDisabled();
      await expect(page.locator('.cm-content')).toBeVisible();
      await dropFile(other, 'brute.cpp', 'int main() {}\n');
      await expect(other).toHaveText('int main() {}');
      await expect(page.getByText('mine.wasm, ')).toBeVisible();
      await expect(missing).toBeHidden();
      await expect(rubicon.button('Run again')).toBeEnabled();
    },
    'another program is compared with, and each line is told to be whose it is': async (rubicon) => {
      const { page } = rubicon;
      const file = {
        name: 'brute.wasm',
        mimeType: 'application/wasm',
        buffer: Buffer.from(contestant('down')),
      };
      await page.getByLabel('Choose the other program').setInputFiles(file);
      await expect(page.getByText('brute.wasm')).toBeVisible();
      await give(rubicon, '');
      await expect(foundOf(page)).toContainText(/Other program(Red|Black|Tie).*Your program(Red|Black|Tie)/);
      await expect(
        foundOf(page).getByRole('heading', { name: 'The two programs print different lines.' }),
      ).toBeVisible();
      await expect(foundOf(page)).toContainText('The editor shows whose is right.');
      await expect(rubicon.button('Download .in')).toBeVisible();
      await expect(foundOf(page)).not.toContainText('None of the classic mistakes');
      await page.getByText('A right program to read (C++)').click();
      await expect(page.locator('.right-program pre')).toBeVisible();
      await expectWithin(page.locator('.stress-form'), page.locator('.right-program pre'));
      await expectAccessible(rubicon, 'main');
      const right = await downloadBy(rubicon, 'chromium', () => rubicon.button('Download std.cpp').click());
      expect(right).toMatchObject({ name: 'std.cpp', text: readFileSync(RIGHT, 'utf8') });
      await expect(page.locator('.right-program pre')).toHaveText(right.text);
      await rubicon.button('Back to the other C++ program').click();
      await expect(page.getByRole('textbox', { name: 'Other program in C++' })).toHaveText('int main() {}');
      await expect(page.getByText('mine.wasm, ')).toBeVisible();
      await page.getByLabel('Compare with').selectOption('The right answers');
    },
    'one that prints for ever is ended': async (rubicon) => {
      const { page } = rubicon;
      await give(rubicon, 'endless');
      await expect(
        foundOf(page).getByRole('heading', { name: 'The program does not stop printing.' }),
      ).toBeVisible();
    },
    'one that does not end is ended at once when it is stopped': async (rubicon) => {
      const { page } = rubicon;
      await page.getByLabel('Time limit').selectOption('10 s');
      await give(rubicon, 'hang');
      await expect(resultOf(page).getByRole('progressbar')).toBeVisible();
      await rubicon.button('Stop').click();
      await expect(resultOf(page).getByRole('status').first()).toHaveText(/^Stopped\./, { timeout: 5_000 });
      await page.getByLabel('Time limit').selectOption('1 s');
    },
    'boards for which the browser has no stack are left out, and said to be': async (rubicon) => {
      const { page } = rubicon;
      await give(rubicon, 'deep');
      await expectLeftOut(page);
      await expectAccessible(rubicon, 'main');
      await expect(foundOf(page)).toBeHidden();
      await rubicon.button('Stop').click();
      await expect(resultOf(page).getByRole('status').first()).toHaveText(
        /^Stopped\. No fault on [\d,]+ boards\. Left out: [\d,]+, the smallest with 12 cells\.$/,
      );
    },
    'what is no program is refused, and says what to do': async (rubicon) => {
      const { page } = rubicon;
      await give(rubicon, '', Buffer.from('#include <cstdio>\n'));
      await expect(resultOf(page).getByRole('alert')).toContainText('This is not a WebAssembly file.');
      await page.getByLabel('Memory').selectOption('128 MB');
      await dropFile(page.getByRole('main'), 'mine.wasm', '\0asm\x01\0\0\0');
      await expect(resultOf(page).getByRole('alert')).toContainText('This is a library, not a program');
    },
    'the line to compile it is copied': async (rubicon) => {
      await rubicon.page.getByText('How to compile to WebAssembly yourself').click();
      await rubicon.button('Copy the line for Emscripten').click();
      await expect(rubicon.page.getByText('Emscripten: Line copied.')).toBeAttached();
      expect(await readClipboard(rubicon.page)).toMatch(
        /^em\+\+ -O2 -sSTANDALONE_WASM .* mine\.cpp -o mine\.wasm$/,
      );
    },
    'a reload keeps the form, and says that the program is to be given again': async (rubicon) => {
      const { page } = rubicon;
      await page.reload();
      await expect(
        page.getByText('Programs are not kept over a reload: choose mine.wasm again.'),
      ).toBeVisible();
      await expect(page.getByLabel('Memory')).toHaveValue('128');
      await give(rubicon, 'status');
      await expect(foundOf(page)).toContainText('The exit status is 3');
    },
  },
);

test('the page in one file runs programs, too, and ends them', { tag: '@engines' }, async ({ rubicon }) => {
  const { page } = rubicon;
  await page.goto(`${singleFile}#view=bench&tool=stress`);
  await give(rubicon, 'down');
  await expect(foundOf(page)).toContainText('The mistake: The pawn may go down.');
  await give(rubicon, 'deep');
  await expectLeftOut(page);
  await give(rubicon, 'bottomless');
  await expect(foundOf(page)).toContainText('Stack overflow: even a board this small');
  await expect(resultOf(page)).not.toContainText('left out');
  await page.getByLabel('Time limit').selectOption('10 s');
  await give(rubicon, 'hang');
  await expect(resultOf(page).getByRole('progressbar')).toBeVisible();
  await rubicon.button('Stop').click();
  await expect(resultOf(page).getByRole('status').first()).toHaveText(/^Stopped\./);
});
