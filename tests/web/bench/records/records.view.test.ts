import { expect, it } from 'vitest';
import { contestText } from '../../../../e2e/support/boards.ts';
import { visit } from '../../support/visit.ts';

const HALL = contestText('hall.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** The scores of a goal, of sizes as rows × columns. */
const scoresOf = (goal: string) =>
  HALL.filter(([each]) => each === goal)
    .map(([, score, , board = '']) => {
      const rows = board.split('/');
      return `${rows.length} × ${rows[0]?.length}: ${score}`;
    })
    .sort();

it('the longest games of every size are shown, goal by goal, and open in the editor', async () => {
  const rubicon = await visit('#view=bench&tool=records');
  const cells = () => [...document.querySelectorAll<HTMLElement>('.hall .record-button')];
  const shown = () =>
    cells()
      .map((cell) => cell.getAttribute('aria-label')?.replace(/(, proven)?\. Open the board$/, ''))
      .sort();
  await expect.poll(shown).toEqual(scoresOf('red'));
  const longest = HALL.flatMap(([goal, score, , board = '']) =>
    goal === 'red' && board.replaceAll('/', '').length <= 100 ? Number(score) : [],
  );
  await rubicon.page.findByRole('img', { name: new RegExp(`: they grow to ${Math.max(...longest)} on `) });
  await rubicon.click('radio', 'Tie');
  await expect.poll(shown).toEqual(scoresOf('tie'));
  await rubicon.click('radio', 'Red wins');
  await expect.poll(shown).toEqual(scoresOf('red'));
  const small = cells().find((cell) => cell.getAttribute('aria-label')?.startsWith('3 × 3: 9'));
  expect(small).toHaveTextContent(/^9$/);
  expect(small).toHaveClass('proven');
  await rubicon.user.click(small as HTMLElement);
  await rubicon.expectBoard(['OO.', '##.', '.X.']);
  await rubicon.expectAnswer('Red 9');
});
