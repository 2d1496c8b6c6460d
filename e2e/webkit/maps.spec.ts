import { expect, test } from 'vitest';
import { type Rows, record, sample } from '../support/boards.ts';
import { Rubicon } from './support/page.ts';

/** A board on which both sides win from some cells and tie on others. */
const MIXED: Rows = ['.....', '.....', '..O..', '#..#.', 'O#.X.'];

const rubicon = new Rubicon();
const panel = rubicon.page.getByRole('tabpanel', { name: 'Maps' });
const layer = rubicon.page.locator('.map-overlay');

async function openMap(rows: Rows): Promise<void> {
  await rubicon.openBoard(rows);
  await rubicon.tab('Maps').click();
  await layer.locator('text').expectSeen();
}

/** Misplaced elements: each number must be in its cell, centred, and below its cell's sign. */
function misplaced(): Promise<string[]> {
  return layer.locator('text').read((texts) => {
    if (texts.length === 0) return ['no number is there'];
    const signs = Array.from(document.querySelectorAll<SVGPathElement>('.map-overlay .glyph'));
    /** Whether a sign is painted in the cell's upper part. */
    const hasSign = (cell: DOMRect) =>
      signs.some((sign) => {
        const matrix = sign.getScreenCTM()?.inverse();
        const at = new DOMPoint(cell.x + cell.width / 2, cell.y + cell.height * 0.3).matrixTransform(matrix);
        return sign.isPointInFill(at);
      });
    return texts.flatMap((text) => {
      const cell = document.querySelector(`[data-cell="${text.dataset.at}"]`)?.getBoundingClientRect();
      if (cell === undefined) return [`${text.dataset.at} has no cell`];
      const box = text.getBoundingClientRect();
      const size = Number(text.getAttribute('font-size')) * cell.height;
      const middle = (box.top + box.bottom) / 2;
      const aim = cell.top + cell.height * (hasSign(cell) ? 0.71 : 0.5);
      const problems = [
        box.left < cell.left || box.right > cell.right ? 'leaves its cell at the side' : '',
        middle - size / 2 < cell.top || middle + size / 2 > cell.bottom ? 'leaves its cell' : '',
        Math.abs((box.left + box.right - cell.left - cell.right) / 2) > 1 ? 'is not in the middle' : '',
        Math.abs(middle - aim) > cell.height * 0.06 ? `is ${(middle - aim) / cell.height} cells too low` : '',
      ];
      return problems.filter((each) => each !== '').map((each) => `${text.textContent} ${each}`);
    });
  });
}

/** A map, flipped and back, has its numbers in their cells. */
async function expectInPlace(): Promise<void> {
  const corner = () => rubicon.cell([1, 1]).boxes();
  await expect.poll(misplaced).toEqual([]);
  const before = await corner();
  await rubicon.press('f');
  await expect.poll(corner).not.toEqual(before);
  await expect.poll(misplaced).toEqual([]);
  await rubicon.press('f');
  await expect.poll(corner).toEqual(before);
  await expect.poll(misplaced).toEqual([]);
}

test('the numbers of a map lie in their cells, below the signs, and a cell is read by pointing at it', async () => {
  await rubicon.visit();
  await openMap(record[0]?.rows ?? []);
  await expectInPlace();
  await openMap(MIXED);
  await expectInPlace();
  await rubicon.cell([1, 1]).hover();
  await panel.locator('.readout').expectText('Row 1, column 1: Black has won');
  await rubicon.cell([4, 1]).hover();
  await panel.locator('.readout').expectText('Row 4, column 1: obstacle');

  await rubicon.openBoard(sample(5).rows);
  await panel.getByRole('radio', { name: 'Obstacles' }).click();
  await expect.poll(async () => (await panel.texts()).join()).toMatch(/78 of 78 cells/);
  await expect.poll(misplaced).toEqual([]);
});
