import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { linkOf, sample } from '../../../../e2e/support/boards.ts';
import { afterMove } from '../../../../e2e/support/rules.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { visit } from '../../support/visit.ts';

const tie = sample(4).rows;

const tried = ({ line }: Rubicon) => within(line).getByRole('region', { name: 'Lines tried' });
const expectTried = (rubicon: Rubicon, count: number) =>
  expect.poll(() => within(tried(rubicon)).getAllByRole('listitem')).toHaveLength(count);

it('variations are part of the link: opened, left, deleted and restored', async () => {
  const first = await visit(`${linkOf(tie)}&m=3.3u&v=0:3.3l5.4r,0:3.3d`);
  await first.expectAnswer('Tie');
  await expectTried(first, 4);
  await first.press('1. Red general (3,3) left → (3,2) and 1 more');
  await expect.poll(() => first.moves[1]).toHaveTextContent('Red general (3,3) left → (3,2)');
  expect(first.moves[2]).toHaveTextContent('Black pawn (5,4) right → (5,5)');
  await expect.poll(() => location.hash).toMatch(/m=3\.3l5\.4r&p=1&v=0:3\.3d,0:3\.3u$/);

  const rubicon = await visit(location.hash);
  await rubicon.expectBoard(afterMove(tie, 'Red general (3,3) left → (3,2)'));
  await expectTried(rubicon, 4);
  await rubicon.press('Delete the line with 1. Red general (3,3) down → (4,3)');
  await expectTried(rubicon, 3);
  await rubicon.press('Undo');
  await expectTried(rubicon, 4);
  const best = () => within(tried(rubicon)).getByRole('button', { name: 'Best line' });
  expect(best()).toHaveAttribute('aria-current', 'false');
  within(tried(rubicon)).getByText(/^This line/);
  await rubicon.user.click(best());
  await expect.poll(() => location.hash).toMatch(/#b=[^&]*&v=[^&]*$/);
  await expectTried(rubicon, 4);
  expect(best()).toHaveAttribute('aria-current', 'true');
  expect(within(tried(rubicon)).queryByText(/^This line/)).toBeNull();
});

it('a variation that never leaves the line is named by its last move', async () => {
  const rubicon = await visit(`${linkOf(['O..', '.#.', '...', '.X.', '..O'])}&v=0:1.1d`);
  await rubicon.expectMove(0, 5);
  expect(rubicon.moves[1]).toHaveTextContent('Red general (1,1) down → (2,1)');
  await rubicon.page.findByRole('button', { name: '1. Red general (1,1) down → (2,1)' });
});
