import { expect, test } from 'vitest';
import { contestText, sample, textOf } from '../support/boards.ts';
import { Bench, dataFile } from './support/bench.ts';
import { downloadBy } from './support/download.ts';

const bench = new Bench();
const { rubicon } = bench;

test('the answers of a file are downloaded, and the board of a typed text opens in the editor', async () => {
  await bench.visit('Batch');
  await bench.file('boards', dataFile('sample1.in'));
  await bench.expectDone(5);
  const answers = await downloadBy(/^sample1\.ans$/, () => rubicon.button('Download .ans').click());
  expect(answers).toBe(contestText('sample1.ans'));

  await bench.type('Contest text', textOf(sample(5).rows));
  await bench.expectDone(1);
  await bench.boards.nth(0).getByRole('button').click();
  await rubicon.expectBoard(sample(5).rows);
  await rubicon.expectAnswer('Red 75');
});
