import { contestText } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { singleFile } from '../support/single-file.ts';
import { Bench } from './bench.ts';
import { Generator } from './generate/generator.ts';
import { Miner } from './mine/miner.ts';

test('the page in one file has the bench too', async ({ rubicon, browserName }) => {
  const { page } = rubicon;
  await test.step('it answers a batch', async () => {
    const bench = new Bench(rubicon);
    await page.goto(`${singleFile}#view=bench`);
    await bench.type('Contest text', contestText('sample1.in'));
    await bench.expectDone(5);
    await expect(bench.boards.getByRole('listitem').last()).toHaveText('5Red 75');
  });
  await test.step('it generates the boards of the command', async () => {
    const generator = new Generator(rubicon);
    await generator.show();
    await generator.button('Generate').click();
    await expect(generator.status).toHaveText('100 boards made.');
    await generator.expectPair(browserName);
  });
  await test.step('it mines', async () => {
    const miner = new Miner(rubicon);
    await miner.show();
    await miner.find('Longest line before a tie repeats', 5, 5);
  });
});
