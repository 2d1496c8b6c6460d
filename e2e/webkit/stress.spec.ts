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

async function give(name: string, program: string | Buffer): Promise<void> {
  const file = join(folder, name);
  writeFileSync(file, program);
  await page.locator('.stress-form input[type=file]').choose(file);
}

const giveFaulty = (fault: string): Promise<void> => give(`${fault}.wasm`, contestant(fault));

/** What came of it says this, sooner or later. */
async function expectResult(said: string): Promise<void> {
  const result = page.getByRole('region', { name: 'Result' });
  await expect.poll(async () => (await result.texts()).join(), { timeout: 240_000 }).toContain(said);
}

test('the page in one file runs a program until it errs, and tells what WebKit’s own errors and stack mean', async () => {
  await bench.visit('Stress', singleFile);
  await giveFaulty('crash');
  await expectResult('an array index is out of range');
  await giveFaulty('deep');
  await expectResult('Some boards are left out');
  await giveFaulty('bottomless');
  await expectResult('Stack overflow: even a board this small');
});
