import { expect, test } from 'vitest';
import { emptyBoard, marked, type Place, placesOf, sample } from '../support/boards.ts';
import type { Tool } from '../support/grid-rows.ts';
import { Key, Rubicon } from './support/page.ts';
import { clickAll, press, release, stroke, strokeRight } from './support/pointer.ts';

const EMPTY = emptyBoard(5, 6);
const rubicon = new Rubicon();

/** A board clicked together is solved. */
async function clickTogether(): Promise<void> {
  const { rows, answer } = sample(2);
  await rubicon.openBoard(emptyBoard(3, 3));
  const tools: readonly (readonly [Tool, string])[] = [
    ['General', 'O'],
    ['Pawn', 'X'],
    ['Obstacle', '#'],
  ];
  for (const [tool, mark] of tools) {
    await rubicon.choose(tool);
    await clickAll(rubicon, placesOf(rows, mark));
  }
  await rubicon.expectBoard(rows);
  await rubicon.expectAnswer(answer);
}

/** A fast drag leaves no gaps and is one step of undo; a stroke is seen before it ends and is given up with Escape. */
async function strokeFast(): Promise<void> {
  await rubicon.openBoard(EMPTY);
  const path: Place[] = [
    [2, 1],
    [2, 6],
    [5, 6],
  ];
  await stroke(rubicon, path);
  const drawn = ['......', '######', '.....#', '.....#', '.....#'];
  await rubicon.expectBoard(drawn);
  await rubicon.button('Undo').click();
  await rubicon.expectBoard(EMPTY);
  await rubicon.button('Redo').click();
  await rubicon.expectBoard(drawn);
  await press(rubicon, [
    [1, 1],
    [1, 3],
  ]);
  await rubicon.expectBoard(marked(drawn, '#', [1, 1], [1, 2], [1, 3]));
  await rubicon.press(Key.ESCAPE);
  await rubicon.expectBoard(drawn);
  await release();
  await rubicon.expectBoard(drawn);
}

test('the mouse draws, gives up, drags a piece, and erases with the right button', async () => {
  await rubicon.visit();
  await clickTogether();
  await strokeFast();
  await rubicon.openBoard(['O.#..', '..X.O']);
  await stroke(rubicon, [
    [1, 1],
    [2, 1],
    [1, 4],
  ]);
  await rubicon.expectBoard(['..#O.', '..X.O']);
  await rubicon.choose('General');
  await strokeRight(rubicon, [
    [1, 3],
    [1, 4],
  ]);
  await rubicon.expectBoard(['.....', '..X.O']);
});

test('keys move between the cells, set and erase marks, and Tab reaches the board once', async () => {
  await rubicon.visit();
  await rubicon.openBoard(emptyBoard(3, 3));
  await rubicon.cell([1, 1]).focus();
  await rubicon.press('3', Key.ARROW_RIGHT, '1', Key.END, '3', Key.ARROW_DOWN, Key.HOME, '1');
  await rubicon.press([Key.CONTROL, Key.END], Key.ARROW_LEFT, '2');
  await rubicon.expectBoard(['O#O', '#..', '.X.']);
  await expect.poll(() => rubicon.cell([3, 2]).isFocused()).toBe(true);
  await rubicon.verdict.expectText(/ wins in |^Tie/);
  await rubicon.press(Key.DELETE, [Key.CONTROL, 'z'], [Key.CONTROL, Key.HOME], '0');
  await rubicon.expectBoard(['.#O', '#..', '.X.']);

  await rubicon.press(Key.TAB);
  expect(await rubicon.grid.isFocused()).toBe(false);
  await rubicon.press([Key.SHIFT, Key.TAB]);
  expect(await rubicon.cell([1, 1]).isFocused()).toBe(true);
  await rubicon.press(Key.ENTER, Key.ARROW_RIGHT, ' ');
  await rubicon.expectBoard(['#.O', '#..', '.X.']);
});
