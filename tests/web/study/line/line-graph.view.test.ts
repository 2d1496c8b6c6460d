import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { linkOf, sample } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { visit } from '../../support/visit.ts';

/** Red wins in 75 moves; this third move, by the other general, makes it 4 moves longer. */
const SLOWER = `${linkOf(sample(5).rows)}&m=5.3u8.3r9.2r&p=3`;

const numberOf = (element: Element | null, name: string) => Number(element?.getAttribute(name));

const findGraph = ({ line }: Rubicon, name: RegExp) => within(line).findByRole('img', { name });

/** The winners of the runs that are drawn. */
const runsOf = ({ line }: Rubicon) =>
  Array.from(line.querySelectorAll('.bars'), ({ classList }) => classList[1]);

it('the graph of a line marks the moves that are not best play, and the move shown', async () => {
  const rubicon = await visit(SLOWER);
  const { line } = rubicon;
  await findGraph(rubicon, /From Red 75 to Red 0\. 1 move is not best play\./);
  expect(runsOf(rubicon)).toEqual(['red']);
  // The notch over the third move.
  expect(line.querySelector('.slips')?.getAttribute('d')).toMatch(/^M2\.\d+ /);
  expect(numberOf(line.querySelector('.graph-area .here'), 'x')).toBe(3);
  expect(line.querySelector('.graph-legend')).toHaveTextContent(/^After move 3: Red 76not best play$/);
  expect(rubicon.moves.flatMap((move, ply) => (move.closest('.why-bad') === null ? [] : ply))).toEqual([3]);
  await rubicon.press('First');
  await expect.poll(() => line.querySelector('.graph-legend')).toHaveTextContent(/^Start: Red 75/);
  expect(numberOf(line.querySelector('.graph-area .here'), 'x')).toBe(0);
});
