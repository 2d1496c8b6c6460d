import { expect, it } from 'vitest';
import { reload, visit } from '../support/visit.ts';
import { Bench } from './bench.ts';

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
  let answer = (_: ArrayBuffer) => {};
  const held = new Promise<ArrayBuffer>((resolve) => {
    answer = resolve;
  });
  late.arrayBuffer = () => held;
  await chooseOutput(bench, late);
  await chooseOutput(bench, new File(['Red 75\n'], 'newer.out'));
  await isStored('Red 75\n');
  answer(new TextEncoder().encode('Tie\n').buffer);
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
  const gone = new File(['Red 75\n'], 'gone.out');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await chooseOutput(bench, gone);
  bench.fill('Output text', 'not used yet');
  await isStored('not used yet');
  const again = await reload();
  expect(await again.page.findByRole('textbox', { name: 'Output text' })).toHaveValue('not used yet');
  expect(again.page.queryByText(/\.out, /)).toBeNull();
});
