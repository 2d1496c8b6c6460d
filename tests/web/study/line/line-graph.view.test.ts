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

/** What the graph has over the place of a position: whose it is, and from where to where, downwards. */
interface Bar {
  readonly winner: string;
  readonly top: number;
  readonly bottom: number;
}

const numberOf = (element: Element | null, name: string) => Number(element?.getAttribute(name));

/** The bars of all positions, from the outlines of the runs. */
function barsOf({ line }: Rubicon): Bar[] {
  const bars: Bar[] = [];
  for (const run of line.querySelectorAll('.bars')) {
    const edges = edgesOf(run.getAttribute('d') ?? '');
    const [first, last] = [
      Math.min(...edges.map(({ from }) => from)),
      Math.max(...edges.map(({ to }) => to)),
    ];
    for (let ply = first; ply < last; ply++) {
      const over = edges.filter(({ from, to }) => from <= ply && to > ply).map(({ y }) => y);
      bars[ply] = {
        winner: run.classList[1] ?? '',
        top: Math.min(...over),
        bottom: Math.max(...over),
      };
    }
  }
  return bars;
}

/** The horizontal edges of an outline. */
function edgesOf(path: string): { from: number; to: number; y: number }[] {
  const edges: { from: number; to: number; y: number }[] = [];
  let [x, y, first] = [0, 0, 0];
  const goTo = (next: number) => {
    // Rounding leaves a corner that is none.
    if (Math.abs(next - x) > 0.01) edges.push({ from: Math.min(x, next), to: Math.max(x, next), y });
    x = next;
  };
  for (const [, command, numbers = ''] of path.matchAll(/([MVhvz])([-\d. ]*)/g)) {
    const [one = 0, other = 0] = numbers.split(' ').map(Number);
    if (command === 'M') [x, y, first] = [one, other, one];
    else if (command === 'h') goTo(x + one);
    else if (command === 'z') goTo(first);
    else y = command === 'V' ? one : y + one;
  }
  return edges;
}

const heightsOf = (rubicon: Rubicon) => barsOf(rubicon).map(({ top, bottom }) => bottom - top);

/** The height of the whole graph. */
const wholeHeight = ({ line }: Rubicon) =>
  Number(line.querySelector('.graph-area svg')?.getAttribute('viewBox')?.split(' ')[3]);

const findGraph = ({ line }: Rubicon, name: RegExp) => within(line).findByRole('img', { name });

it('the graph of a line is as high as moves are left, and marks the moves that are not best play', async () => {
  const rubicon = await visit(SLOWER);
  const { line } = rubicon;
  const graph = await findGraph(rubicon, /From Red 75 to Red 0\. 1 move is not best play\./);
  expect(graph).toHaveAttribute('viewBox', expect.stringMatching(/^0 0 80 \d+$/));
  const left = [
    75,
    ...rubicon.moves.slice(1).map(({ textContent }) => Number(/\d+$/.exec(textContent)?.[0])),
  ];
  expect(left.slice(0, 5)).toEqual([75, 74, 73, 76, 75]);
  const bars = barsOf(rubicon);
  const heights = heightsOf(rubicon);
  const least = heights.at(-1) ?? 0;
  expect(bars.map(({ winner }) => winner)).toEqual(left.map(() => 'red'));
  expect(new Set(bars.map(({ bottom }) => bottom)).size).toBe(1);
  const base = line.querySelector('.graph-area .base');
  expect(numberOf(base, 'y')).toBeLessThan(bars[0]?.bottom ?? 0);
  expect(numberOf(base, 'y') + numberOf(base, 'height')).toBeGreaterThan(bars[0]?.bottom ?? 0);
  expect(least).toBeGreaterThan(0);
  expect(Math.min(...bars.map(({ top }) => top))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heights)).toBeGreaterThan(0.75 * wholeHeight(rubicon));
  const most = (heights[3] ?? 0) - least;
  expect(heights.map((height) => Math.round((76 * (height - least)) / most))).toEqual(left);

  const notches = edgesOf(line.querySelector('.slips')?.getAttribute('d') ?? '');
  expect(notches.every(({ from, to }) => from > 2 && from <= 3 && to >= 4 && to < 5)).toBe(true);
  expect(notches.some(({ y }) => y < (bars[0]?.bottom ?? 0))).toBe(true);
  expect(notches.some(({ y }) => y > (bars[0]?.bottom ?? 0))).toBe(true);
  expect(numberOf(line.querySelector('.graph-area .here'), 'x')).toBe(3);
  expect(line.querySelector('.graph-legend')).toHaveTextContent(/^After move 3: Red 76not best play$/);
  expect(rubicon.moves.flatMap((move, ply) => (move.closest('.why-bad') === null ? [] : ply))).toEqual([3]);
  await rubicon.press('First');
  await expect.poll(() => line.querySelector('.graph-legend')).toHaveTextContent(/^Start: Red 75/);
  expect(numberOf(line.querySelector('.graph-area .here'), 'x')).toBe(0);
});

