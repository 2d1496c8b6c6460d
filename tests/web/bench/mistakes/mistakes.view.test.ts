import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { linkOf } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { visit } from '../../support/visit.ts';

const detailOf = ({ page }: Rubicon, name: string) => page.findByRole('region', { name });

it('what the right and the wrong program play on the smallest board is shown, and opens', async () => {
  const rubicon = await visit('#view=bench&tool=mistakes');
  await rubicon.press(/\. The pawn may go down: /);
  const detail = await detailOf(rubicon, 'The pawn may go down');
  await expect.poll(() => detail).toHaveTextContent('Right program ✓ Red 3');
  expect(detail).toHaveTextContent('Wrong program ✗ Black 2');
  expect(within(detail).getByText('✗ Wrong, in C++').parentElement).toHaveTextContent(
    'int pawn = beside(s.pawn, d);',
  );
  expect(within(detail).getByRole('button', { name: 'First' })).toBeDisabled();
  const slider = within(detail).getByRole<HTMLInputElement>('slider');
  for (const [name, at] of [
    ['Next', 1],
    ['Previous', 0],
    ['Last', 3],
  ] as const) {
    await rubicon.user.click(within(detail).getByRole('button', { name }));
    await expect.poll(() => slider).toHaveValue(String(at));
  }
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
