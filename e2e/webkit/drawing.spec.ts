import { beforeAll, describe, expect, test } from 'vitest';
import { emptyBoard, marked, type Place, placesOf, sample } from '../support/boards.ts';
import { Key, Rubicon, type Tool } from './support/page.ts';
import { clickAll, press, release, stroke, strokeRight } from './support/pointer.ts';

const EMPTY = emptyBoard(5, 6);
const rubicon = new Rubicon();

beforeAll(() => rubicon.visit());

describe('by mouse', () => {
  test('a board clicked together is solved', async () => {
    const { rows, answer } = sample(2);
    await rubicon.openBoard(emptyBoard(3, 3));
    const tools: readonly (readonly [Tool, string])[] = [
      ['Obstacle', '#'],
      ['General', 'O'],
      ['Pawn', 'X'],
    ];
    for (const [tool, mark] of tools) {
      await rubicon.choose(tool);
      await clickAll(rubicon, placesOf(rows, mark));
    }
    await rubicon.expectBoard(rows);
    await rubicon.expectAnswer(answer);
  });

  test('a fast drag leaves no gaps and is one step of undo', async () => {
    await rubicon.openBoard(EMPTY);
    await rubicon.choose('Obstacle');
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
    await stroke(rubicon, path);
    await rubicon.expectBoard(EMPTY);
  });

  test('a stroke is seen before it ends and is given up with Escape', async () => {
    await rubicon.openBoard(EMPTY);
    await rubicon.choose('Obstacle');
    await press(rubicon, [
      [1, 1],
      [1, 3],
    ]);
    await rubicon.expectBoard(marked(EMPTY, '#', [1, 1], [1, 2], [1, 3]));
    await rubicon.press(Key.ESCAPE);
    await rubicon.expectBoard(EMPTY);
    await release();
    await rubicon.expectBoard(EMPTY);
  });

  test('a piece is dragged to another cell', async () => {
    await rubicon.openBoard(['O.#..', '..X.O']);
    await rubicon.choose('Obstacle');
    await stroke(rubicon, [
      [1, 1],
      [2, 1],
      [1, 4],
    ]);
    await rubicon.expectBoard(['..#O.', '..X.O']);
  });

  test('the right button erases with any tool', async () => {
    await rubicon.openBoard(['#XO.', '#..O']);
    await rubicon.choose('General');
    await strokeRight(rubicon, [
      [1, 1],
      [1, 4],
    ]);
    await rubicon.expectBoard(['....', '#..O']);
    await rubicon.press([Key.CONTROL, 'z']);
    await rubicon.expectBoard(['#XO.', '#..O']);
  });
});

describe('by keyboard', () => {
  test('keys move between the cells, set marks and erase them', async () => {
    await rubicon.openBoard(emptyBoard(3, 3));
    await rubicon.cell([1, 1]).focus();
    await rubicon.press('3', Key.ARROW_RIGHT, '1', Key.END, '3', Key.ARROW_DOWN, Key.HOME, '1');
    await rubicon.press([Key.CONTROL, Key.END], Key.ARROW_LEFT, '2');
    await rubicon.expectBoard(['O#O', '#..', '.X.']);
    await expect.poll(() => rubicon.cell([3, 2]).isFocused()).toBe(true);
    await rubicon.verdict.expectText(/ wins in |^Tie/);
    await rubicon.press(Key.DELETE, [Key.CONTROL, 'z'], [Key.CONTROL, Key.HOME], '0');
    await rubicon.expectBoard(['.#O', '#..', '.X.']);
  });

  test('Tab reaches the board once, and Enter draws with the tool', async () => {
    await rubicon.openBoard(emptyBoard(2, 3));
    await rubicon.button('Flip the view').focus();
    await rubicon.press('1');
    await rubicon.cell([1, 1]).focus();
    await rubicon.press(Key.TAB);
    expect(await rubicon.grid.isFocused()).toBe(false);
    await rubicon.press([Key.SHIFT, Key.TAB]);
    expect(await rubicon.grid.isFocused()).toBe(true);
    await rubicon.press(Key.ENTER, Key.ARROW_RIGHT, ' ');
    await rubicon.expectBoard(['##.', '...']);
  });
});
