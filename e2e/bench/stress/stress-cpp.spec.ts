import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { contestant } from '../../support/contestant.ts';
import { test, unwatched } from '../../support/fixtures.ts';
import { Rubicon } from '../../support/page.ts';

/** A right program, as the theatre shows it. */
const RIGHT = readFileSync(new URL('../../../web/theatre/algorithm/solution.cpp', import.meta.url), 'utf8');

/** A right program of the kind that uses the library for everything. */
const WITH_LIBRARY = readFileSync(new URL('library.cpp', import.meta.url), 'utf8');

/** The program with one piece of it changed. */
function changed(piece: string, into: string): string {
  if (!RIGHT.includes(piece)) throw new Error(`The program has no ${piece}.`);
  return RIGHT.replace(piece, into);
}

/** Lets the pawn go down. */
const WRONG = changed('d == (back ? 0 : 3) ? -1 : beside(s.pawn, d)', 'beside(s.pawn, d)');

const resultOf = (page: Page): Locator => page.getByRole('region', { name: 'Result', exact: true });
const sourceOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Your program in C++' });
const figureOf = (page: Page, name: string): Locator =>
  resultOf(page).getByRole('term').filter({ hasText: name }).locator('+ dd');

/** Puts a program into the editor, in place of the one before. */
async function write(page: Page, source: string): Promise<void> {
  await expect(page.locator('.cm-content')).toBeVisible();
  await sourceOf(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await sourceOf(page).fill(source);
}

/** Writes a program and presses the button. */
async function compile(page: Page, source: string): Promise<void> {
  await write(page, source);
  await page.getByRole('button', { name: /and stress$/ }).click();
}

const statusOf = (page: Page): Locator => resultOf(page).getByRole('status').first();
const articleOf = (page: Page): Locator => resultOf(page).getByRole('article');
const stop = (page: Page): Promise<void> => page.getByRole('button', { name: 'Stop', exact: true }).click();

/** Compiling takes seconds on a quiet machine, a minute on a busy one. */
const COMPILED = { timeout: 240_000 } as const;
const FOUND = { timeout: 60_000 } as const;

async function runRight({ page }: Rubicon): Promise<void> {
  await page.goto('./#view=bench&tool=stress');
  await expect(page.getByRole('button', { name: 'Download the compiler (24 MB) and stress' })).toBeDisabled();
  await page.getByRole('button', { name: 'Compare one output' }).click();
  await expect(page.getByRole('tab', { name: 'Compare' })).toBeFocused();
  await page.getByRole('tab', { name: 'Stress' }).click();
  const licences = await page.getByRole('link', { name: 'Licences of the compiler' }).getAttribute('href');
  const { origin, pathname } = new URL(page.url());
  expect(await (await page.request.get(`${origin}${pathname}${licences}`)).text()).toContain('LLVM');
  const begins = 'freopen("duel.in", "r", stdin);\n    register int test';
  await compile(page, `#include <bits/stdc++.h>\n${WITH_LIBRARY.replace('int test', begins)}`);
  await expect(figureOf(page, 'Samples')).toHaveText('5/5', COMPILED);
  await expect(resultOf(page)).toContainText('Running: every shape and kind', FOUND);
  await stop(page);
  await expect(resultOf(page)).toContainText(/Stopped\. No fault on [\d,]+ boards\./);
}

async function runWrong({ page }: Rubicon): Promise<void> {
  await compile(page, WRONG);
  await expect(resultOf(page)).toContainText('The mistake: The pawn may go down.', COMPILED);
  await expect(articleOf(page)).toContainText(/ExpectedRed \d+FoundRed \d+/);
}

async function compareWithAnother({ page }: Rubicon): Promise<void> {
  const lines = /Other programRed \d+Your programRed \d+/;
  await page.getByLabel('Compare with').selectOption('Other program');
  await page.getByRole('textbox', { name: 'Other program in C++' }).fill(RIGHT);
  await page.getByRole('button', { name: /and stress$/ }).click();
  await expect(articleOf(page)).toContainText(lines, COMPILED);
  await expect(statusOf(page)).toContainText('Compiled in');
  await expect(figureOf(page, 'Samples, other program')).toHaveText('5/5');
  const file = { name: 'mine.wasm', mimeType: 'application/wasm', buffer: contestant('down') };
  await page.getByLabel('Choose a program').setInputFiles(file);
  await expect(page.getByText('mine.wasm, ')).toBeVisible();
  await expect(articleOf(page)).toContainText(lines, FOUND);
  await expect(resultOf(page)).not.toContainText('Compiled in');
  await page.getByRole('button', { name: 'Back to the C++ program' }).click();
  await page.getByLabel('Compare with').selectOption('The right answers');
}

async function showErrors(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await compile(page, 'int main() {\n    int answer = 1;\n    throw 1;\n    return anwser;\n}\n');
  await expect(statusOf(page)).toHaveText('The program does not compile: 2 errors.', COMPILED);
  await expect(resultOf(page).getByRole('listitem')).toContainText([
    /^Line 3, column 5.*Exceptions work on a judge, but not here/,
    /^Line 4, column 12.*This name is not declared here/,
  ]);
  await expect(page.locator('.cm-line.cm-wrong')).toHaveText(['    throw 1;', '    return anwser;']);
  await page.getByRole('button', { name: 'Line 4, column 12' }).click();
  await expect(page.locator('.cm-focused')).toBeVisible();
  await page.keyboard.type('7');
  await expect(page.locator('.cm-activeLine')).toHaveText('    return 7anwser;');
  await expectAccessible(rubicon, 'main');
}

async function stopAndReload({ page }: Rubicon): Promise<void> {
  await compile(page, RIGHT);
  await expect(resultOf(page)).toContainText('Compiling…');
  await stop(page);
  await expect(statusOf(page)).toHaveText('Stopped.', { timeout: 1000 });
  await page.route('**/compiler/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('.cm-content')).toContainText('struct State');
  await page.getByRole('button', { name: 'Compile and stress', exact: true }).click();
  await expect(resultOf(page)).toContainText('Compiling…', FOUND);
  await stop(page);
  await page.unroute('**/compiler/**');
}

/** Limits what the browser stores for the page to a megabyte, as long as the session lasts. */
async function limitStorage(page: Page): Promise<void> {
  const storage = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await storage.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2 ** 20 });
}

