import { expect, it } from 'vitest';
import { contestText } from '../../../../e2e/support/boards.ts';
import { visit } from '../../support/visit.ts';

const HALL = contestText('hall.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

interface Held {
  readonly rows: number;
  readonly columns: number;
  readonly score: number;
}

const recordsOf = (goal: string): Held[] =>
  HALL.filter(([each]) => each === goal).map(([, score, , board = '']) => {
    const rows = board.split('/');
    return { rows: rows.length, columns: rows[0]?.length ?? 0, score: Number(score) };
  });

/** The scores of a goal, of sizes as rows × columns. */
const scoresOf = (goal: string) =>
  recordsOf(goal)
    .map(({ rows, columns, score }) => `${rows} × ${columns}: ${score}`)
    .sort();

/** The records of boards of at most 100 cells, the smallest boards first, as [score, cells]. */
const charted = (records: readonly Held[]) =>
  records
    .map(({ rows, columns, score }) => [score, rows * columns] as const)
    .filter(([, cells]) => cells <= 100)
    .sort(([, a], [, b]) => a - b);

/** The longest record of the chart, on the smallest board that has it. */
const topOf = (goal: string) =>
  charted(recordsOf(goal)).reduce((top, each) => (each[0] > top[0] ? each : top));

/** The place of each number among all of them, equal ones having the same. */
function ranks(numbers: readonly number[]): number[] {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  return numbers.map((number) => sorted.indexOf(number));
}

/** Expects a point for each record within the chart, further right for more cells and higher for more moves. */
function expectRising(chart: HTMLElement, records: readonly Held[]): void {
  const [, , wide = 0, high = 0] = chart.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const points = [...chart.querySelectorAll('circle')].map((circle) => {
    const [x, y] = [Number(circle.getAttribute('cx')), Number(circle.getAttribute('cy'))];
    expect([x > 0, x < wide, y > 0, y < high]).toEqual([true, true, true, true]);
    return [x, y] as const;
  });
  const held = charted(records);
  expect(ranks(points.map(([x]) => x))).toEqual(ranks(held.map(([, cells]) => cells)));
  expect(ranks(points.map(([, y]) => -y))).toEqual(ranks(held.map(([score]) => score)));
  const squares = chart.querySelector('polyline')?.getAttribute('points')?.split(' ');
  expect(squares).toHaveLength(
    records.filter((each) => each.rows === each.columns && each.rows <= 10).length,
  );
}

it('the longest games of every size are shown, goal by goal, and open in the editor', async () => {
  const rubicon = await visit('#view=bench&tool=records');
  const cells = () => [...document.querySelectorAll<HTMLElement>('.hall .record-button')];
  const shown = () =>
    cells()
      .map((cell) => cell.getAttribute('aria-label')?.replace(/(, proven)?\. Open the board$/, ''))
      .sort();
  await expect.poll(shown).toEqual(scoresOf('red'));
  const [most, cellsOfMost] = topOf('red');
  const chart = await rubicon.page.findByRole('img', {
    name: new RegExp(`: they grow to ${most} on a board of ${cellsOfMost} cells\\.`),
  });
  expectRising(chart, recordsOf('red'));
  await rubicon.click('radio', 'Tie');
  await expect.poll(shown).toEqual(scoresOf('tie'));
  await rubicon.click('radio', 'Red wins');
  await expect.poll(shown).toEqual(scoresOf('red'));
  const small = cells().find((cell) => cell.getAttribute('aria-label')?.startsWith('3 × 3: 9'));
  expect(small).toHaveTextContent(/^9$/);
  expect(small).toHaveClass('proven');
  const shades = cells().map((cell) => ({
    score: Number(cell.textContent),
    share: Number.parseFloat(cell.style.getPropertyValue('--share')),
  }));
  const deepest = Math.max(...shades.map(({ share }) => share));
  const darkest = shades.filter(({ share }) => share === deepest);
  expect(Math.min(...darkest.map(({ score }) => score))).toBe(
    Math.max(
      ...recordsOf('red').flatMap(({ rows, columns, score }) => (Math.max(rows, columns) > 10 ? [] : score)),
    ),
  );
  await rubicon.user.click(small as HTMLElement);
  await rubicon.expectBoard(['OO.', '##.', '.X.'].map((row) => row));
  await rubicon.expectAnswer('Red 9');
});
