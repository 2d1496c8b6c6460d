import { expectAccessible } from '../../support/axe.ts';
import { linkOf, marked, type Rows } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoSideways } from '../../support/no-sideways.ts';
import type { Rubicon } from '../../support/page.ts';
import { afterMove } from '../../support/rules.ts';
import { MOST_SHIFT, watchShifts } from '../../support/shifts.ts';
import { swipeUp, touch, touchAndRest } from '../../support/touch.ts';
import { moved, rows, worths } from './hand.ts';

/** Red can capture the pawn at once; else the pawn goes to row 1. */
const AT_ONCE: Rows = ['..O', 'XO.'];

/** With a finger a piece is tapped or dragged on a phone, and with Edit chosen put anywhere. */
export async function playByFinger(rubicon: Rubicon): Promise<void> {
  const { page, notices } = rubicon;
  await page.setViewportSize({ width: 390, height: 844 });
  await rubicon.open(linkOf(rows));
  await page.getByRole('radio', { name: 'Move', exact: true }).check();
  await expect(rubicon.verdict).toContainText('75');
  const shifts = await watchShifts(rubicon);
  await touch(rubicon, [[5, 3]]);
  await expect.poll(() => worths(rubicon)).toContain('74');
  await touch(rubicon, [[4, 3]]);
  await rubicon.expectBoard(moved);
  await touch(rubicon, [
    [8, 3],
    [8, 4],
  ]);
  const second = afterMove(moved, 'Black pawn (8,3) right → (8,4)');
  await rubicon.expectBoard(second);
  await expect(rubicon.button('Undo')).toBeHidden();
  expect(await shifts()).toBeLessThanOrEqual(MOST_SHIFT);

  // A swipe that begins on the slider or the graph scrolls, and moves no piece.
  for (const part of [rubicon.line.getByRole('slider'), rubicon.line.locator('.line-graph svg')]) {
    await swipeUp(rubicon, part, 120);
    await rubicon.expectMove(2, 75);
  }

  // Why a move just made was not the best. Chromium would drop a tap right after the drag if it took that for a fling.
  await touch(rubicon, [
    [9, 2],
    [9, 3],
  ]);
  await rubicon.expectBoard(afterMove(second, 'Red general (9,2) right → (9,3)'));
  await rubicon.expectMove(3, 79);
  await page.getByText('Not the best: why?').tap();
  await expect(
    page.getByRole('status').filter({ hasText: 'This move still wins, 4 moves later.' }),
  ).toBeInViewport();
  await expect(page.locator('.board .numbers').first()).toBeVisible();
  await rubicon.button('Close').tap();
  await rubicon.button('Previous').tap();
  await rubicon.expectBoard(second);

  // The phone is turned while a piece is dragged: the piece stays where it was.
  await touchAndRest(
    rubicon,
    [
      [9, 2],
      [9, 3],
    ],
    () => page.setViewportSize({ width: 844, height: 390 }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await rubicon.expectBoard(second);
  await rubicon.expectMove(2, 79);

  await page.getByRole('radio', { name: 'Edit' }).check();
  await touch(rubicon, [
    [4, 3],
    [3, 1],
  ]);
  await rubicon.expectBoard(marked(marked(second, '.', [4, 3]), 'O', [3, 1]));
  await expect(notices).toContainText('You edited the board after move 2');
  await test.step('a game', () => playByTouch(rubicon));
  await test.step('a puzzle', () => expectPuzzleInView(rubicon));
}

/** In a game the bar is beside the board, a finger drags the pieces, and the end is accessible. */
async function playByTouch(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await rubicon.open(`${linkOf(AT_ONCE)}&study=play`);
  await rubicon.expectAnswer('Red 1');
  await rubicon.button('Play from here').tap();
  const game = page.getByRole('region', { name: 'Game', exact: true });
  await expect(game).toBeInViewport({ ratio: 1 });
  await touch(rubicon, [[1, 3]]);
  await rubicon.button('Hint').tap();
  await expectAccessible(rubicon, '.board, .game-bar');
  await expectNoSideways(page);
  await touch(rubicon, [
    [1, 3],
    [1, 2],
  ]);
  await expect(rubicon.verdict).toHaveText('Black has won: the pawn is on row 1.');
  await expect(page.getByRole('tabpanel')).toContainText('1 thrown away');
  await expectAccessible(rubicon, '.board, [role=tabpanel]');
}

/** A puzzle that is begun above the board is scrolled to. */
async function expectPuzzleInView({ page }: Rubicon): Promise<void> {
  await page.getByRole('button', { name: 'Puzzle of the day' }).first().tap();
  const puzzles = page.getByRole('region', { name: 'Puzzles' });
  await expect(puzzles.getByRole('heading', { name: /^Puzzle \d+ / })).toBeInViewport({ ratio: 1 });
}
