import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Bench } from './support/bench.ts';
import { downloadBy } from './support/download.ts';

const command = fileURLToPath(new URL('../../build/rubicon', import.meta.url));
const bench = new Bench();
const { page } = bench.rubicon;

test('the search finds boards, and the command agrees about them', async () => {
  await bench.visit('Mine');
  await bench.rubicon.button('Start searching').click();
  const finds = page.getByRole('region', { name: /^Best finds/ });
  await finds.getByRole('listitem').nth(0).expectSeen();
  const stop = bench.rubicon.button('Stop');
  await stop.click();
  await stop.expectHidden();
  const files = [];
  for (const ending of ['.in', '.ans']) {
    const link = finds.getByRole('button', { name: `Download ${ending}` });
    files.push(await downloadBy(new RegExp(`\\${ending}$`), () => link.click()));
  }
  const [input, answers] = files;
  expect(answers).toMatch(/^(Red|Black|Tie)/);
  expect(execFileSync(command, { input, encoding: 'utf8' })).toBe(answers);
});
