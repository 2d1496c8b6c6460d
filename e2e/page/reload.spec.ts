import { Bench } from '../bench/bench.ts';
import { dropFile } from '../share/exchange.ts';
import { contestText, emptyBoard, linkOf, sample } from '../support/boards.ts';
import { chain } from '../support/chain.ts';
import { expect, test } from '../support/fixtures.ts';
import { clickAll } from '../support/pointer.ts';

test('a reload keeps the board and the move shown, without any event before it', async ({ rubicon }) => {
  await rubicon.page.addInitScript(() =>
    addEventListener('pagehide', (event) => event.stopImmediatePropagation()),
  );
  await rubicon.openBoard(sample(5).rows);
  await rubicon.expectMove(0, 75);
  await rubicon.moves.nth(2).click();
  await rubicon.moves.nth(7).click();
  await rubicon.expectMove(7, 75);
  const shown = await rubicon.rows();
  await rubicon.page.reload();
  await rubicon.expectBoard(shown);
  await rubicon.expectMove(7, 75);
  await rubicon.expectAnswer('Red 75');
});

test('a board and a place that are left at once are restored on the next visit, and after an immediate reload', {
  tag: '@engines',
}, async ({ rubicon }) => {
  await rubicon.openBoard(emptyBoard(3, 3));
  await clickAll(rubicon, [
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  await rubicon.page.goto('about:blank');
  await rubicon.open();
  await rubicon.expectBoard(['#..', '.#.', '..#']);
  await clickAll(rubicon, [
    [1, 1],
    [1, 3],
  ]);
  await rubicon.page.reload();
  await rubicon.expectBoard(['..#', '.#.', '..#']);
  await expect(rubicon.page).toHaveURL(/#b=2w\/1w1\/2w$/);
  await rubicon.reload();
  await rubicon.expectBoard(['..#', '.#.', '..#']);

  await rubicon.page.getByRole('button', { name: 'Judge bench' }).click();
  await rubicon.page.getByRole('button', { name: 'Analysis' }).click();
  await rubicon.page.getByRole('button', { name: 'Theatre' }).click();
  await rubicon.page.reload();
  await expect(rubicon.page.getByRole('button', { name: 'Theatre' })).toHaveAttribute('aria-current', 'page');
});

chain(
  'a reload brings back what was given',
  {},
  {
    'the boards of a text, and which of them is open': async (rubicon) => {
      const { page } = rubicon;
      await rubicon.openBoard(emptyBoard(3, 3));
      await dropFile(rubicon.grid, 'sample1.in', contestText('sample1.in'));
      const list = page.getByRole('region', { name: 'Imported boards' });
      await list.getByRole('button', { name: 'Board 4', exact: true }).click();
      await page.reload();
      await expect(list).toContainText('Board 4 of 5');
      await list.getByRole('button', { name: 'Board 2', exact: true }).click();
      await rubicon.expectBoard(sample(2).rows);
    },
    'the text of the batch with its answers, and the file that is compared': async (rubicon) => {
      const { page } = rubicon;
      const bench = new Bench(rubicon);
      await bench.open('Compare');
      const input = page.getByRole('textbox', { name: 'Contest text' });
      const output = page.getByRole('textbox', { name: 'Output text' });
      await input.fill(contestText('sample1.in'));
      await bench.button('Solve all boards').click();
      await bench.chooseFile('Choose an output file', 'mine.out', 'Black 0\nRed 3\nBlack 2\nTie\nRed 73\n');
      await expect(bench.differences.getByRole('listitem')).toHaveCount(2);
      await expect(bench.suspects).toContainText('Black cannot capture');
      await bench.differences.getByRole('button').nth(1).click();
      await output.fill('not used yet');
      await page.reload();
      await expect(bench.differences.getByRole('button').nth(1)).toHaveAttribute('aria-current', 'true');
      await expect(input).toHaveValue(contestText('sample1.in'));
      await expect(output).toHaveValue('not used yet');
      await expect(page.getByText(/^mine\.out, /)).toBeVisible();
      await expect(bench.suspects).toContainText('Black cannot capture');
    },
    'the mistake that is open': async (rubicon) => {
      const { page } = rubicon;
      await page.getByRole('tab', { name: 'Mistakes' }).click();
      const card = page.getByRole('button', { name: /\. The loser hurries, too: / });
      await card.click();
      await page.reload();
      await expect(card).toHaveAttribute('aria-pressed', 'true');
      await new Bench(rubicon).choose('Compare');
    },
    'what the browser does not save is reported, and works': async (rubicon) => {
      const { page } = rubicon;
      const bench = new Bench(rubicon);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('the storage is full', 'QuotaExceededError');
        };
      });
      // The other field contains the same text if it was still to be stored at the reload.
      const field = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Contest text' }) });
      const notice = field.getByText('The browser has no room to keep this');
      await field.getByRole('textbox').fill(`${contestText('sample1.in')}\n`);
      await expect(notice).toBeVisible();
      await bench.button('Solve all boards').click();
      await bench.expectDone(5);
      await expect(notice).toBeVisible();
      await bench.chooseFile('Choose a file', 'large.in', `0 1\n2 3\nO.O\n.X.\n${' '.repeat(5_000_000)}`);
      await expect(field.getByText('This is too large for the browser to keep')).toBeVisible();
      const lines = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Output text' }) });
      await lines.getByRole('textbox').fill('Tie\n');
      await expect(lines.getByText('The browser has no room to keep this')).toBeVisible();
    },
  },
);

test('where nothing may be kept the page works, says nothing of it, and its address keeps the board', async ({
  rubicon,
}) => {
  await rubicon.page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset.register = 'denied';
      return Promise.reject(new DOMException('storage is switched off', 'SecurityError'));
    };
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('storage is switched off', 'SecurityError');
      },
    });
  });
  await rubicon.open();
  await rubicon.example(2);
  await rubicon.expectAnswer('Black 2');
  await rubicon.page.getByRole('button', { name: '中文' }).click();
  await expect(rubicon.page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(rubicon.page).toHaveURL(new RegExp(`${linkOf(sample(2).rows)}$`));
  await rubicon.page.reload();
  await rubicon.expectBoard(sample(2).rows);
  await rubicon.expectAnswer('Black 2');
  await expect(rubicon.page.locator('html[data-register=denied]')).toBeVisible();
  await expect(rubicon.page.locator('.notices')).toBeEmpty();
});
