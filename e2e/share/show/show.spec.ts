import { expectAccessible } from '../../support/axe.ts';
import { sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';

test('the board is presented alone, and stepped by the keys of a presenter', async ({ rubicon }) => {
  const { page } = rubicon;
  const { keyboard } = page;
  await rubicon.openBoard(sample(5).rows);
  await rubicon.expectMove(0, 75);
  const [, first = ''] = await rubicon.moves.allTextContents();
  const move = first.replace(/^\d+|Red \d+$/g, '');
  await rubicon.button('Full screen').click();
  const presented = page.getByRole('dialog', { name: 'Presentation' });
  const sentence = presented.locator('.presented-sentence');
  await expect(presented).toContainText('Red wins in 75 moves');
  await expect(sentence).toHaveText('Red to move');
  await expectAccessible(rubicon, 'dialog');

  await keyboard.press('PageDown');
  await expect(sentence).toHaveText(`Move 1 of 75 · ${move}`);
  await keyboard.press('ArrowRight');
  await keyboard.press(' ');
  await expect(sentence).toContainText('Move 3 of 75');
  await keyboard.press('PageUp');
  await keyboard.press('ArrowLeft');
  await expect(sentence).toContainText('Move 1 of 75');
  await keyboard.press('End');
  await expect(sentence).toContainText('Red has won: a general has captured the pawn.');
  await keyboard.press('Home');
  await expect(sentence).toHaveText('Red to move');

  await keyboard.press('b');
  await expect(sentence).toBeHidden();
  await keyboard.press('PageDown');
  await expect(sentence).toHaveText('Red to move');
  await presented.getByRole('img', { name: 'Board, 9 rows, 9 columns' }).click();
  await expect(sentence).toContainText('Move 1 of 75');
  // A key of the page beneath has no effect.
  await keyboard.press('f');
  await keyboard.press('Escape');
  await expect(presented).toHaveCount(0);
  await rubicon.expectMove(1, 75);
  await expect(rubicon.button('Full screen')).toBeFocused();
});
