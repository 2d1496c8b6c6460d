import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Bench } from './support/bench.ts';
import { downloadBy } from './support/download.ts';

const command = fileURLToPath(new URL('../../build/rubicon', import.meta.url));
const bench = new Bench();
const panel = bench.rubicon.page.getByRole('tabpanel', { name: 'Generate' });

test('the pair of files that is made is the one that the command writes', async () => {
  await bench.visit('Generate');
  await panel.getByRole('button', { name: 'Generate' }).click();
  const button = (ending: string) => panel.getByRole('button', { name: `Download ${ending}` });
  await button('.ans').expectSeen();
  const [, ...args] = ((await panel.locator('code').text()) ?? '').split(' ');
  const name = args.pop() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-'));
  execFileSync(command, [...args, join(folder, name)]);
  for (const ending of ['.in', '.ans']) {
    const made = readFileSync(join(folder, name + ending), 'utf8');
    expect(await downloadBy(new RegExp(`^${name}\\${ending}$`), () => button(ending).click())).toBe(made);
  }
  rmSync(folder, { recursive: true });
});
