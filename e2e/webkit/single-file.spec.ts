import { expect, test } from 'vitest';
import { contestText, linkOf, sample } from '../support/boards.ts';
import { singleFile } from '../support/single-file.ts';
import { Bench, dataFile } from './support/bench.ts';

const bench = new Bench();
const { rubicon, diagnosis } = bench;

test('the page in one file solves, survives a reload, compares files and finds a mistake', async () => {
  await rubicon.visit(linkOf(sample(2).rows), singleFile);
  await rubicon.expectAnswer(sample(2).answer);
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  await rubicon.reload();
  await rubicon.expectMove(1, 2);

  await rubicon.button(/^Judge bench$/).click();
  await bench.choose('Compare');
  await bench.file('boards', dataFile('sample1.in'));
  await bench.file('lines', dataFile('sample1.ans'));
  const results = async () => (await bench.results.texts()).join();
  await expect.poll(results).toContain('✓ Every line is right: 5 boards.');
  await bench.type('Output text', contestText('sample1.ans').replace('Tie', 'Red 7'));
  await bench.expectDifferences([/^Board 4, line 4win for a tie/]);

  await bench.type('Contest text', '0 1\n3 1\nX\nO\nO\n');
  await bench.type('Output text', 'Red 1\n');
  await expect.poll(async () => (await diagnosis.texts()).join()).toContain('The capture before row 1');
});
