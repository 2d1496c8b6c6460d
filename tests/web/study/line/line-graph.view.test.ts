import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { linkOf, type Rows, sample } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { visit } from '../../support/visit.ts';

/** Red wins in 75 moves; this third move, by the other general, makes it 4 moves longer. */
const SLOWER = `${linkOf(sample(5).rows)}&m=5.3u8.3r9.2r&p=3`;
/** Red wins in 5 moves; with this move it gives the pawn a general instead, or the win for a tie. */
const WON = linkOf(['O..', '.#.', '...', '.X.', '..O']);
const THROWN = `${WON}&m=5.3u`;
const TIED = `${WON}&m=5.3l`;
const LOST: Rows = ['##..', '.#..', '#.X.', '...O', '.O..'];

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

it('the graph has a run for each winner', async () => {
  const rubicon = await visit(THROWN);
  await findGraph(rubicon, /From Red 5 to Black 0\./);
  expect(runsOf(rubicon)).toEqual(['red', 'black']);
  rubicon.follow(TIED);
  await findGraph(rubicon, /From Red 5 to Tie\./);
  expect(runsOf(rubicon)).toEqual(['red', 'tie']);
  rubicon.follow(linkOf(LOST));
  await findGraph(rubicon, /From Black 4 to Black 0\. Every move is best play\./);
  expect(rubicon.line.querySelector('.slips')).toBeNull();
});

it('the graph of a tie is a flat band, with the loop marked', async () => {
  const rubicon = await visit(linkOf(sample(4).rows));
  const graph = await findGraph(rubicon, /Moves \d+ to \d+ repeat for ever/);
  const name = graph.getAttribute('aria-label') ?? '';
  const [from = 0, to = 0] = /Moves (\d+) to (\d+)/.exec(name)?.slice(1).map(Number) ?? [];
  expect(runsOf(rubicon)).toEqual(['tie']);
  expect(rubicon.line.querySelector('.line-graph')).toHaveClass('flat');
  const band = rubicon.line.querySelector('.loop-band');
  expect([numberOf(band, 'x'), numberOf(band, 'width')]).toEqual([from, to + 1 - from]);
  expect(rubicon.line.querySelector('.graph-legend')).toHaveTextContent(`↻ ${from}–${to}`);
});
