import { expect, test } from 'vitest';
import { linkOf, sample } from '../support/boards.ts';
import { afterMove } from '../support/rules.ts';
import { Key, Rubicon } from './support/page.ts';

const rubicon = new Rubicon();

test('the samples have their verdicts', async () => {
  await rubicon.visit();
  for (const number of [1, 2, 3, 4, 5]) {
    await rubicon.open(linkOf(sample(number).rows));
    await rubicon.expectAnswer(sample(number).answer);
  }
});

test('buttons step through the line, and every move is one that the rules allow', async () => {
  const { rows } = sample(2);
  await rubicon.openBoard(rows);
  await rubicon.expectMove(0, 2);
  const moves = (await rubicon.moves.texts()).slice(1);
  expect(moves).toHaveLength(2);
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  await rubicon.expectBoard(afterMove(rows, moves[0] ?? ''));
  await rubicon.button('Last').click();
  await rubicon.expectMove(2, 2);
  await rubicon.expectBoard(afterMove(afterMove(rows, moves[0] ?? ''), moves[1] ?? ''));
  await rubicon.button('First').click();
  await rubicon.expectMove(0, 2);
  await rubicon.expectBoard(rows);
});

test('arrow keys step through the line, and so does a click on a move', async () => {
  await rubicon.openBoard(sample(5).rows);
  await rubicon.expectMove(0, 75);
  await rubicon.press(Key.ARROW_RIGHT, Key.ARROW_RIGHT, Key.ARROW_RIGHT, Key.ARROW_LEFT);
  await rubicon.expectMove(2, 75);
  await rubicon.press(Key.END);
  await rubicon.expectMove(75, 75);
  await rubicon.moves.nth(7).click();
  await rubicon.expectMove(7, 75);
  await expect.poll(() => rubicon.moves.nth(7).attribute('aria-current')).toBe('step');
  await rubicon.press(Key.HOME);
  await rubicon.expectMove(0, 75);
});

test('a piece is seen on the target of its move', async () => {
  const { rows } = sample(2);
  await rubicon.openBoard(rows);
  await rubicon.expectMove(0, 2);
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  const after = (await rubicon.rows()).join('');
  const astray = () =>
    rubicon.page.locator('.piece').read((pieces, after) => {
      return pieces.filter((piece) => {
        const mark = piece.classList.contains('pawn') ? 'X' : 'O';
        const { left, top } = piece.getBoundingClientRect();
        return ![...after].some((each, cell) => {
          const box = document.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect();
          return each === mark && box && Math.abs(box.left - left) < 0.5 && Math.abs(box.top - top) < 0.5;
        });
      }).length;
    }, after);
  await expect.poll(astray).toBe(0);
});
