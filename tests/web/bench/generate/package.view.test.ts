import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { within } from '@testing-library/dom';
import { type Unzipped, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { MISTAKES } from '../../../../wasm/bench/names.ts';
import { TESTS } from '../../../../wasm/bench/package.ts';
import { contestant } from '../../support/contestant.ts';
import { downloadBytesBy } from '../../support/download.ts';
import { visit } from '../../support/visit.ts';
import { killWorkers } from '../../support/worker-script.ts';
import { Generator } from './generator.ts';

const command = fileURLToPath(new URL('../../../../build/rubicon', import.meta.url));

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

it('a package is made, cancelled, read as a table with one’s own programs, and taken as a zip', async () => {
  const generator = new Generator(await visit('#view=bench&tool=generate'));
  await generator.shown();
  const { rubicon } = generator;
  const said = () => generator.package.querySelector('.said')?.textContent;
  const rows = () => [...generator.package.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const cellsOf = (row: HTMLTableRowElement | undefined) =>
    [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent ?? '');

  generator.fill({ Seed: -1 });
  expect(await rubicon.page.findByRole('button', { name: 'Make the package of seed 0' })).toBeDisabled();
  generator.fill({ Seed: 6 });
  await rubicon.press('Make the package of seed 6');
  await rubicon.press('Cancel the package');
  await expect.poll(said).toBe('Cancelled; there is no package.');
  await expect.poll(() => rubicon.button('Make the package of seed 6')).toHaveFocus();
  expect(rows()).toEqual([]);

  await rubicon.user.keyboard('{Enter}');
  await within(generator.package).findByRole('progressbar', { name: 'Progress of the package' });
  expect(rubicon.button('Make the package of seed 6')).toBeDisabled();
  await expect
    .poll(said, { timeout: 60_000 })
    .toMatch(/^20 tests with \d+ boards\. Every mistake is caught\.$/);
  expect(rows()).toHaveLength(MISTAKES.length);
  for (const row of rows()) {
    const cells = cellsOf(row);
    expect(cells).toHaveLength(TESTS + 1);
    const catching = cells.slice(0, TESTS).filter((wrong) => Number(wrong) > 0).length;
    expect(cells.at(-1)).toBe(`${catching} test${catching === 1 ? '' : 's'}`);
    expect(row.querySelectorAll('td.shade-0')).toHaveLength(TESTS - catching);
  }

  // Where a group of the statement begins.
  const begins = [...generator.package.querySelectorAll('th.begins')].map((each) => each.textContent);
  expect(begins).toEqual([5, 7, 10, 14].map((test) => `Test ${test}`));

  const add = within(generator.package).getByLabelText<HTMLInputElement>('Add programs as rows');
  const hint = () => generator.package.querySelector('.own-programs .hint')?.textContent;
  await expect.poll(hint).toMatch(/\.wasm/);
  await rubicon.user.upload(add, [
    new File([contestant('early')], 'mine.wasm'),
    new File([new Uint8Array(9)], 'notes.txt'),
  ]);
  const own = () => generator.package.querySelector<HTMLTableRowElement>('tbody.own tr') ?? undefined;
  await expect.poll(() => own()?.querySelector('th')?.textContent).toBe('mine.wasm');
  await expect
    .poll(() => within(generator.package).queryByRole('alert')?.textContent)
    .toMatch(/^notes\.txt: .*\.wasm file\.$/);

  await rubicon.user.upload(add, new File([contestant('hang')], 'slow.wasm'));
  await within(generator.package).findByText(/^slow\.wasm: test \d+ of 20$/);
  await rubicon.press('Stop the programs');
  await expect.poll(() => rubicon.page.queryByRole('button', { name: 'Stop the programs' })).toBeNull();
  expect(within(generator.package).queryByText(/^slow\.wasm/)).toBeNull();

  const { name, bytes } = await downloadBytesBy(() => rubicon.press('Download for Hydro'));
  expect(name).toBe('hydro-6.zip');
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toContain('problem.yaml');
  expect(validate(files).match(/: valid: .* answers right$/gm)).toHaveLength(TESTS);
  // The program ends after its first board.
  const missing = Array.from({ length: TESTS }, (_, index) => {
    const input = new TextDecoder().decode(files[`testdata/${index + 1}.in`]);
    return `${Number(input.split(/\s/)[1]) - 1}`;
  });
  expect(cellsOf(own()).slice(0, TESTS)).toEqual(missing);
  expect(generator.package.querySelectorAll('code')[1]).toHaveTextContent(
    'rubicon package --for hydro --seed 6 --out hydro-6',
  );

  await killWorkers();
  const lost = () => within(generator.package).queryByText(/stopped unexpectedly/);
  await rubicon.press('Download for Luogu');
  await expect.poll(lost).not.toBeNull();
  await rubicon.press('Make the package of seed 6');
  await within(generator.package).findByRole('progressbar');
  expect(lost()).toBeNull();
  await killWorkers();
  await expect.poll(lost).not.toBeNull();
  expect(rows()).toEqual([]);
  await rubicon.press('Make the package of seed 6');
  await within(generator.package).findByRole('progressbar');
  expect(lost()).toBeNull();
});
