import { Bench } from '../bench/bench.ts';
import { runPrograms } from '../bench/stress/programs.ts';
import { contestText, linkOf, marked, type Place, sample } from '../support/boards.ts';
import { readClipboard } from '../support/clipboard.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { middlesOf, press, stroke } from '../support/pointer.ts';
import { singleFile } from '../support/single-file.ts';

const { rows, answer } = sample(2);

test('the page in one file has the bench and its workers, runs programs and ends them, is drawn on by mouse and keys, solves, shares links and survives a reload', {
  tag: '@engines',
}, async ({ rubicon }) => {
  const { page } = rubicon;
  await page.goto(`${singleFile}#view=bench&tool=stress`);
  await test.step('programs', () => runPrograms(rubicon));
  await test.step('the other tools of the bench', () => useBench(rubicon));
  await rubicon.button('Analysis').click();
  await rubicon.expectBoard(sample(5).rows);
  await rubicon.expectAnswer(sample(5).answer);
  await rubicon.example(2);
  await rubicon.expectAnswer(answer);
  await rubicon.choose('Obstacle');
  await test.step('by mouse', () => drawByMouse(rubicon));
  await test.step('by the right button', () => eraseByRightButton(rubicon));
  await test.step('by keys', () => drawByKeys(rubicon));
  await test.step('its link is copied and pasted', () => copyAndPaste(rubicon));
  await page.reload();
  await rubicon.expectMove(1, 2);
  await rubicon.expectAnswer(answer);
});

/** The workers of the bench are in the file too. */
async function useBench(rubicon: Rubicon): Promise<void> {
  const bench = new Bench(rubicon);
  await bench.choose('Batch');
  await bench.type('Contest text', contestText('sample1.in'));
  await bench.expectDone(5);
  await expect(bench.board(5)).toHaveAccessibleName(/^Board 5: Red 75\./);
  await bench.generate();
  await bench.mine();
}

/** A stroke is seen before it ends, is given up with Escape, and may leave the board. */
async function drawByMouse(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const row: readonly Place[] = [
    [1, 1],
    [1, 3],
  ];
  const drawn = marked(rows, '.', ...row);
  await press(rubicon, row);
  await rubicon.expectBoard(drawn);
  await page.keyboard.press('Escape');
  await rubicon.expectBoard(rows);
  await page.mouse.up();
  await rubicon.expectBoard(rows);
  await press(rubicon, [[1, 1]]);
  const [corner] = await middlesOf(rubicon, [[1, 3]]);
  await page.mouse.move(corner?.x ?? 0, (corner?.y ?? 0) - 150);
  await page.mouse.move(corner?.x ?? 0, corner?.y ?? 0);
  await page.mouse.up();
  await rubicon.expectBoard(drawn);
  await expect(page).toHaveURL(`${singleFile}${linkOf(drawn)}`);
  await stroke(rubicon, [
    [2, 1],
    [1, 1],
    [1, 2],
  ]);
  await rubicon.expectBoard(['.O.', '..O', '.X.']);
  await rubicon.button('Undo').click();
  await rubicon.button('Undo').click();
  await rubicon.expectBoard(rows);
}

async function eraseByRightButton(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await page.evaluate(() => {
    addEventListener('contextmenu', (event) => {
      document.documentElement.dataset.menu = event.defaultPrevented ? 'none' : 'the browser’s';
    });
  });
  await stroke(
    rubicon,
    [
      [1, 1],
      [1, 2],
      [2, 2],
    ],
    'right',
  );
  await rubicon.expectBoard(marked(rows, '.', [1, 1]));
  await rubicon.cell([3, 2]).click({ button: 'right' });
  await rubicon.expectBoard(marked(rows, '.', [1, 1], [3, 2]));
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'none');
  await rubicon.button('Undo').click();
  await rubicon.button('Undo').click();
}

/** The board is one stop for Tab, and the focus is seen on a cell. */
async function drawByKeys(rubicon: Rubicon): Promise<void> {
  const { keyboard } = rubicon.page;
  await rubicon.cell([1, 1]).focus();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowRight');
  await expect(rubicon.cell([2, 2])).toBeFocused();
  await keyboard.press('Tab');
  await expect(rubicon.grid.locator(':focus')).toHaveCount(0);
  await keyboard.press('Shift+Tab');
  await expect(rubicon.grid.locator(':focus-visible')).toHaveAttribute('aria-label', /^row 2, column 2:/);
  await keyboard.press('1');
  await rubicon.expectBoard(marked(rows, '#', [2, 2]));
  await keyboard.press('Space');
  await rubicon.expectBoard(rows);
  await keyboard.press('Enter');
  await rubicon.expectBoard(marked(rows, '#', [2, 2]));
  await keyboard.press('Delete');
  await keyboard.press('ControlOrMeta+z');
  await rubicon.expectBoard(marked(rows, '#', [2, 2]));
  await keyboard.press('ControlOrMeta+z');
  await keyboard.press('ControlOrMeta+z');
  await keyboard.press('ControlOrMeta+z');
  await rubicon.expectBoard(rows);
}

async function copyAndPaste(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  await rubicon.button('Copy link').click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await readClipboard(page)).toMatch(new RegExp(`^${singleFile}${linkOf(rows)}&m=`));
  await rubicon.example(3);
  await rubicon.expectAnswer(sample(3).answer);
  await page.keyboard.press('ControlOrMeta+v');
  await rubicon.expectMove(1, 2);
  await expect(page).toHaveURL(new RegExp(`^${singleFile}${linkOf(rows)}&m=`));
}
