import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contestant } from '../support/contestant.ts';
import { singleFile } from '../support/single-file.ts';
import { Bench } from './support/bench.ts';

const bench = new Bench();
const { rubicon } = bench;
const { page } = rubicon;
const folder = mkdtempSync(join(tmpdir(), 'rubicon-stress-'));

afterAll(() => rmSync(folder, { recursive: true }));

async function give(fault: string): Promise<void> {
  const file = join(folder, `${fault}.wasm`);
  writeFileSync(file, contestant(fault));
  await page.locator('.stress-form input[type=file]').choose(file);
}

/** What came of it says this, sooner or later. */
async function expectResult(said: string): Promise<void> {
  const result = page.getByRole('region', { name: 'Result' });
  await expect.poll(async () => (await result.texts()).join()).toContain(said);
}

test('the page in one file runs a program until it errs, and tells what WebKit’s own errors and stack mean', async () => {
  await bench.visit('Stress', singleFile);
  await give('crash');
  await expectResult('an array index is out of range');
  await give('deep');
  await expectResult('Some boards are left out');
  await give('bottomless');
  await expectResult('Stack overflow: even a board this small');
});
