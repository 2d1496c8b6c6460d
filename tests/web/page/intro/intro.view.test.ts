import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { linkOf, sample } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { reload, visit } from '../../support/visit.ts';

const intro = ({ page }: Rubicon) => page.queryByRole('region', { name: 'What this is' });

/** The ways to begin and to share in the menu. */
const inMenu = () => Array.from(document.querySelectorAll('#menu .start'), ({ textContent }) => textContent);

/** Chooses a way to begin. */
const begin = async (rubicon: Rubicon, how: string) =>
  rubicon.user.click(within(intro(rubicon) as HTMLElement).getByRole('button', { name: how }));

it('the introduction says what this is and is dismissed for good', async () => {
  const rubicon = await visit();
  expect(intro(rubicon)).toHaveTextContent('Press a piece to move it.');
  expect(intro(rubicon)).toHaveTextContent('Black wins on row 1');
  await rubicon.press('Got it');
  await expect.poll(() => intro(rubicon)).toBeNull();
  expect(intro(await reload())).toBeNull();
});

it.each<[string, (rubicon: Rubicon) => Promise<void>]>([
  ['move', (rubicon) => rubicon.press('Next')],
  [
    'stroke',
    async (rubicon) => {
      await rubicon.click('radio', 'Edit');
      await rubicon.draw([9, 9]);
    },
  ],
  ['tab', (rubicon) => rubicon.click('tab', 'Why')],
])('the introduction goes for good with the first %s', async (_, act) => {
  const rubicon = await visit();
  await act(rubicon);
  await expect.poll(() => intro(rubicon)).toBeNull();
  expect(intro(await reload())).toBeNull();
});

it('the introduction goes when it is dismissed in another tab', async () => {
  const rubicon = await visit();
  dispatchEvent(new StorageEvent('storage', { key: 'rubicon.intro', newValue: 'seen' }));
  await expect.poll(() => intro(rubicon)).toBeNull();
});

it('one begins with the tour, a puzzle, a text or a sample', async () => {
  const rubicon = await visit();
  const { page } = rubicon;
  const ways = ['Draw', 'Paste', 'Puzzle of the day', 'Samples', 'Tour'];
  expect(inMenu()).toEqual([...ways, 'Share']);
  await begin(rubicon, 'Tour');
  await expect.poll(() => page.getByRole('tab', { name: 'Tour' })).toHaveAttribute('aria-selected', 'true');
  expect(inMenu()).toEqual(ways);
  await rubicon.press('Analysis');
  await begin(rubicon, 'Paste');
  await page.findByRole('dialog', { name: 'Import or export' });
  await rubicon.press('Close');
  await begin(rubicon, 'Puzzle of the day');
  await page.findByRole('region', { name: 'Puzzles' });
  await expect.poll(() => location.hash).toMatch(/study=play&puzzle=\d+$/);
  // Nothing is drawn in a game, and the board has the room.
  await expect.poll(inMenu).toEqual([...ways.slice(1), 'Share']);
  expect(intro(rubicon)).toBeNull();
});

it('the longest game known is one press away', async () => {
  const rubicon = await visit(linkOf(sample(2).rows));
  await begin(rubicon, 'Samples');
  const longest = await rubicon.page.findByRole('button', { name: /^Longest game known/ });
  await expect.poll(() => longest.closest('.records')?.contains(document.activeElement)).toBe(true);
  expect(longest).toHaveTextContent('Red 3763');
});
