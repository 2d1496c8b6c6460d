import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { complaints, complaintsOfColours } from '../../support/axe.ts';
import { downloadBytesBy } from '../../support/download.ts';
import { expect, test } from '../../support/fixtures.ts';
import { Generator } from './generator.ts';

const command = fileURLToPath(new URL('../../../build/rubicon', import.meta.url));

/** What the command writes, and its table: how many lines of each test each mistake gets wrong. */
function packByCommand(line: string) {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-'));
  const [program, ...args] = line.split(' ');
  const name = args.pop() ?? '';
  expect([program, args.at(-1)]).toEqual(['rubicon', '--out']);
  const told = execFileSync(command, [...args, join(folder, name), '--json'], { encoding: 'utf8' });
  const entries = readdirSync(join(folder, name), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const from = join(folder, name).length + 1;
  const files = Object.fromEntries(paths.map((path) => [path.slice(from), readFileSync(path, 'utf8')]));
  rmSync(folder, { recursive: true });
  const { mistakes } = JSON.parse(told) as { mistakes: readonly { lines: readonly number[] }[] };
  return { name, files, lines: mistakes.map((mistake) => mistake.lines.map(String)) };
}

test('a package is made, cancelled, read as a table and taken as a zip', async ({ rubicon, browserName }) => {
  test.slow();
  const generator = new Generator(rubicon);
  const panel = generator.panel.getByRole('region', { name: 'Package for a judge' });
  const cells = panel.getByRole('row').filter({ has: rubicon.page.getByRole('rowheader') });
  await generator.open();
  await generator.fill({ Seed: 20 });
  const start = generator.button('Make the package of seed 20');
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
    await expect(panel.getByRole('status')).toHaveText(
      /^20 tests with \d+ boards\. Every mistake is caught\.$/,
      {
        timeout: 60_000,
      },
    );
  });
  const written = packByCommand((await panel.locator('code').nth(1).textContent()) ?? '');
  await test.step('the table is that of the command', async () => {
    await expect(cells).toHaveCount(written.lines.length);
    for (const [index, lines] of written.lines.entries())
      await expect(cells.nth(index).getByRole('cell')).toHaveText([...lines, /^\d+ tests?$/]);
  });
  await test.step('the zip is the directory of the command', async () => {
    const take = () => generator.button('Download for Hydro').click();
    const { name, bytes } = await downloadBytesBy(rubicon, browserName, take);
    expect(name).toBe(`${written.name}.zip`);
    const unzipped = Object.entries(unzipSync(bytes)).map(([file, content]) => [file, strFromU8(content)]);
    expect(Object.fromEntries(unzipped)).toEqual(written.files);
  });
  await test.step('axe has nothing against it, in light and in dark colours', async () => {
    expect(await complaints(rubicon, '.package')).toEqual([]);
    await rubicon.page.emulateMedia({ colorScheme: 'dark' });
    expect(await complaintsOfColours(rubicon, '.package')).toEqual([]);
  });
  await test.step('on a phone the table scrolls, and the page does not', async () => {
    await rubicon.page.setViewportSize({ width: 360, height: 740 });
    await expect
      .poll(() => rubicon.page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    const matrix = panel.getByRole('region', { name: 'Which test catches which mistake' });
    expect(await matrix.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  });
});
