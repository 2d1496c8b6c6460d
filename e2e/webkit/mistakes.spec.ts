import { expect, test } from 'vitest';
import { Bench } from './support/bench.ts';

const bench = new Bench();
const { mistakes } = bench;

test('an output leads to its mistake, and a right one to none', async () => {
  await bench.visit('Mistakes');
  const find = async (output: string) => {
    await mistakes
      .getByRole('group', { name: 'Contest file' })
      .getByRole('textbox')
      .fill('0 1\n3 1\nX\nO\nO\n');
    await mistakes.getByRole('group', { name: 'Output of your program' }).getByRole('textbox').fill(output);
    await mistakes.getByRole('button', { name: 'Find the mistake' }).click();
  };
  const told = async () => (await mistakes.texts()).join();
  await find('Black 0\n');
  await expect.poll(told).toContain('The one line is right: no mistake.');
  await find('Red 1\n');
  await expect.poll(told).toContain('The capture before row 1');
});
