import { fireEvent, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { linkOf, marked, type Rows, sample, textOf } from '../../../../e2e/support/boards.ts';
import { commandAnswer } from '../../../../e2e/support/command.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { reload, visit, visitAgain } from '../../support/visit.ts';

const { rows } = sample(2);
const first = marked(rows, '.', [1, 1]);
const drawn = marked(first, '.', [1, 3]);
const other = marked(rows, '#', [3, 1]);

const keyOf = (board: Rows) => `recent.${linkOf(board).slice(1)}`;
const textFor = (board: Rows, time: number, name = '') =>
  JSON.stringify({ link: linkOf(board).slice(1), time, ...(name !== '' && { name }) });

/** What an earlier visit has kept: these boards, the first one with a name. */
const earlier = (...boards: readonly Rows[]) => ({
  kept: Object.fromEntries(
    boards.map((board, index) => [keyOf(board), textFor(board, 9 - index, index === 0 ? 'Mine' : '')]),
  ),
});

/** Another tab stores a board, or removes it; this one is told later. */
function changeElsewhere(board: Rows, newValue: string | null): () => void {
  const key = `rubicon.${keyOf(board)}`;
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  return () => dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** The keys of the stored boards. */
const stored = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('rubicon.recent'))
    .sort();

/** The dialog of recent boards. */
async function openRecents({ user, page }: Rubicon) {
  await user.keyboard('r');
  const element = await page.findByRole('dialog', { name: 'Recent boards' });
  await within(element).findByText(/^(No boards yet|The last 50 boards)/);
  const { findByRole, queryAllByRole } = within(element);
  return {
    element,
    press: async (name: string) => user.click(await findByRole('button', { name })),
    boards: () => queryAllByRole('listitem'),
  };
}

it('a drawing of two strokes is one board, which is named, opened, and left by undo', async () => {
  const rubicon = await visit(linkOf(sample(5).rows));
  await rubicon.example(2);
  await rubicon.choose('Obstacle');
  await rubicon.draw([1, 1]);
  await rubicon.draw([1, 3]);
  await rubicon.expectBoard(drawn);
  await rubicon.expectAnswer(commandAnswer(drawn, 'Red'));
  rubicon.follow(linkOf(other));
  await rubicon.expectBoard(other);
  await rubicon.expectAnswer(commandAnswer(other, 'Red'));
  const { boards, press } = await openRecents(rubicon);
  await expect.poll(() => boards().map(({ textContent }) => textContent)).toHaveLength(2);
  const [shown, before] = boards();
  await expect.poll(() => shown).toHaveTextContent(commandAnswer(other, 'Red'));
  expect(shown).toHaveTextContent('On the board now');
  await expect.poll(() => before).toHaveTextContent(commandAnswer(drawn, 'Red'));
  expect(before).not.toHaveTextContent('On the board now');
  const name = within(before as HTMLElement).getByRole('textbox');
  fireEvent.change(name, { target: { value: 'Mine' } });
  await press('Open Mine');
  await expect.poll(() => rubicon.page.queryByRole('dialog')).toBeNull();
  await rubicon.expectBoard(drawn);
  await rubicon.press('Undo');
  await rubicon.expectBoard(other);
});

it('one is deleted, and all after a question, and restored', async () => {
  const rubicon = await visit(linkOf(sample(4).rows), earlier(drawn, first, other));
  const { element, boards, press } = await openRecents(rubicon);
  expect(boards()).toHaveLength(3);
  await press('Delete Mine');
  await expect.poll(boards).toHaveLength(2);
  expect(element).toHaveTextContent('1 board deleted.');
  // The focus was on the button that is gone.
  expect(element.querySelector('.stack')).toHaveFocus();
  await press('Undo');
  await expect.poll(boards).toHaveLength(3);
  expect(element).not.toHaveTextContent('deleted');
  expect(within(element).queryByRole('button', { name: 'Undo' })).toBeNull();
  await within(element).findByRole('button', { name: 'Open Mine' });

  const all = within(element).getByRole('button', { name: 'Delete all' });
  await rubicon.user.click(all);
  expect(await within(element).findByRole('alert')).toHaveTextContent(
    'Delete all 3 boards, those with a name too?',
  );
  expect(within(element).getByRole('button', { name: 'Keep' })).toHaveFocus();
  await press('Keep');
  await expect.poll(() => within(element).queryByRole('alert')).toBeNull();
  expect(boards()).toHaveLength(3);
  await press('Delete all');
  await press('Delete');
  await expect.poll(boards).toHaveLength(0);
  expect(element).toHaveTextContent('No boards yet');
  await press('Undo');
  await expect.poll(boards).toHaveLength(3);
});

it('what several tabs change at once is in the list of all', async () => {
  const rubicon = await visit(linkOf(sample(4).rows), earlier(drawn));
  const { element, boards, press } = await openRecents(rubicon);
  changeElsewhere(first, textFor(first, 12, 'Theirs'))();
  const theirs = await within(element).findByRole('textbox', { name: 'Name of Theirs' });
  const write = vi.spyOn(localStorage, 'setItem');
  fireEvent.change(theirs, { target: { value: 'Ours' } });
  await within(element).findByRole('button', { name: 'Open Ours' });
  // What another tab may be writing at this moment is not written.
  expect(write.mock.calls.map(([key]) => key)).toEqual([`rubicon.${keyOf(first)}`]);
  const tell = changeElsewhere(other, textFor(other, 13));
  await press('Delete Mine');
  await expect.poll(boards).toHaveLength(2);
  expect(stored()).toEqual([first, other].map((board) => `rubicon.${keyOf(board)}`).sort());
  tell();
  changeElsewhere(first, null)();
  await expect.poll(boards).toHaveLength(1);
  changeElsewhere(drawn, 'damaged')();
  changeElsewhere(first, textFor(drawn, 14))();
  changeElsewhere(other, textFor(other, 15, 'Last'))();
  await within(element).findByRole('button', { name: 'Open Last' });
  expect(boards()).toHaveLength(1);
});

it('the list that an earlier version stored as one text is taken apart', async () => {
  const boards = [drawn, first].map((board, index) => JSON.parse(textFor(board, 9 - index, `${index}`)));
  const recent = JSON.stringify({ boards: [...boards, null] });
  const kept = { recent, [keyOf(other)]: textFor(other, 8.5, 'Mine') };
  const rubicon = await visit(linkOf(sample(4).rows), { kept });
  const { element } = await openRecents(rubicon);
  const names = within(element).getAllByRole<HTMLInputElement>('textbox');
  expect(names.map(({ value }) => value)).toEqual(['0', 'Mine', '1']);
  expect(stored()).toEqual([drawn, first, other].map((board) => `rubicon.${keyOf(board)}`).sort());
});

it('a board on which Black moves first says so, and is opened with Black to move', async () => {
  const link = `${linkOf(drawn).slice(1)}&t=b`;
  const kept = { [`recent.${link}`]: JSON.stringify({ link, name: 'Mine', time: 9 }) };
  const rubicon = await visit(linkOf(sample(4).rows), { kept });
  const { boards, press } = await openRecents(rubicon);
  expect(boards()[0]).toHaveTextContent('Black to move');
  await press('Open Mine');
  await rubicon.expectBoard(drawn);
  await expect.poll(() => rubicon.page.getByRole('radio', { name: 'Black to move' })).toBeChecked();
});

it('a game that hides its values hides that of its board', async () => {
  const rubicon = await visit(linkOf(other), earlier(drawn));
  await rubicon.expectAnswer(commandAnswer(other, 'Red'));
  await rubicon.click('tab', 'Play');
  await expect.poll(() => document.title).toMatch(/^(Red|Black) \d+ – Rubicon$/);
  await rubicon.press('Play from here');
  await expect.poll(() => document.title).toBe('Rubicon: the river-crossing pawn game, solved');
  const { boards } = await openRecents(rubicon);
  await expect.poll(boards).toHaveLength(2);
  expect(boards()[0]).toHaveTextContent('Result hidden during the game');
  expect(boards()[0]).toHaveTextContent('On the board now');
  expect(boards()[0]).not.toHaveTextContent(commandAnswer(other, 'Red'));
  expect(boards()[1]).not.toHaveTextContent('Result hidden');
});

it('of the boards of a text the first is listed, and no other that is only looked through', async () => {
  const rubicon = await visit(linkOf(sample(4).rows), earlier(first));
  rubicon.paste(`${textOf(other)}\n${textOf(drawn)}`.replaceAll(/^\d.*\n/gm, ''));
  await rubicon.expectBoard(other);
  await rubicon.press('Next board');
  await rubicon.expectBoard(drawn);
  const { boards } = await openRecents(rubicon);
  await expect.poll(boards).toHaveLength(2);
  expect(boards()[0]).toHaveTextContent('3 × 3');
  expect(boards()[0]).not.toHaveTextContent('On the board now');
});

it('the board of a link is listed once, not when it merely comes back; what is drawn, until it is undone', async () => {
  const listed = async (rubicon: Rubicon, count: number) => {
    const { boards, press } = await openRecents(rubicon);
    await expect.poll(boards).toHaveLength(count);
    return press;
  };
  const press = await listed(await visit(linkOf(other)), 1);
  await press('Delete all');
  await press('Delete');
  await expect.poll(stored).toEqual([]);
  await press('Close');
  await listed(await reload(), 0);
  await listed(await visitAgain(), 0);
  const rubicon = await visitAgain('#b=?');
  await rubicon.expectBoard(other);
  await (await listed(rubicon, 0))('Close');
  await rubicon.choose('Obstacle');
  await rubicon.draw([3, 3]);
  await rubicon.expectBoard(marked(other, '#', [3, 3]));
  await (await listed(rubicon, 1))('Close');
  await rubicon.press('Undo');
  await rubicon.expectBoard(other);
  await listed(rubicon, 0);
});

it('a puzzle is not listed before it is over', async () => {
  const rubicon = await visit('#study=play&puzzle=1001', earlier(drawn));
  await rubicon.page.findByRole('heading', { name: /^Puzzle 1 / });
  const { element, boards } = await openRecents(rubicon);
  expect(boards()).toHaveLength(1);
  expect(element).not.toHaveTextContent('On the board now');
});

it('without room in the storage the list lasts for the visit, and says so', async () => {
  const rubicon = await visit(linkOf(sample(4).rows), earlier(drawn, first));
  const { element, boards, press } = await openRecents(rubicon);
  expect(element).toHaveTextContent('The list is kept in this browser only.');
  const write = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const name = () => within(boards()[0] as HTMLElement).getByRole('textbox');
  fireEvent.change(name(), { target: { value: 'Renamed' } });
  await expect.poll(name).toHaveValue('Renamed');
  expect(element).toHaveTextContent('it lasts as long as this page is open');
  await press('Delete Renamed');
  await expect.poll(boards).toHaveLength(1);
  await press('Undo');
  await expect.poll(boards).toHaveLength(2);
  expect(stored()).toEqual([`rubicon.${keyOf(first)}`]);
  write.mockRestore();
  changeElsewhere(other, textFor(other, 12))();
  await expect.poll(boards).toHaveLength(3);
  await press('Delete Renamed');
  await press('Undo');
  await expect.poll(() => element.textContent).toContain('The list is kept in this browser only.');
  expect(stored()).toHaveLength(3);
});
