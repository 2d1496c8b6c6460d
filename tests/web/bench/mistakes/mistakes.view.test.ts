import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { emptyBoard, linkOf, marked, sample } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { visit } from '../../support/visit.ts';
import { killWorkers, loseScripts } from '../../support/worker-script.ts';

const detailOf = ({ page }: Rubicon, name: string) => page.findByRole('region', { name });

/** Opens a mistake by its card. */
async function openCard(rubicon: Rubicon, title: string): Promise<HTMLElement> {
  await rubicon.press(new RegExp(`^\\d+\\. ${title}`));
  return detailOf(rubicon, title);
}

it('what the right and the wrong program play on the smallest board is shown, and opens', async () => {
  const rubicon = await visit('#view=bench&tool=mistakes');
  await rubicon.press(/\. The pawn may go down: /);
  const detail = await detailOf(rubicon, 'The pawn may go down');
  await expect.poll(() => detail).toHaveTextContent('Right program ✓ Red 3');
  expect(detail).toHaveTextContent('Wrong program ✗ Black 2');
  expect(rubicon.button(/\. The pawn may go down: /)).toHaveAttribute('aria-pressed', 'true');
  expect(rubicon.button(/\. Black cannot capture: /)).toHaveAttribute('aria-pressed', 'false');
  expect(within(detail).getByText('✗ Wrong, in C++').parentElement).toHaveTextContent(
    'int pawn = beside(s.pawn, d);',
  );
  expect(within(detail).getByRole('button', { name: 'First' })).toBeDisabled();
  const slider = within(detail).getByRole<HTMLInputElement>('slider');
  for (const [name, at] of [
    ['Next', 1],
    ['Previous', 0],
    ['Last', 3],
    ['First', 0],
    ['Last', 3],
  ] as const) {
    await rubicon.user.click(within(detail).getByRole('button', { name }));
    await expect.poll(() => slider).toHaveValue(String(at));
  }
  expect(detail).toHaveTextContent('The answers differ. The lines part at move 1.');
  expect(detail).toHaveTextContent('Over: Red has won.');
  expect(detail).toHaveTextContent('2. Black pawn (3,1) up → (2,1)');
  expect(detail).toHaveTextContent('Over: Black has won.');

  await rubicon.press('Analysis');
  await rubicon.press('Judge bench');
  const again = await detailOf(rubicon, 'The pawn may go down');
  await rubicon.user.click(await within(again).findByRole('button', { name: 'Open in the editor' }));
  await rubicon.expectBoard(['O', '.', 'X', '.', 'O']);
});

it('the smallest board with more states than a queue for a million holds opens in the editor', async () => {
  const rubicon = await visit('#view=bench&tool=mistakes');
  await rubicon.press('Open this board in the editor');
  await rubicon.expectBoard(['O........O', ...Array(6).fill('..........'), 'X.........']);
});

it('mistakes are made together, and on the board in the editor', async () => {
  const rubicon = await visit(`${linkOf(['O.O', '...', '.X.'])}&view=bench&tool=mistakes`);
  await rubicon.press(/^\d+\. The loser hurries, too/);
  const one = await detailOf(rubicon, 'The loser hurries, too');
  expect(one.closest('li')?.previousElementSibling).toHaveTextContent('The loser hurries, too');
  const other = () => within(one).getByRole('button', { name: 'Black cannot capture' });
  expect(within(one).getByRole('button', { name: 'The loser hurries, too' })).toBeDisabled();
  expect(other()).toHaveAttribute('aria-pressed', 'false');
  expect(within(one).getByRole('button', { pressed: true })).toHaveAccessibleName('The loser hurries, too');
  await rubicon.user.click(other());
  const both = await detailOf(rubicon, 'Black cannot capture + The loser hurries, too');
  await expect.poll(() => both).toHaveTextContent('No smaller board shows it');
  expect(both).toHaveTextContent('The answers differ.');
  await rubicon.user.click(within(both).getByRole('radio', { name: 'The one in the editor' }));
  await expect.poll(() => both.querySelectorAll('.mistake-line')).toHaveLength(2);
  expect(both).toHaveTextContent('Right program');
  expect(both).not.toHaveTextContent('No smaller board shows it');
});

it('where there is no board to show, it says why', async () => {
  const rubicon = await visit(`${linkOf(['O.O', '...'])}&view=bench&tool=mistakes`);
  await rubicon.press(/^\d+\. A distance in a byte/);
  const one = await detailOf(rubicon, 'A distance in a byte');
  await rubicon.user.click(within(one).getByRole('button', { name: 'A distance in a signed byte' }));
  const both = await detailOf(rubicon, 'A distance in a byte + A distance in a signed byte');
  await expect.poll(() => both).toHaveTextContent('No board of up to 10 cells shows this.');
  await rubicon.user.click(within(both).getByRole('radio', { name: 'The one in the editor' }));
  await expect.poll(() => both).toHaveTextContent('The board in the editor needs one pawn and two generals.');
});

