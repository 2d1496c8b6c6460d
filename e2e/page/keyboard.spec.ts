import type { Locator } from '@playwright/test';
import { emptyBoard, type Rows, sample } from '../support/boards.ts';
import { chain } from '../support/chain.ts';
import { expect } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';

async function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each.contains(document.activeElement));
}

/** Presses Tab until the focus is in the element. */
async function tabTo({ page }: Rubicon, element: Locator): Promise<void> {
  for (let stops = 0; stops < 30; stops++) {
    if (await isFocused(element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element');
}

/** Draws the rows on an empty board with the focus on its first cell, moving along every row to its marks. */
async function draw({ page }: Rubicon, rows: Rows): Promise<void> {
  const keys: Readonly<Record<string, string>> = { '#': '1', X: '2', O: '3' };
  for (const cells of rows) {
    await page.keyboard.press('Home');
    for (const mark of cells) {
      const key = keys[mark];
      if (key !== undefined) await page.keyboard.press(key);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowDown');
  }
}

chain(
  'the board answers to keys',
  { tag: '@engines' },
  {
    'the board is one stop for Tab, and the arrows, Home and End go about in it': async (rubicon) => {
      await rubicon.openBoard(emptyBoard(3, 4));
      const { keyboard } = rubicon.page;
      await tabTo(rubicon, rubicon.grid);
      await expect(rubicon.cell([1, 1])).toBeFocused();
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowRight');
      await expect(rubicon.cell([2, 2])).toBeFocused();
      await keyboard.press('Tab');
      expect(await isFocused(rubicon.grid)).toBe(false);
      await keyboard.press('Shift+Tab');
      await expect(rubicon.cell([2, 2])).toBeFocused();
      await keyboard.press('Shift+Tab');
      expect(await isFocused(rubicon.grid)).toBe(false);
      await expect(rubicon.grid.locator('[tabindex="0"]')).toHaveCount(1);

      await keyboard.press('Tab');
      for (const [key, place] of [
        ['Control+Home', [1, 1]],
        ['ArrowUp', [1, 1]],
        ['ArrowLeft', [1, 1]],
        ['End', [1, 4]],
        ['ArrowRight', [1, 4]],
        ['ArrowDown', [2, 4]],
        ['Home', [2, 1]],
        ['Control+End', [3, 4]],
        ['ArrowDown', [3, 4]],
      ] as const) {
        await keyboard.press(key);
        await expect(rubicon.cell(place)).toBeFocused();
      }
    },
    'keys set and erase marks, Enter and Space apply the tool, and a voice says so': async (rubicon) => {
      await rubicon.openBoard(['....']);
      const { keyboard } = rubicon.page;
      await rubicon.cell([1, 1]).focus();
      const expectCells = async (cells: string) => rubicon.expectBoard([cells]);
      await keyboard.press('1');
      await expectCells('#...');
      await keyboard.press('Enter');
      await expectCells('....');
      await keyboard.press('Space');
      await expectCells('#...');
      await keyboard.press('3');
      await expectCells('O...');
      await expect(rubicon.page.getByTestId('announcer')).toHaveText('row 1, column 1: red general');
      await keyboard.press('ArrowRight');
      await keyboard.press('2');
      await expectCells('OX..');
      await keyboard.press('0');
      await expectCells('O...');
      await keyboard.press('ArrowLeft');
      await keyboard.press('Delete');
      await expectCells('....');
      await keyboard.press('ControlOrMeta+z');
      await expectCells('O...');
      await expect(rubicon.page.getByTestId('announcer')).toHaveText('Undone');
      await expect(rubicon.cell([1, 1])).toBeFocused();
    },
  },
);

chain(
  'everything else is done by keyboard too',
  {},
  {
    'a board is drawn and solved by keyboard alone': async (rubicon) => {
      const { rows, answer } = sample(1);
      await rubicon.open();
      const { keyboard } = rubicon.page;
      await keyboard.press('e');
      await tabTo(rubicon, rubicon.button('Clear'));
      await keyboard.press('Enter');
      for (const [name, count] of [
        ['Rows', rows.length],
        ['Columns', rows[0]?.length ?? 0],
      ] as const) {
        await tabTo(rubicon, rubicon.page.getByRole('spinbutton', { name }));
        await keyboard.press('ControlOrMeta+a');
        await keyboard.type(String(count));
      }
      await rubicon.expectBoard(emptyBoard(rows.length, rows[0]?.length ?? 0));
      for (let stops = 0; stops < 30 && !(await isFocused(rubicon.grid)); stops++)
        await keyboard.press('Shift+Tab');
      await draw(rubicon, rows);
      await rubicon.expectBoard(rows);
      await rubicon.expectAnswer(answer);
    },
    'outside of the board keys choose the tool, open and close the help, and flip the view': async (
      rubicon,
    ) => {
      const rows = ['..', '..', 'O.'];
      await rubicon.openBoard(rows);
      const { keyboard } = rubicon.page;
      await rubicon.button('Help').focus();
      await keyboard.press('?');
      await expect(rubicon.page.getByRole('dialog', { name: 'Help' })).toBeVisible();
      await keyboard.press('2');
      await rubicon.closeDialog();
      await expect(rubicon.button('Help')).toBeFocused();
      await expect(rubicon.page.getByRole('radio', { name: 'Obstacle' })).toBeChecked();
      for (const [key, tool] of [
        ['2', 'Pawn'],
        ['3', 'General'],
        ['0', 'Erase'],
        ['1', 'Obstacle'],
      ] as const) {
        await keyboard.press(key);
        await expect(rubicon.page.getByRole('radio', { name: tool, exact: true })).toBeChecked();
      }
      await rubicon.expectBoard(rows);
      await keyboard.press('f');
      await rubicon.cell([3, 1]).focus();
      await keyboard.press('ArrowDown');
      await expect(rubicon.cell([2, 1])).toBeFocused();
      await keyboard.press('ArrowLeft');
      await expect(rubicon.cell([2, 2])).toBeFocused();
      await keyboard.press('1');
      await rubicon.expectBoard(['..', '.#', 'O.']);
    },
  },
);
