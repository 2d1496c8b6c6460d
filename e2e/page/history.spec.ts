import { emptyBoard, marked, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { clickAll } from '../support/pointer.ts';

const { rows } = sample(2);

test('undo and redo, by button and by key, bring back every board and its verdict, and a line that was dropped', async ({
  rubicon,
}) => {
  await rubicon.openBoard(rows);
  await rubicon.expectAnswer('Black 2');
  await expect(rubicon.button('Undo')).toBeHidden();
  await rubicon.edit();
  await expect(rubicon.button('Undo')).toBeDisabled();
  await expect(rubicon.button('Redo')).toBeDisabled();
  const without = marked(rows, '.', [1, 1]);
  const withNone = marked(without, '.', [1, 3]);
  await rubicon.choose('Obstacle');
  await clickAll(rubicon, [
    [1, 1],
    [1, 3],
  ]);
  await rubicon.expectBoard(withNone);

  await rubicon.button('Undo').click();
  await rubicon.expectBoard(without);
  await rubicon.page.keyboard.press('ControlOrMeta+z');
  await rubicon.expectBoard(rows);
  await rubicon.expectAnswer('Black 2');
  await rubicon.page.keyboard.press('ControlOrMeta+z');
  await rubicon.expectBoard(rows);
  await rubicon.page.keyboard.press('ControlOrMeta+Shift+z');
  await rubicon.expectBoard(without);
  await rubicon.page.keyboard.press('ControlOrMeta+y');
  await rubicon.expectBoard(withNone);
  await expect(rubicon.button('Redo')).toBeDisabled();

  await rubicon.button('Undo').click();
  await rubicon.button('Redo').click();
  await rubicon.expectBoard(withNone);
  await rubicon.button('Undo').click();
  await clickAll(rubicon, [[3, 1]]);
  await rubicon.expectBoard(marked(without, '#', [3, 1]));
  await expect(rubicon.button('Redo')).toBeDisabled();

  await rubicon.openBoard(rows);
  await rubicon.edit();
  await rubicon.button('Clear').click();
  await rubicon.expectBoard(emptyBoard(3, 3));
  await expect(rubicon.verdict).toContainText('Not ready');
  await rubicon.example(4);
  await rubicon.expectBoard(sample(4).rows);
  await rubicon.button('Undo').click();
  await rubicon.expectBoard(emptyBoard(3, 3));
  await rubicon.button('Undo').click();
  await rubicon.expectBoard(rows);
  await rubicon.expectAnswer('Black 2');
  await test.step('a line', () => dropLine(rubicon));
});

/** Drawing in the middle of a line shows a notice that the line is dropped, with a button to undo that. */
async function dropLine(rubicon: Rubicon): Promise<void> {
  await rubicon.openBoard(sample(5).rows);
  await rubicon.expectMove(0, 75);
  await rubicon.moves.nth(7).click();
  await rubicon.expectMove(7, 75);
  const shown = await rubicon.rows();
  const before = await rubicon.grid.boundingBox();
  await clickAll(rubicon, [[1, 1]]);
  await rubicon.expectBoard(marked(shown, '#', [1, 1]));
  await expect(rubicon.notices).toContainText('You edited the board after move 7; the game now starts here.');
  // The board under the pointer must not move.
  expect(await rubicon.grid.boundingBox()).toEqual(before);
  await rubicon.button('Undo the change').click();
  await rubicon.expectMove(7, 75);
  await rubicon.expectBoard(shown);
  await expect(rubicon.notices).toBeEmpty();
}
