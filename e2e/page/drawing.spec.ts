import { emptyBoard, marked, type Place, placesOf, sample } from '../support/boards.ts';
import { chain } from '../support/chain.ts';
import { expect } from '../support/fixtures.ts';
import type { Tool } from '../support/page.ts';
import { clickAll, middlesOf, press, stroke } from '../support/pointer.ts';

const EMPTY = emptyBoard(5, 6);

chain(
  'the mouse draws, gives up and erases',
  { tag: '@engines' },
  {
    'a stroke is seen before it ends, is given up with Escape, and may leave the board': async (rubicon) => {
      await rubicon.openBoard(EMPTY);
      await press(rubicon, [
        [1, 1],
        [1, 3],
      ]);
      await rubicon.expectBoard(marked(EMPTY, '#', [1, 1], [1, 2], [1, 3]));
      await rubicon.page.keyboard.press('Escape');
      await rubicon.expectBoard(EMPTY);
      await rubicon.page.mouse.up();
      await rubicon.expectBoard(EMPTY);
      await expect(rubicon.button('Undo')).toBeDisabled();

      await press(rubicon, [
        [1, 1],
        [1, 2],
      ]);
      const { mouse } = rubicon.page;
      const [corner] = await middlesOf(rubicon, [[1, 6]]);
      await mouse.move(corner?.x ?? 0, (corner?.y ?? 0) - 60);
      await mouse.move(corner?.x ?? 0, corner?.y ?? 0);
      await mouse.up();
      await rubicon.expectBoard(marked(EMPTY, '#', [1, 1], [1, 2], [1, 6]));
    },
    'the eraser erases everything, and so does the right button with any tool': async (rubicon) => {
      const rows = ['#XO.', '#..O'];
      await rubicon.openBoard(rows);
      await rubicon.choose('General');
      await rubicon.page.evaluate(() => {
        addEventListener('contextmenu', (event) => {
          document.title = event.defaultPrevented ? 'no menu' : 'menu';
        });
      });
      await stroke(
        rubicon,
        [
          [1, 1],
          [1, 4],
        ],
        'right',
      );
      await rubicon.expectBoard(['....', '#..O']);
      await rubicon.cell([2, 4]).click({ button: 'right' });
      await rubicon.expectBoard(['....', '#...']);
      await expect(rubicon.page).toHaveTitle('no menu');
      await rubicon.button('Undo').click();
      await rubicon.button('Undo').click();
      await rubicon.expectBoard(rows);
      await rubicon.choose('Erase');
      await stroke(rubicon, [
        [1, 1],
        [1, 3],
      ]);
      await rubicon.expectBoard(['....', '#..O']);
    },
  },
);

chain(
  'strokes and drags do what their first cell says',
  {},
  {
    'a board clicked together is solved': async (rubicon) => {
      const { rows, answer } = sample(5);
      await rubicon.openBoard(emptyBoard(9, 9));
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
    },
    'a fast drag leaves no gaps and is one step of undo; the first cell decides between drawing and erasing':
      async (rubicon) => {
        await rubicon.openBoard(EMPTY);
        await stroke(rubicon, [
          [2, 1],
          [2, 6],
          [5, 6],
        ]);
        const drawn = ['......', '######', '.....#', '.....#', '.....#'];
        await rubicon.expectBoard(drawn);
        await stroke(rubicon, [
          [5, 1],
          [3, 3],
        ]);
        await rubicon.expectBoard(marked(drawn, '#', [5, 1], [4, 2], [3, 3]));
        await rubicon.button('Undo').click();
        await rubicon.expectBoard(drawn);
        await rubicon.button('Undo').click();
        await rubicon.expectBoard(EMPTY);

        await rubicon.openBoard(['.##.#', '..X..']);
        for (const [from, to, drawn] of [
          [
            [1, 2],
            [1, 5],
            ['.....', '..X..'],
          ],
          [
            [1, 1],
            [1, 3],
            ['###..', '..X..'],
          ],
          [
            [1, 4],
            [1, 1],
            ['####.', '..X..'],
          ],
          [
            [2, 1],
            [2, 5],
            ['####.', '##X##'],
          ],
        ] as const) {
          await stroke(rubicon, [from, to]);
          await rubicon.expectBoard(drawn);
        }
      },
    'a piece is dragged to another cell with any tool; a second pawn takes the place of the first, and a click overwrites no piece':
      async (rubicon) => {
        const rows = ['O.#..', '..X.O'];
        await rubicon.choose('Obstacle');
        await rubicon.openBoard(rows);
        await stroke(rubicon, [
          [1, 1],
          [2, 1],
          [1, 4],
        ]);
        await rubicon.expectBoard(['..#O.', '..X.O']);
        await rubicon.choose('General');
        await stroke(rubicon, [
          [2, 3],
          [2, 1],
        ]);
        await rubicon.expectBoard(['..#O.', 'X...O']);
        await rubicon.button('Undo').click();
        await rubicon.button('Undo').click();
        await rubicon.expectBoard(rows);

        await rubicon.openBoard(['X..', '#.O']);
        await rubicon.choose('Pawn');
        await rubicon.cell([2, 1]).click();
        await rubicon.expectBoard(['...', 'X.O']);
        await rubicon.cell([2, 1]).click();
        await rubicon.choose('Obstacle');
        await rubicon.cell([2, 3]).click();
        await rubicon.expectBoard(['...', 'X.O']);
      },
    'the pieces are seen on their cells, also when the view is flipped': async (rubicon) => {
      await rubicon.choose('Obstacle');
      await rubicon.openBoard(['..O.', '....', 'O..X']);
      const isOnItsCell = async () => {
        const piece = await rubicon.page.locator('.piece.pawn').boundingBox();
        const cell = await rubicon.cell([3, 4]).boundingBox();
        return (
          Math.abs((piece?.x ?? 0) - (cell?.x ?? 9)) < 2 && Math.abs((piece?.y ?? 0) - (cell?.y ?? 9)) < 2
        );
      };
      const xOf = async (place: Place) => (await rubicon.cell(place).boundingBox())?.x ?? 0;
      await expect.poll(isOnItsCell).toBe(true);
      expect(await xOf([3, 4])).toBeGreaterThan(await xOf([3, 1]));
      await rubicon.button('Flip the view').click();
      await expect.poll(isOnItsCell).toBe(true);
      expect(await xOf([3, 4])).toBeLessThan(await xOf([3, 1]));
      await rubicon.cell([3, 3]).click();
      await rubicon.expectBoard(['..O.', '....', 'O.#X']);
    },
  },
);