/** The parts of the compiler in the browser's caches. */
function storedParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const urls = (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    return urls.filter((url) => url.includes('/compiler/'));
  });
}

async function runWithoutStorage(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  expect(await storedParts(page)).not.toEqual([]);
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await limitStorage(page);
  await page.reload();
  await compile(page, changed('char a[128];', 'char a[3];'));
  const line = RIGHT.split('\n').findIndex((text) => text.includes('scanf("%s", a + row * m)')) + 1;
  await expect(resultOf(page)).toContainText(
    new RegExp(
      `Line ${line} in main accesses index \\d+ of a, an array char\\[3\\], which is out of bounds\\.`,
    ),
    COMPILED,
  );
  await expect(resultOf(page)).toContainText('The browser did not keep the compiler');
  await expectAccessible(rubicon, 'main');
  expect(await storedParts(page)).toEqual([]);
}

test('C++ is compiled in the page and run until it errs', { tag: '@engines' }, async ({
  rubicon,
  browserName,
}) => {
  test.setTimeout(900_000);
  await test.step('the compiler is downloaded, and a right program passes the samples and board after board', () =>
    runRight(rubicon));
  await test.step('the smallest board of a wrong one is found, and the mistake is named', () =>
    runWrong(rubicon));
  if (browserName === 'firefox') return;
  await test.step('another program beside it is compiled as well, and only once while it is the same', () =>
    compareWithAnother(rubicon));
  await test.step('errors are explained, what the page has not as well, and shown at their lines', () =>
    showErrors(rubicon));
  await test.step('a compilation is stopped at once; a reload keeps the text, and needs the server no more', () =>
    stopAndReload(rubicon));
  await test.step('where storage is full it is used and not kept, and an array that is too small is named with its line', () =>
    runWithoutStorage(rubicon));
});

unwatched('a page says why it has no compiler', async ({ page }) => {
  await page.goto('./#view=bench&tool=stress');
  const rubicon = new Rubicon(page);
  const alert = resultOf(page).getByRole('alert');
  await page.route('**/compiler/**', (route) => route.abort());
  await compile(page, RIGHT);
  await expect(alert).toContainText('The compiler could not be downloaded');
  await page.route('**/compiler/**', (route) => route.fulfill({ status: 404 }));
  await compile(page, RIGHT);
  await expect(alert).toContainText('This website leaves out the compiler.');
  await page.route('**/compiler/**', (route) => route.fulfill({ body: Buffer.alloc(10_000) }));
  await compile(page, RIGHT);
  await expect(alert).toContainText('The compiler arrived damaged, twice.');
  await expect(rubicon.button('Stop')).toBeHidden();
});
