import { expect, test } from 'vitest';
import { linkOf, sample } from '../support/boards.ts';
import { afterMove } from '../support/rules.ts';
import { Rubicon } from './support/page.ts';

const rubicon = new Rubicon();

/** The number of pieces that are not seen on a cell of theirs. */
function astray(board: string): Promise<number> {
  return rubicon.page.locator('.piece').read((pieces, board) => {
    return pieces.filter((piece) => {
      const mark = piece.classList.contains('pawn') ? 'X' : 'O';
      const { left, top } = piece.getBoundingClientRect();
      return ![...board].some((each, cell) => {
        const box = document.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect();
        return each === mark && box && Math.abs(box.left - left) < 0.5 && Math.abs(box.top - top) < 0.5;
      });
    }).length;
  }, board);
}

test('pieces are drawn on their cells as the buttons step through the line', async () => {
  const { rows } = sample(2);
  await rubicon.visit(linkOf(rows));
  await rubicon.expectMove(0, 2);
  const [, first = '', second = ''] = await rubicon.moves.texts();
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  const moved = afterMove(rows, first);
  await rubicon.expectBoard(moved);
  await expect.poll(() => astray(moved.join(''))).toBe(0);
  await rubicon.button('Last').click();
  await rubicon.expectMove(2, 2);
  await rubicon.expectBoard(afterMove(moved, second));
});
