import { expect, it } from 'vitest';
import { goneFile } from '../support/gone-file.ts';
import { reload, visit } from '../support/visit.ts';
import { Bench, holdFile } from './bench.ts';

async function openCompare(): Promise<Bench> {
  const bench = new Bench(await visit('#view=bench&tool=compare'));
  await bench.shown();
  return bench;
}

/** Chooses an output for Compare, which names the one that it has. */
async function chooseOutput(bench: Bench, file: File): Promise<void> {
  await bench.chooseFile('Choose an output file', file);
  await bench.rubicon.page.findByText(new RegExp(`^${file.name}, `));
}

const isStored = (text: string) =>
  expect.poll(() => sessionStorage.getItem('rubicon.lines')).toContain(JSON.stringify(text).slice(1, -1));

it('a file that is read late does not come back in place of a newer one', async () => {
  const bench = await openCompare();
  const late = new File(['Tie\n'], 'late.out');
  const release = holdFile(late);
  await chooseOutput(bench, late);
  await chooseOutput(bench, new File(['Red 75\n'], 'newer.out'));
  await isStored('Red 75\n');
  release();
  bench.fill('Output text', 'not used yet');
  await isStored('not used yet');
  const again = await reload();
  await again.page.findByText(/^newer\.out, /);
  expect(again.page.queryByText(/^late\.out/)).toBeNull();
});

it('a file that cannot be read does not bring back the one before it', async () => {
  const bench = await openCompare();
  await chooseOutput(bench, new File(['Tie\n'], 'first.out'));
  await isStored('Tie\n');
  await chooseOutput(bench, goneFile('gone.out'));
  bench.fill('Output text', 'not used yet');
  await isStored('not used yet');
  const again = await reload();
  expect(await again.page.findByRole('textbox', { name: 'Output text' })).toHaveValue('not used yet');
  expect(again.page.queryByText(/\.out, /)).toBeNull();
});
