import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';
import type { Rubicon } from '../../support/page.ts';

/** A right program that takes little of the library, so that it is compiled in a fraction of a second. */
const RIGHT = textOf('../../../tests/web/bench/stress/compile/programs/fast.cpp');

/** Accesses an array out of its bounds, which has no effect. */
const UNNOTICED = changed(changed(RIGHT, 'char a[', 'char seen[3], a['), 'do a[i] =', 'do seen[i] = a[i] =');

/** Lets the pawn go down as well. */
const BROKEN = changed(changed(UNNOTICED, 'd != 3 && ', ''), 'd != 0 && ', '');

const VIOLATION = `Line ${lineOf(UNNOTICED, 'seen[i]')} in main accesses index 3 of seen, an array char[3], which is out of bounds.`;

function textOf(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

function lineOf(program: string, piece: string): number {
  return program.split('\n').findIndex((line) => line.includes(piece)) + 1;
}

/** A program with one piece of it changed. */
function changed(program: string, piece: string, into: string): string {
  if (!program.includes(piece)) throw new Error(`The program has no ${piece}.`);
  return program.replace(piece, into);
}

const resultOf = (page: Page): Locator => page.getByRole('region', { name: 'Result', exact: true });
const editorOf = (page: Page): Locator => page.locator('.cm-content[aria-label="Your program in C++"]');

/** Puts a program into the editor, in place of the one before, and presses the button. */
async function compile(page: Page, source: string): Promise<void> {
  await editorOf(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(source);
  await page.locator('.stress-form button[type=submit]').click();
}

const statusOf = (page: Page): Locator => resultOf(page).getByRole('status').first();
const violationOf = (page: Page): Locator => resultOf(page).getByRole('status').last();
const articleOf = (page: Page): Locator => resultOf(page).getByRole('article');

/** Compiling takes seconds on a quiet machine, a minute on a busy one. */
const COMPILED = { timeout: 240_000 } as const;

/** The parts of the compiler in the browser's caches. */
function storedParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const urls = (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    return urls.filter((url) => url.includes('/compiler/'));
  });
}

/** The right program to read, whose lines are long, stays within the form. */
async function readRight({ page }: Rubicon): Promise<void> {
  await page.getByText('A right program to read (C++)').click();
  const [form, text] = [page.locator('.stress-form'), page.locator('.right-program pre')];
  await expect(text).toBeVisible();
  const [outer, inner] = [await form.boundingBox(), await text.boundingBox()];
  expect(inner?.x).toBeGreaterThanOrEqual(outer?.x ?? 0);
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
}

async function compileFirst(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await page.goto('./#view=bench&tool=stress');
  await expect(rubicon.button('Download the compiler (24 MB) and stress')).toBeDisabled();
  const licences = await page.getByRole('link', { name: 'Licences of the compiler' }).getAttribute('href');
  const { origin, pathname } = new URL(page.url());
  expect(await (await page.request.get(`${origin}${pathname}${licences}`)).text()).toContain('LLVM');
  await compile(page, BROKEN);
  await expect(articleOf(page)).toContainText('The mistake: The pawn may go down.', COMPILED);
  await expect(statusOf(page)).toContainText('Compiled in');
  await expect(violationOf(page)).toHaveText(VIOLATION, COMPILED);
  await expectAccessible(rubicon, '.stress-form, .stress-result', '.cm-editor');
  expect(await storedParts(page)).toHaveLength(2);
  await page.getByLabel('Compare with').selectOption('Other program');
  await readRight(rubicon);
  await page.getByLabel('Compare with').selectOption('The right answers');
}

async function findUnnoticed({ page }: Rubicon): Promise<void> {
  await compile(page, UNNOTICED);
  await expect(violationOf(page)).toHaveText(
    `${VIOLATION} Here it goes unnoticed; on a judge the program may crash or answer wrongly.`,
    COMPILED,
  );
  await expect(articleOf(page)).toHaveCount(0);
}

async function showErrors(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await compile(page, 'int main() {\n    int answer = 1;\n    throw 1;\n    int answer = 2;\n}\n');
  await expect(statusOf(page)).toHaveText('The program does not compile: 2 errors.', COMPILED);
  await expect(resultOf(page).getByRole('listitem')).toContainText([
    /^Line 3, column 5.*Exceptions work on a judge, but not here/,
    /^Line 4, column 9.*The same name is defined twice\./,
  ]);
  await expect(page.locator('.cm-line.cm-wrong')).toHaveText(['    throw 1;', '    int answer = 2;']);
  await rubicon.button('Line 4, column 9').click();
  await expect(page.locator('.cm-focused')).toBeVisible();
  await page.keyboard.type('7');
  await expect(page.locator('.cm-activeLine')).toHaveText('    int 7answer = 2;');
  await expectAccessible(rubicon, '.cm-editor, .stress-result');
}

/** The text and the compiler are kept over a reload, after which nothing is asked of the server. */
async function reloadWithoutServer({ page }: Rubicon): Promise<void> {
  await page.route('**/compiler/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('.cm-content')).toContainText('// A right program');
}

test('C++ is compiled in the page and run until it errs', async ({ rubicon }) => {
  test.setTimeout(900_000);
  await test.step('its mistake is found, and an array that is too small is named with its line', () =>
    compileFirst(rubicon));
  await test.step('it is named where the answers are right, too', () => findUnnoticed(rubicon));
  await test.step('a reload keeps the text, and needs the server no more', () =>
    reloadWithoutServer(rubicon));
  await test.step('errors are explained, what the page has not as well, and shown at their lines', () =>
    showErrors(rubicon));
});
