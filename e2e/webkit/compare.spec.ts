import { expect, test } from 'vitest';
import { contestText, sample } from '../support/boards.ts';
import { Bench, dataFile } from './support/bench.ts';

const bench = new Bench();
const { rubicon, diagnosis, results } = bench;

test('an output is compared line by line, and the difference opens in the editor', async () => {
  await bench.visit('Compare');
  await bench.type('Contest text', contestText('sample1.in'));
  await bench.type('Output text', 'Black 0\nBlack 2\nRed 2\nTie\nRed 74\n');
  await bench.expectDifferences([
    'Board 3, line 3winnerExpected Black 2 Found Red 2',
    'Board 5, line 5countExpected Red 75 Found Red 74',
  ]);
  await rubicon.button('Next difference').click();
  await rubicon.button('Open in the editor').click();
  await rubicon.expectBoard(sample(5).rows);
  await rubicon.expectAnswer(sample(5).answer);
});

test('right lines, from files, are right', async () => {
  await bench.visit('Compare');
  await bench.file('boards', dataFile('sample1.in'));
  await bench.file('lines', dataFile('sample1.ans'));
  const told = async () => (await bench.results.texts()).join();
  await expect.poll(told).toContain('✓ Every line is right: 5 boards.');
});

test('an output leads to its mistake, and a right one to none', async () => {
  await bench.visit('Compare');
  await bench.type('Contest text', '0 1\n3 1\nX\nO\nO\n');
  await bench.type('Output text', 'Black 0\n');
  await expect.poll(async () => (await results.texts()).join()).toContain('Every line is right: 1 board.');
  await bench.type('Output text', 'Red 1\n');
  await expect.poll(async () => (await diagnosis.texts()).join()).toContain('The capture before row 1');
});
