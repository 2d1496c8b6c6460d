import { linkOf, sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';

test('the line is dragged on its graph, and the list shows the move', async ({ rubicon }) => {
  const { line, moves, page } = rubicon;
  await rubicon.open(linkOf(sample(5).rows));
  await rubicon.expectMove(0, 75);

  const graph = line.getByRole('img', { name: /From Red 75 to Red 0. Every move is best play/ });
  const box = await graph.boundingBox();
  if (box === null) throw new Error('the graph is not on the screen');
  await page.mouse.move(box.x + (box.width * 30.5) / 76, box.y + 20);
  await expect(line.getByText('After move 30: Red 45')).toBeVisible();
  await page.mouse.down();
  await rubicon.expectMove(30, 75);
  await page.mouse.move(box.x + box.width + 40, box.y + box.height / 2);
  await page.mouse.up();
  await rubicon.expectMove(75, 75);
  await line.getByRole('list', { name: 'Moves' }).scrollIntoViewIfNeeded();
  await expect(moves.nth(75)).toBeInViewport();
  await expect(moves.nth(0)).not.toBeInViewport();

  await moves.nth(74).click();
  await expect(page.getByTestId('step-heard')).toHaveText(/^Move 74: /);
});
