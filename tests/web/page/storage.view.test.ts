import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { contestText, emptyBoard, linkOf, sample } from '../../../e2e/support/boards.ts';
import type { Rubicon } from '../support/rubicon.ts';
import { reload, visit, visitAgain } from '../support/visit.ts';

const DRAWN = ['#.#', 'O.O', '...'];

const heading = ({ page }: Rubicon, name: string) =>
  expect.poll(() => page.getByRole('button', { name })).toHaveAttribute('aria-current', 'page');

describe('a reload brings back', () => {
  it('the board, its line and the move shown', async () => {
    const rubicon = await visit(linkOf(sample(5).rows));
    await rubicon.expectMove(0, 75);
    await rubicon.user.click(rubicon.moves[7] as HTMLElement);
    await rubicon.expectMove(7, 75);
    const shown = rubicon.rows();
    const again = await reload();
    await again.expectBoard(shown);
    await again.expectMove(7, 75);
    await again.expectAnswer('Red 75');
  });

  it('what was done at once before it, though the address does not have it yet', async () => {
    const rubicon = await visit(linkOf(sample(2).rows));
    await rubicon.choose('Erase');
    await rubicon.draw([3, 2]);
    expect(sessionStorage.getItem('rubicon.link')).toMatch(/^b=w1w\/r1r\/3/);
    await rubicon.press('Theatre');
    expect(sessionStorage.getItem('rubicon.link')).toMatch(/^b=w1w\/r1r\/3&view=theatre/);
    const again = await reload();
    await heading(again, 'Theatre');
    await again.press('Analysis');
    await again.expectBoard(DRAWN);
  });

  it('the boards of a text, and which of them is open', async () => {
    const rubicon = await visit(linkOf(emptyBoard(3, 3)));
    // The list comes into view when it is new, and leaves the user's place alone from then on.
    let scrolls = 0;
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
      this: Element,
    ) {
      if (this.classList.contains('collection')) scrolls++;
    });
    rubicon.paste(contestText('sample1.in'));
    const list = async ({ page }: Rubicon) =>
      within(await page.findByRole('region', { name: 'Imported boards' }));
    const open = async (visitor: Rubicon, number: number) =>
      visitor.user.click((await list(visitor)).getByRole('button', { name: `Board ${number}` }));
    await open(rubicon, 4);
    await rubicon.expectBoard(sample(4).rows);
    await rubicon.press('Theatre');
    await heading(rubicon, 'Theatre');
    await rubicon.press('Analysis');
    await open(rubicon, 4);
    await rubicon.expectAnswer(sample(4).answer);
    expect(scrolls).toBe(1);
    rubicon.paste(contestText('sample1.in'));
    await rubicon.expectBoard(sample(1).rows);
    await expect.poll(() => scrolls).toBe(2);
    await open(rubicon, 4);
    await rubicon.expectAnswer(sample(4).answer);
    const again = await reload();
    (await list(again)).getByText('Board 4 of 5');
    await open(again, 2);
    await again.expectBoard(sample(2).rows);
    await again.expectAnswer(sample(2).answer);
    expect(scrolls).toBe(2);
    scrolled.mockRestore();
    const other = await visitAgain();
    await other.expectBoard(sample(2).rows);
    expect(other.page.queryByRole('region', { name: 'Imported boards' })).toBeNull();
  });

  it('the texts of the bench, and which of the differences is open', async () => {
    const rubicon = await visit('#view=bench&tool=compare');
    await rubicon.fill('Contest text', contestText('sample1.in'));
    await rubicon.press('Solve all boards');
    const output = await rubicon.page.findByRole('textbox', { name: 'Output text' });
    const mine = new File(['Black 0\nRed 3\nBlack 2\nTie\nRed 73\n'], 'mine.out');
    rubicon.drop(output, mine);
    const different = async ({ page }: Rubicon) =>
      within(await page.findByRole('list', { name: 'Lines that differ' })).getAllByRole('button');
    const [, second] = await different(rubicon);
    await rubicon.user.click(second as HTMLElement);
    fireEvent.input(output, { target: { value: 'not used yet' } });
    const again = await reload();
    await expect
      .poll(async () => (await different(again)).map((each) => each.getAttribute('aria-current')))
      .toEqual(['false', 'true']);
    expect(again.page.getByRole('textbox', { name: 'Contest text' })).toHaveValue(contestText('sample1.in'));
    expect(again.page.getByRole('textbox', { name: 'Output text' })).toHaveValue('not used yet');
    again.page.getByText(/^mine\.out, /);
  });

  it('the mistake that is open', async () => {
    const card = ({ page }: Rubicon) => page.findByRole('button', { name: /\. The loser hurries, too: / });
    const rubicon = await visit('#view=bench&tool=mistakes');
    await rubicon.user.click(await card(rubicon));
    const again = await reload();
    expect(await card(again)).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the next visit', () => {
  it('has the board of the last one, unless a link has another', async () => {
    const rubicon = await visit(linkOf(sample(2).rows));
    await rubicon.choose('Erase');
    await rubicon.draw([3, 2]);
    await (await visitAgain()).expectBoard(DRAWN);
    await (await visitAgain(linkOf(sample(4).rows))).expectBoard(sample(4).rows);
    await (await visitAgain()).expectBoard(sample(4).rows);
  });

  it('has the board that was changed last in any tab, while each is reloaded with its own', async () => {
    const changeInAnotherTab = () => localStorage.setItem('rubicon.link', linkOf(sample(3).rows).slice(1));
    await visit(linkOf(sample(2).rows));
    changeInAnotherTab();
    await (await reload()).expectBoard(sample(2).rows);
    await (await visitAgain()).expectBoard(sample(3).rows);
    const changed = await visitAgain(linkOf(sample(2).rows));
    changeInAnotherTab();
    await changed.choose('Erase');
    await changed.draw([3, 2]);
    await (await visitAgain()).expectBoard(DRAWN);
  });
});