it('lines that do not end with a win say how they end', async () => {
  const rubicon = await visit('#view=bench&tool=mistakes');
  const stuck = await openCard(rubicon, 'No move is no loss');
  const undecided =
    'No legal move, which this program does not count as a loss: the position is never decided.';
  await expect
    .poll(() => stuck)
    .toHaveTextContent('Right program ✓ Black 0Start position, Red to move.Over: Black has won.');
  expect(stuck).toHaveTextContent(`Wrong program ✗ TieStart position, Red to move.${undecided}`);
  expect(stuck).toHaveTextContent('The answers differ. Both play the same moves.');
  expect(within(stuck).queryByRole('slider')).toBeNull();

  const tie = await openCard(rubicon, 'A tie printed as Red -1');
  await rubicon.user.click(await within(tie).findByRole('button', { name: 'Last' }));
  const endless = 'An earlier position is back: the game goes on for ever.';
  await expect.poll(() => within(tie).queryAllByText(endless)).toHaveLength(2);
});

it('a board that does not show the mistake says so, as does one that may not be the smallest', async () => {
  const rubicon = await visit(`${linkOf(sample(5).rows)}&view=bench&tool=mistakes`);
  const detail = await openCard(rubicon, 'A distance in a byte');
  await expect.poll(() => detail).toHaveTextContent('The smallest board known; a smaller one may exist.');
  expect(detail).toHaveTextContent('The answers differ.');
  await rubicon.user.click(within(detail).getByRole('radio', { name: 'The one in the editor' }));
  await expect.poll(() => detail).toHaveTextContent('Both give the same answer on this board.');
  expect(detail).toHaveTextContent('Both play the same moves.');
  expect(detail).toHaveTextContent('Right program ✓ Red 75');
  expect(detail).toHaveTextContent('Wrong program ✗ Red 75');
  expect(detail).not.toHaveTextContent('The smallest board known');
});

it('a board that is too large to be played says so, and a smaller one is played after it', async () => {
  const large = marked(marked(emptyBoard(32, 32), 'O', [1, 1], [1, 32]), 'X', [32, 1]);
  const rubicon = await visit(`${linkOf(large)}&view=bench&tool=mistakes`);
  const detail = await openCard(rubicon, 'The pawn may go down');
  await rubicon.user.click(within(detail).getByRole('radio', { name: 'The one in the editor' }));
  const alert = await within(detail).findByRole('alert');
  await expect.poll(() => alert).toHaveTextContent(/^This board is too large to be solved here: it needs /);
  await rubicon.user.click(within(detail).getByRole('radio', { name: 'The smallest' }));
  await expect.poll(() => detail).toHaveTextContent('Wrong program ✗ Black 2');
  expect(within(detail).queryByRole('alert')).toBeNull();
});

it('a worker that cannot be fetched is said to be missing, and fetched for the next choice', async () => {
  const rubicon = await visit('#view=bench&tool=batch');
  await rubicon.page.findByRole('region', { name: 'Answers' });
  loseScripts(true);
  await rubicon.click('tab', 'Mistakes');
  const one = await openCard(rubicon, 'A distance in a byte');
  const missing = 'The solver could not be loaded.';
  expect(await within(one).findByRole('alert')).toHaveTextContent(missing);
  await rubicon.user.click(within(one).getByRole('button', { name: 'The pawn may go down' }));
  const both = await detailOf(rubicon, 'The pawn may go down + A distance in a byte');
  expect(await within(both).findByRole('alert')).toHaveTextContent(missing);
  loseScripts(false);
  const next = await openCard(rubicon, 'The pawn may go down');
  await expect.poll(() => next).toHaveTextContent('Wrong program ✗ Black 2');
});

it('a search that is no longer wanted does not replace the lines that are shown', async () => {
  const rubicon = await visit('#view=bench&tool=mistakes');
  const one = await openCard(rubicon, 'A distance in a byte');
  await expect.poll(() => one).toHaveTextContent('Wrong program ✗ Red 11');
  await rubicon.user.click(within(one).getByRole('button', { name: 'A distance in a signed byte' }));
  const both = await detailOf(rubicon, 'A distance in a byte + A distance in a signed byte');
  await within(both).findByText('Solving…');
  const next = await openCard(rubicon, 'The pawn may go down');
  await expect.poll(() => next).toHaveTextContent('Wrong program ✗ Black 2');
  await killWorkers();
  await rubicon.user.click(within(next).getByRole('button', { name: 'Next' }));
  expect(next).toHaveTextContent('Wrong program ✗ Black 2');
  expect(within(next).queryByRole('alert')).toBeNull();
});
