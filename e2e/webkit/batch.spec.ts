import { expect, test } from 'vitest';
import { contestText, sample } from '../support/boards.ts';
import { Bench, dataFile } from './support/bench.ts';
import { downloadBy } from './support/download.ts';

const bench = new Bench();
const { rubicon } = bench;

test('the boards of a typed text are answered as the contest wants, and open in the editor', async () => {
  await bench.visit('Batch');
  await bench.type('Contest text', contestText('sample1.in'));
  await bench.expectDone(5);
  expect(await bench.boards.texts()).toEqual(['1Black 0', '2Black 2', '3Black 2', '4Tie', '5Red 75']);
  await bench.boards.nth(4).getByRole('button').click();
  await rubicon.expectBoard(sample(5).rows);
  await rubicon.expectAnswer('Red 75');
});

test('a thousand boards of all sizes, from a file, have the answers of the command', async () => {
  await bench.visit('Batch');
  await bench.file('boards', dataFile('boards-1000.in'));
  await bench.expectDone(1000);
  const answers = await downloadBy(/^boards-1000\.ans$/, () => rubicon.button('Download .ans').click());
  expect(answers).toBe(contestText('boards-1000.ans'));
});