it('rubbish in the storage does no harm', async () => {
  const rubbish = '{"form":{"goal":5},"finds":[null,{"board":{}},{"goal":"red","board":"1r"}]}';
  const all = (keys: readonly string[], value: string) => Object.fromEntries(keys.map((key) => [key, value]));
  const local = [
    'link',
    'language',
    'theme',
    'generate',
    'mine',
    'finds',
    'finds.red 1r',
    'puzzles',
    'recent',
    'recent.b=1r',
    'tour',
    'intro',
  ];
  const here = [
    'entry',
    'collection',
    'place in collection',
    'puzzle',
    'boards',
    'lines',
    'stress',
    'program',
  ];
  const visitor = { kept: all(local, rubbish), keptHere: { ...all(here, '{'), link: rubbish } };
  const works = async (rubicon: Rubicon) => {
    await rubicon.expectBoard(sample(5).rows);
    await rubicon.expectAnswer(sample(5).answer);
  };
  await works(await visit('', visitor));
  const rubicon = await reload();
  await works(rubicon);
  await rubicon.press('Judge bench');
  await rubicon.click('tab', 'Generate');
  await expect.poll(() => rubicon.page.getByRole('button', { name: 'Generate' })).toBeEnabled();
  await rubicon.click('tab', 'Mine');
  await expect.poll(() => rubicon.page.getByRole('button', { name: 'Start searching' })).toBeEnabled();
});

it.each([
  ['is damaged', 'r1r/1b1\n?\nr1r/b2', '0'],
  ['has no board where it was open', 'r1r/1b1\nr1r/b2', '2'],
])('a list of boards that %s is not brought back', async (_, boards, place) => {
  await visit(linkOf(sample(2).rows));
  sessionStorage.setItem('rubicon.collection', boards);
  sessionStorage.setItem('rubicon.place in collection', place);
  const rubicon = await reload();
  await rubicon.expectAnswer(sample(2).answer);
  // Where there is no list, its place is stored as the first.
  expect(sessionStorage.getItem('rubicon.place in collection')).toBe('0');
  expect(rubicon.page.queryByRole('region', { name: 'Imported boards' })).toBeNull();
});

it('a link with too many moves shows those it may hold, one by one', async () => {
  const cycle = '1.1r3.2l1.2l3.1r';
  const rubicon = await visit(`#b=r2/2r/1b1&m=${cycle.repeat(6_250)}`);
  await expect
    .poll(() => rubicon.notices)
    .toHaveTextContent('The link is too long: 23,000 moves were dropped.');
  await rubicon.page.findByText(/^Move 2000 of /);
  await rubicon.press('Previous');
  await rubicon.page.findByText(/^Move 1999 of /);
});
