import { linkOf, marked } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import type { Rubicon } from '../../support/page.ts';
import { clickAll, press, stroke } from '../../support/pointer.ts';
import { afterMove } from '../../support/rules.ts';
import { MOST_SHIFT, watchShifts } from '../../support/shifts.ts';
import { dragOnGraph } from '../line/graph.ts';
import { moved, rows, worths } from './hand.ts';

/** A piece that is dragged returns when another position is shown, and over an obstacle. */
async function dragInVain(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await rubicon.button('First').click();
  await stroke(rubicon, [
    [5, 3],
    [5, 4],
  ]);
  await expect(page.getByTestId('hand')).toHaveText('An obstacle is in the way.');
  await rubicon.expectBoard(rows);
  await press(rubicon, [
    [9, 2],
    [9, 3],
  ]);
  await expect(page.locator('.piece')).toHaveCount(4);
  await page.keyboard.press('j');
  await expect(page.locator('.piece')).toHaveCount(3);
  await page.mouse.up();
  await rubicon.expectBoard(moved);
  await rubicon.expectMove(1, 75);
  await page.keyboard.press('k');
  await rubicon.expectBoard(rows);
}

test('with the mouse a piece shows its moves and plays one, whatever tool is chosen, and the line is dragged on its graph; only a stroke of a tool restarts', async ({
  rubicon,
}) => {
  const { page, notices } = rubicon;
  const undo = rubicon.button('Undo');
  const move = page.getByRole('radio', { name: 'Move', exact: true });
  await rubicon.open(linkOf(rows));
  await rubicon.expectMove(0, 75);
  await expect(move).toBeChecked();
  const shifts = await watchShifts(rubicon);

  await test.step('a click on a general', async () => {
    await clickAll(rubicon, [[5, 3]]);
    await expect.poll(() => worths(rubicon)).toContain('74');
    await rubicon.expectBoard(rows);
    await clickAll(rubicon, [[4, 3]]);
    await rubicon.expectBoard(moved);
    await rubicon.expectMove(1, 75);
  });
  await test.step('stray clicks, and the right button', async () => {
    await clickAll(rubicon, [
      [1, 1],
      [9, 9],
      [4, 3],
    ]);
    await expect(page.locator('.refused')).toHaveText('Black is to move: choose one of Black’s pieces.');
    await rubicon.cell([4, 3]).click({ button: 'right' });
    await rubicon.expectBoard(moved);
    await rubicon.expectMove(1, 75);
    await expect(undo).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Red to move' })).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Black to move' })).toBeChecked();
  });
  await test.step('a drag goes on with the line', async () => {
    await stroke(rubicon, [
      [8, 3],
      [8, 4],
    ]);
    await rubicon.expectBoard(afterMove(moved, 'Black pawn (8,3) right → (8,4)'));
    await expect(undo).toBeHidden();
  });
  await test.step('a drag in vain', () => dragInVain(rubicon));
  await test.step('a piece of the other side is dragged as an edit', async () => {
    await stroke(rubicon, [
      [8, 3],
      [8, 4],
    ]);
    const edited = marked(marked(rows, '.', [8, 3]), 'X', [8, 4]);
    await rubicon.expectBoard(edited);
    await expect(notices).toContainText('You moved this piece as an edit');
    const announcer = page.getByTestId('announcer');
    await expect(announcer).toHaveText('row 8, column 4: black pawn, moved as an edit');
    // It is heard from the start: what hides the page's requirements for seconds does not hide it.
    await expect(announcer).toHaveCSS('animation-name', 'none');
    await rubicon.button('Undo the change').click();
    await rubicon.expectBoard(rows);
  });
  await test.step('with a tool', async () => {
    await rubicon.choose('Obstacle');
    await clickAll(rubicon, [
      [5, 3],
      [4, 3],
    ]);
    await rubicon.expectBoard(moved);
    await rubicon.expectMove(1, 75);
    await clickAll(rubicon, [[1, 1]]);
    await rubicon.expectBoard(marked(moved, '#', [1, 1]));
    await undo.click();
    await rubicon.expectMove(1, 75);
  });
  await test.step('a double click switches to the tools', async () => {
    await move.check();
    await expect(page.getByRole('radio', { name: 'Obstacle' })).toBeHidden();
    await rubicon.cell([1, 1]).dblclick();
    await expect(page.getByRole('radio', { name: 'Edit' })).toBeChecked();
    await rubicon.expectBoard(moved);
    await move.check();
  });
  expect(await shifts()).toBeLessThanOrEqual(MOST_SHIFT);
  await test.step('the graph', () => dragOnGraph(rubicon));
});
