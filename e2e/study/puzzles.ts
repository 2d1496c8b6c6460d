import { expect } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { clickAll } from '../support/pointer.ts';

/** The task of the first puzzle, a move that gives it away, and its solution are seen whole as they come. */
export async function seePuzzle(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const puzzles = page.getByRole('region', { name: 'Puzzles' });
  const bar = page.getByRole('region', { name: 'Game', exact: true });
  const expectSeen = (words: string | RegExp) =>
    expect(puzzles.getByText(words)).toBeInViewport({ ratio: 1 });
  await rubicon.button('Puzzle of the day').first().click();
  await expectSeen('Red to play and win in 5. Only one first move works.');
  await clickAll(rubicon, [
    [3, 2],
    [4, 2],
  ]);
  await expectSeen('Move 1 gave the win away.');
  await expect(bar).toContainText('The win is gone');
  await rubicon.button('Take back').click();
  for (const column of [3, 4, 5]) {
    await expect(bar).toContainText('Your turn: Red');
    await clickAll(rubicon, [
      [3, column - 1],
      [3, column],
    ]);
  }
  await expectSeen('Solved.');
  await expect(rubicon.button('Next puzzle')).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText('Solved');
  await rubicon.button('Stop').click();
}
