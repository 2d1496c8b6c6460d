import { Exchange } from '../share/exchange.ts';
import { linkOf, marked, sample, textOf } from '../support/boards.ts';
import { readClipboard } from '../support/clipboard.ts';
import { expect, test } from '../support/fixtures.ts';
import { stroke } from '../support/pointer.ts';
import { singleFile } from '../support/single-file.ts';

test('the page in one file solves, is drawn on, shares links, reads texts and survives a reload', {
  tag: '@engines',
}, async ({ rubicon, visit }) => {
  await rubicon.page.goto(singleFile);
  await rubicon.expectBoard(sample(5).rows);
  await rubicon.expectAnswer(sample(5).answer);
  await rubicon.example(2);
  await rubicon.expectAnswer(sample(2).answer);
  await rubicon.choose('Obstacle');
  await stroke(rubicon, [
    [1, 1],
    [1, 3],
  ]);
  const drawn = marked(sample(2).rows, '.', [1, 1], [1, 3]);
  await rubicon.expectBoard(drawn);
  await expect(rubicon.page).toHaveURL(`${singleFile}${linkOf(drawn)}`);
  await rubicon.button('Undo').click();
  await rubicon.expectAnswer(sample(2).answer);
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  const shown = await rubicon.rows();
  await rubicon.button('Copy link').click();
  await expect(rubicon.page.getByText('Link copied')).toBeVisible();
  const link = await readClipboard(rubicon.page);
  expect(link.startsWith(`${singleFile}#b=`)).toBe(true);

  const other = await visit();
  await other.page.goto(link);
  await other.expectBoard(shown);
  await other.expectMove(1, 2);

  const exchange = new Exchange(rubicon);
  await exchange.open();
  await exchange.load(textOf(sample(3).rows));
  await rubicon.expectAnswer(sample(3).answer);
  await expect(rubicon.page).toHaveURL(`${singleFile}${linkOf(sample(3).rows)}`);
  await rubicon.page.reload();
  await rubicon.expectBoard(sample(3).rows);
  await rubicon.expectAnswer(sample(3).answer);
});
