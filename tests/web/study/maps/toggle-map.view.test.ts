import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  emptyBoard,
  linkOf,
  marked,
  type Rows,
  type Solved,
  sample,
} from '../../../../e2e/support/boards.ts';
import { valueWords } from '../../../../e2e/support/words.ts';
import { visit } from '../../support/visit.ts';
import { MapView } from './map-view.ts';
import { textbookToggles } from './textbook-map.ts';

/** Takes the solver some time for each of its cells without a piece, and long for all of them. */
const SIDE = 18;
const ROOMY: Rows = marked(marked(emptyBoard(SIDE, SIDE), 'O', [1, 1], [1, SIDE]), 'X', [SIDE, 8]);
const ALL = SIDE * SIDE - 3;

async function openToggles(rows: Rows): Promise<MapView> {
  const maps = new MapView(await visit(`${linkOf(rows)}&study=maps`));
  await maps.rubicon.click('radio', 'Obstacles');
  return maps;
}

/** What comes of a toggled obstacle: nothing, another number of moves, or another winner. */
type Change = 'same' | 'count' | 'winner';

function changeOf(before: string, after: string): Change {
  if (after === before) return 'same';
  return before.split(' ')[0] === after.split(' ')[0] ? 'count' : 'winner';
}

/** The words for a cell, from its mark and the answers before and after. */
function toggleWords(mark: string | undefined, before: string, after: string): string {
  if (before === after) return `${mark === '#' ? 'removing the' : 'adding an'} obstacle changes nothing`;
  const by = Number(after.split(' ')[1]) - Number(before.split(' ')[1]);
  const moves = `${Math.abs(by)} ${Math.abs(by) === 1 ? 'move' : 'moves'}`;
  const more =
    changeOf(before, after) === 'count'
      ? `${moves} ${by > 0 ? 'later' : 'sooner'}`
      : `instead of ${valueWords(before)}`;
  return `${mark === '#' ? 'without the' : 'with an'} obstacle ${valueWords(after)}, ${more}`;
}

/** The map of the obstacles is by the textbook solver: its words, its legend and its colours. */
async function expectToggles(maps: MapView, { rows, answer }: Solved): Promise<void> {
  const marks = [...rows.join('')];
  const answers = textbookToggles(rows);
  const tried = answers.filter((after) => after !== '');
  await maps.expectWords(
    answers.map((after, cell) => (after === '' ? '' : toggleWords(marks[cell], answer, after))),
  );
  await maps.expectProgress(tried.length, tried.length);
  expect(maps.panel).toHaveTextContent(`Now: ${valueWords(answer)}. If one obstacle were added or removed:`);
  const cells = (change: Change) => {
    const count = tried.filter((after) => changeOf(answer, after) === change).length;
    return count === 1 ? '1 cell' : `${count} cells`;
  };
  expect(maps.legend()).toEqual([
    `No change${cells('same')}`,
    ...(answer === 'Tie' ? [] : [`Later or sooner${cells('count')}`]),
    `Another result${cells('winner')}`,
  ]);
  expect(maps.tiles(rows.length, rows[0]?.length ?? 0)).toEqual(
    answers.map((after) => {
      if (after === '' || changeOf(answer, after) === 'same') return '';
      const winner = after.split(' ')[0]?.toLowerCase();
      return changeOf(answer, after) === 'count' ? `${winner} light` : `${winner} strong`;
    }),
  );
  expect(new Set(tried.map((after) => changeOf(answer, after))).size).toBeGreaterThan(1);
  expect(within(maps.panel).queryByRole('button', { name: 'Cancel' })).toBeNull();
}

describe('the map of the obstacles', () => {
  it('tells what each one would change, put or taken away, on the board and in the position shown', async () => {
    const tie = sample(4);
    const won: Solved = { rows: ['O..', '.#.', '...', '.X.', '..O'], answer: 'Red 5' };
    const lost: Solved = { rows: ['##..', '.#..', '#.X.', '...O', '.O..'], answer: 'Black 4' };
    const maps = await openToggles(tie.rows);
    await expectToggles(maps, tie);
    for (const each of [lost, won]) {
      maps.rubicon.follow(`${linkOf(each.rows)}&study=maps`);
      await expectToggles(maps, each);
    }
    await maps.rubicon.press('Next');
    await expect.poll(() => maps.panel).toHaveTextContent('Now: Red wins in 4 moves.');
    await maps.expectProgress(12, 12);
  });

  it('of a large board streams in, is cancelled and goes on; an edit begins it anew', async () => {
    const maps = await openToggles(ROOMY);
    const { rubicon } = maps;
    const isKnown = (words = '') => words !== '' && words !== 'not tried yet';
    const progress = () => within(maps.panel).getByRole('progressbar', { name: 'Obstacles tried' });
    const tried = () => Number(progress().getAttribute('value'));
    await expect.poll(tried).toBeGreaterThan(2);
    await maps.press('Cancel');
    await within(maps.panel).findByRole('button', { name: 'Go on' });
    expect(within(maps.panel).queryByRole('button', { name: 'Cancel' })).toBeNull();
    const done = tried();
    const kept = maps.words();
    expect(progress()).toHaveAttribute('max', `${ALL}`);
    expect(done).toBeLessThan(ALL);
    expect(kept.filter((words) => isKnown(words))).toHaveLength(done);
    expect(kept.filter((words) => words === 'not tried yet')).toHaveLength(ALL - done);

    await rubicon.click('tab', 'Moves');
    await expect.poll(() => document.querySelector('.map-overlay')).toBeNull();
    await maps.open();
    await maps.expectWords(kept);
    await maps.press('Go on');
    await expect.poll(tried).toBeGreaterThan(done);
    const later = maps.words();
    expect(later.filter((words, cell) => isKnown(kept[cell]) && words !== kept[cell])).toEqual([]);

    await within(maps.panel).findByRole('button', { name: 'Cancel' });
    await rubicon.choose('Obstacle');
    await rubicon.draw([10, 2]);
    await expect.poll(() => maps.words()[9 * SIDE + 1]).toMatch(/^(not tried yet|remov|without)/);
    await expect.poll(tried).toBeGreaterThan(0);
    expect(tried()).toBeLessThan(ALL);
  });
});
