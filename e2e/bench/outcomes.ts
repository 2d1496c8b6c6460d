import type { Locator } from '@playwright/test';
import { sample, textOf } from '../support/boards.ts';
import { contestant } from '../support/contestant.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { Bench } from './bench.ts';

const BOARDS = textOf(sample(2).rows);

async function expectSeen(...seen: readonly Locator[]): Promise<void> {
  for (const each of seen) await expect(each).toBeInViewport({ ratio: 1 });
}

const program = (fault: string) => ({
  name: 'mine.wasm',
  mimeType: 'application/wasm',
  buffer: contestant(fault),
});

/** What each tool is for, by the name of its tab: pressed, and seen to run and to end without scrolling. */
const ACTIONS: readonly [tool: string, act: (bench: Bench) => Promise<void>][] = [
  [
    'Batch',
    async (bench) => {
      await bench.type('Contest text', BOARDS);
      await expectSeen(bench.results.getByText('1 of 1 board'), bench.button('Download .ans'));
      await bench.type('Contest text', 'boards');
      await expectSeen(bench.results.getByRole('listitem').filter({ hasText: 'line 1' }));
    },
  ],
  [
    'Compare',
    async (bench) => {
      await bench.type('Contest text', BOARDS);
      await bench.type('Output text', 'Tie\n');
      await expectSeen(bench.results.getByText('1 of 1 line differs'), bench.suspects.first());
    },
  ],
  [
    'Stress',
    async ({ rubicon }) => {
      const result = rubicon.page.getByRole('region', { name: 'Result', exact: true });
      const given = rubicon.page.getByLabel('Choose a program');
      await given.setInputFiles(program(''));
      await expectSeen(result.getByRole('progressbar'), result.getByRole('button', { name: 'Stop' }));
      await result.getByRole('button', { name: 'Stop' }).press('Enter');
      await expectSeen(result.getByText(/^Stopped\./));
      await given.setInputFiles(program('down'));
      await expectSeen(result.getByText('The mistake: The pawn may go down.'));
    },
  ],
  [
    'Generate',
    async (bench) => {
      await bench.button('Generate').click();
      await expectSeen(bench.rubicon.page.getByText('100 boards made.'), bench.button('Download .ans'));
    },
  ],
  [
    'Mine',
    async (bench) => {
      const { page } = bench.rubicon;
      await bench.button(/^(Start|Continue) searching$/).click();
      await expectSeen(page.getByRole('progressbar', { name: 'Run 1' }), bench.button('Stop'));
      await expectSeen(page.getByText(/^Latest record: /));
      await bench.button('Stop').click();
      await expectSeen(page.getByText(/^Stopped: /));
    },
  ],
];

/** After each press of the bench its state, and then its outcome, are in the window. */
export async function seeOutcomes(rubicon: Rubicon): Promise<void> {
  const bench = new Bench(rubicon);
  for (const [tool, act] of ACTIONS) {
    await test.step(tool, async () => {
      await bench.tab(tool).click();
      await act(bench);
    });
  }
}

/** A package, whose table is long, and the row of a program of one's own. */
export async function seePackage(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await new Bench(rubicon).tab('Generate').click();
  await rubicon.button('Make the package of seed 1').click();
  await expectSeen(page.getByRole('progressbar'), rubicon.button('Cancel the package'));
  await expectSeen(page.getByText('Every mistake is caught.'), rubicon.button('Download for Polygon'));
  await page.locator('.own-programs .file').scrollIntoViewIfNeeded();
  await page.locator('.own-programs input').setInputFiles(program('down'));
  await expectSeen(page.getByRole('rowheader', { name: 'mine.wasm' }));
}
