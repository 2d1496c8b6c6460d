import { expect, test } from 'vitest';
import { contestText, sample } from '../support/boards.ts';
import { Bench, dataFile } from './support/bench.ts';
import { downloadBy } from './support/download.ts';

const bench = new Bench();
const { rubicon } = bench;

test('a thousand boards of all sizes, from a file, have the right answers; a typed text opens in the editor', async () => {
  await bench.visit('Batch');
  await bench.file('boards', dataFile('boards-1000.in'));
  await bench.expectDone(1000);
  const answers = await downloadBy(/^boards-1000\.ans$/, () => rubicon.button('Download .ans').click());
  expect(answers).toBe(contestText('boards-1000.ans'));

  await bench.type('Contest text', contestText('sample1.in'));
  await bench.expectDone(5);
  await bench.boards.nth(4).getByRole('button').click();
  await rubicon.expectBoard(sample(5).rows);
  await rubicon.expectAnswer('Red 75');
});
