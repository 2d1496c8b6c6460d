import { linkOf, sample } from '../../support/boards.ts';
import { expect } from '../../support/fixtures.ts';
import type { Rubicon } from '../../support/page.ts';

/** The line is dragged on its graph, and the list shows the move, also after reading why it was bad. */
export async function dragOnGraph(rubicon: Rubicon): Promise<void> {
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
  const list = line.getByRole('list', { name: 'Moves' });
  const scrolled = () => list.evaluate(({ scrollTop }) => scrollTop);
  await list.scrollIntoViewIfNeeded();
  await expect(moves.nth(75)).toBeInViewport();
  await expect(moves.nth(0)).not.toBeInViewport();

  const end = await scrolled();
  await moves.nth(74).click();
  await expect(page.getByTestId('step-heard')).toHaveText(/^Move 74: /);
  // It was in sight, so the list does not scroll.
  expect(await scrolled()).toBe(end);

  await page.setViewportSize({ width: 1366, height: 657 });
  await rubicon.open(`${linkOf(sample(5).rows)}&m=5.3u8.3r9.2r&p=3`);
  await rubicon.expectMove(3, 79);
  await line.getByRole('button', { name: /^Why is this move bad\? Red general \(9,2\)/ }).click();
  await expect(line.getByText('This move still wins, 4 moves later.')).toBeInViewport();
  await expect(moves.nth(3)).toBeInViewport({ ratio: 1 });
  await line.getByRole('button', { name: 'Close' }).click();
  await expect(moves.nth(3)).toBeInViewport({ ratio: 1 });
}
