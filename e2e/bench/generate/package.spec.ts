import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Unzipped, unzipSync } from 'fflate';
import { MISTAKES } from '../../../wasm/bench/mistakes.ts';
import { TESTS } from '../../../wasm/bench/package.ts';
import { expectAccessible } from '../../support/axe.ts';
import { contestant } from '../../support/contestant.ts';
import { downloadBytesBy } from '../../support/download.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Generator } from './generator.ts';

const command = fileURLToPath(new URL('../../../build/rubicon', import.meta.url));

/** One row of the table after the first ones, which are of every kind; axe would take seconds for all. */
const ROW_LIKE_OTHERS = '.package tbody tr:nth-child(n + 5)';

/** The command's output for a directory with the files of a zip. */
function validate(files: Unzipped): string {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-'));
  try {
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    return execFileSync(command, ['validate', folder], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a package is made, cancelled, read as a table and taken as a zip', async ({ rubicon, browserName }) => {
  test.slow();
  const generator = new Generator(rubicon);
  const panel = generator.panel.getByRole('region', { name: 'Package for a judge' });
  const cells = panel.getByRole('row').filter({ has: rubicon.page.getByRole('rowheader') });
  const ownRow = panel
    .getByRole('row')
    .filter({ has: rubicon.page.getByRole('rowheader', { name: 'mine.wasm', exact: true }) });
  await generator.open();
  await generator.fill({ Seed: 6 });
  const start = generator.button('Make the package of seed 6');
  await test.step('a cancelled one leaves nothing', async () => {
    await start.click();
    await generator.button('Cancel the package').click();
    await expect(panel.getByRole('status')).toHaveText('Cancelled; there is no package.');
    await expect(start).toBeFocused();
    await expect(panel.getByRole('table')).toHaveCount(0);
  });
  await test.step('every mistake is caught', async () => {
    await start.press('Enter');
    await expect(panel.getByRole('progressbar')).toBeVisible();
    await expect(panel.getByRole('status').first()).toHaveText(
      /^20 tests with \d+ boards\. Every mistake is caught\.$/,
      {
        timeout: 60_000,
      },
    );
  });
  await test.step('the table has a line for each mistake, and says how many tests catch it', async () => {
    const lines = await cells.evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
    );
    expect(lines).toHaveLength(MISTAKES.length);
    for (const line of lines) {
      expect(line).toHaveLength(TESTS + 1);
      const catching = line.slice(0, TESTS).filter((wrong) => Number(wrong) > 0).length;
      expect(line.at(-1)).toBe(`${catching} test${catching === 1 ? '' : 's'}`);
    }
  });
  await test.step('a program becomes a row; what is none says so', async () => {
    await panel.locator('input[type=file]').setInputFiles([
      { name: 'mine.wasm', mimeType: 'application/wasm', buffer: contestant('early') },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.alloc(9) },
    ]);
    await expect(ownRow).toBeVisible({ timeout: 60_000 });
    await expect(panel.getByRole('alert')).toHaveText('notes.txt: A .cpp or a .wasm file.');
  });
  await test.step('the zip has what the judge takes, and the command finds it valid', async () => {
    const take = () => generator.button('Download for Hydro').click();
    const { name, bytes } = await downloadBytesBy(rubicon, browserName, take);
    expect(name).toBe('hydro-6.zip');
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toContain('problem.yaml');
    expect(validate(files).match(/: valid: .* answers right$/gm)).toHaveLength(TESTS);
    // It ends after its first board.
    const missing = Array.from({ length: TESTS }, (_, index) => {
      const input = new TextDecoder().decode(files[`testdata/${index + 1}.in`]);
      return `${Number(input.split(/\s/)[1]) - 1}`;
    });
    expect((await ownRow.getByRole('cell').allTextContents()).slice(0, TESTS)).toEqual(missing);
  });
  await test.step('axe has nothing against it', () => expectAccessible(rubicon, '.package', ROW_LIKE_OTHERS));
  await test.step('on a phone the table scrolls, and the page does not', async () => {
    await rubicon.page.setViewportSize({ width: 360, height: 740 });
    await expect
      .poll(() => rubicon.page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    const matrix = panel.getByRole('region', { name: 'Which test catches which mistake' });
    expect(await matrix.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  });
});
