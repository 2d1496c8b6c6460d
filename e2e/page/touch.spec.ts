import { emptyBoard, marked } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { touch } from '../support/touch.ts';

test.use({ hasTouch: true });

const EMPTY = emptyBoard(4, 4);

test('a finger draws, carries pieces and taps, and does not scroll the page', { tag: '@engines' }, async ({
  rubicon,
  browserName,
}) => {
  await rubicon.openBoard(marked(EMPTY, 'O', [4, 1]));
  await touch(rubicon, browserName, [
    [1, 1],
    [1, 4],
    [3, 4],
  ]);
  const drawn = ['####', '...#', '...#', 'O...'];
  await rubicon.expectBoard(drawn);
  await touch(rubicon, browserName, [
    [4, 1],
    [4, 2],
    [3, 2],
  ]);
  await rubicon.expectBoard(['####', '...#', '.O.#', '....']);
  await rubicon.choose('Pawn');
  await touch(rubicon, browserName, [[4, 4]]);
  await rubicon.expectBoard(['####', '...#', '.O.#', '...X']);
  await rubicon.button('Undo').click();
  await rubicon.button('Undo').click();
  await rubicon.expectBoard(drawn);
  await rubicon.button('Undo').click();
  await rubicon.expectBoard(marked(EMPTY, 'O', [4, 1]));

  await rubicon.choose('Obstacle');
  await rubicon.page.setViewportSize({ width: 400, height: 400 });
  await rubicon.openBoard(EMPTY);
  await rubicon.cell([4, 1]).scrollIntoViewIfNeeded();
  const scrolled = () => rubicon.page.evaluate(() => scrollY);
  const before = await scrolled();
  await touch(rubicon, browserName, [
    [4, 2],
    [3, 2],
    [2, 2],
  ]);
  await rubicon.expectBoard(marked(EMPTY, '#', [4, 2], [3, 2], [2, 2]));
  expect(await scrolled()).toBe(before);
});