it('the graph goes up where Red wins, and down where Black does', async () => {
  const rubicon = await visit(THROWN);
  await findGraph(rubicon, /From Red 5 to Black 0\./);
  const [red, black, end] = barsOf(rubicon);
  expect([red, black, end].map((bar) => bar?.winner)).toEqual(['red', 'black', 'black']);
  expect([black?.top, end?.top]).toEqual([red?.bottom, red?.bottom]);
  const [up = 0, down = 0, least = 0] = heightsOf(rubicon);
  expect(up).toBe(down);
  expect(least).toBeGreaterThan(0);
  expect(least).toBeLessThan(down);
  expect(black?.bottom).toBeLessThanOrEqual(wholeHeight(rubicon));
  expect(rubicon.line.querySelector('.line-graph')).not.toHaveClass('flat');

  rubicon.follow(TIED);
  await findGraph(rubicon, /From Red 5 to Tie\./);
  const [won, tied] = barsOf(rubicon);
  expect([won?.winner, tied?.winner]).toEqual(['red', 'tie']);
  expect((tied?.top ?? 0) + (tied?.bottom ?? 0)).toBe(2 * (won?.bottom ?? 0));
  expect(rubicon.line.querySelector('.line-graph')).not.toHaveClass('flat');

  rubicon.follow(linkOf(LOST));
  await findGraph(rubicon, /From Black 4 to Black 0\. Every move is best play\./);
  expect(barsOf(rubicon)[0]?.bottom).toBeGreaterThan(0.75 * wholeHeight(rubicon));
  expect(heightsOf(rubicon)[0]).toBeGreaterThan(0.75 * wholeHeight(rubicon));
  expect(rubicon.line.querySelector('.slips')).toBeNull();
});

it('the graph of a tie is a flat band, with the loop marked', async () => {
  const rubicon = await visit(linkOf(sample(4).rows));
  const graph = await findGraph(rubicon, /Moves \d+ to \d+ repeat for ever/);
  const name = graph.getAttribute('aria-label') ?? '';
  const [from = 0, to = 0] = /Moves (\d+) to (\d+)/.exec(name)?.slice(1).map(Number) ?? [];
  const bars = barsOf(rubicon);
  expect(bars).toEqual(Array.from({ length: to + 1 }, () => bars[0]));
  expect(bars[0]?.winner).toBe('tie');
  expect(heightsOf(rubicon)[0]).toBeGreaterThan(0.5 * wholeHeight(rubicon));
  expect(bars[0]?.top).toBeGreaterThanOrEqual(0);
  expect((bars[0]?.top ?? 0) + (bars[0]?.bottom ?? 0)).toBe(wholeHeight(rubicon));
  expect(rubicon.line.querySelector('.line-graph')).toHaveClass('flat');
  const band = rubicon.line.querySelector('.loop-band');
  expect([numberOf(band, 'x'), numberOf(band, 'width')]).toEqual([from, to + 1 - from]);
  const arrow = rubicon.line.querySelector<HTMLElement>('.loop-arrow');
  expect(parseFloat(arrow?.style.getPropertyValue('--left') ?? '')).toBeCloseTo((100 * from) / (to + 1));
  expect(rubicon.line.querySelector('.graph-legend')).toHaveTextContent(`↻ ${from}–${to}`);
});
