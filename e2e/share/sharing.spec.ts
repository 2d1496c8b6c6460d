import { emptyBoard, linkOf, sample } from '../support/boards.ts';
import { readClipboard } from '../support/clipboard.ts';
import { expect, test } from '../support/fixtures.ts';

const long = sample(5);

test('a link opens the same board at the same move somewhere else', { tag: '@engines' }, async ({
  rubicon,
  visit,
}) => {
  await rubicon.open();
  await rubicon.example(5);
  await rubicon.expectAnswer(long.answer);
  for (let move = 0; move < 12; move++) await rubicon.page.keyboard.press('ArrowRight');
  await rubicon.expectMove(12, 75);
  const shown = await rubicon.rows();
  expect(shown).not.toEqual(long.rows);
  await rubicon.button('Copy link').click();
  await expect(rubicon.page.getByText('Link copied')).toBeVisible();
  const link = await readClipboard(rubicon.page);
  await expect(rubicon.page).toHaveURL(link);

  const other = await visit();
  await other.page.goto(link);
  await other.expectBoard(shown);
  await other.expectMove(12, 75);
  await other.expectAnswer(long.answer);
  await other.button('First').click();
  await other.expectBoard(long.rows);
});

test('a link is copied by hand where the browser does not let the page', async ({ rubicon }) => {
  await rubicon.page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await rubicon.openBoard(sample(2).rows);
  await rubicon.button('Copy link').click();
  const link = rubicon.page.getByRole('textbox', { name: 'Copy this by hand:' });
  await expect(link).toHaveValue(new RegExp(`${linkOf(sample(2).rows)}$`));
  await expect(rubicon.page.getByText('It is selected')).toBeVisible();
});

test('the address follows the board and the move; a link followed on the open page can be undone', async ({
  rubicon,
}) => {
  await rubicon.open();
  await rubicon.example(2);
  await expect(rubicon.page).toHaveURL(new RegExp(`/${linkOf(sample(2).rows)}$`));
  await rubicon.expectAnswer(sample(2).answer);
  await rubicon.button('Next').click();
  await expect(rubicon.page).toHaveURL(/&m=\d\.\d[udlr]$/);
  await rubicon.button('First').click();
  await rubicon.cell([3, 1]).click();
  await expect(rubicon.page).toHaveURL(/#b=w1w\/r1r\/wb1$/);

  await rubicon.open(linkOf(sample(3).rows));
  await rubicon.expectBoard(sample(3).rows);
  await rubicon.expectAnswer(sample(3).answer);
  await rubicon.button('Undo').click();
  await rubicon.expectBoard(['#.#', 'O.O', '#X.']);
});

test('of a link, escaped on its way, the moves are kept as far as the rules allow', async ({ rubicon }) => {
  const [shown, next] = [
    ['...', '.X.', 'O..', '..O'],
    ['...', 'X..', 'O..', '..O'],
  ];
  await rubicon.open(`#b=${encodeURIComponent('3/1b1/3/r1r')}&utm_source=mail&m=4.1u2.2l&p=1`);
  await rubicon.expectBoard(shown);
  await expect(rubicon.line.getByText(/^Move 1 of /)).toBeVisible();
  await rubicon.button('Next').click();
  await rubicon.expectBoard(next);
  await expect(rubicon.notices).toBeEmpty();
  await rubicon.open('#b=3/1b1/3/r1r&m=4.1u2.2d');
  await expect(rubicon.notices.getByRole('status')).toContainText(
    '1 move of the link was dropped, because the rules do not allow it on this board. The first 1 move is kept.',
  );
  await rubicon.expectBoard(shown);
  await expect(rubicon.page).toHaveURL(/&m=4\.1u$/);
});

/** Links that cannot be read, with the key and the place in its value that the page names. */
const unreadable = [
  ['b=', 'b', 1, 'expected w (obstacle), r (general), b (pawn) or a number of free cells'],
  ['b=3wr/1x2w', 'b', 6, 'expected w (obstacle), r (general), b (pawn) or a number of free cells'],
  ['b=3wr/1w', 'b', 7, 'expected a row of 5 cells, like the first one'],
  ['b=33', 'b', 1, 'expected a number of free cells from 1 to 32'],
  ['t=b', 'b', 1, 'the board is missing'],
  ['b=3&t=w', 't', 1, 'expected r (Red moves first) or b (Black moves first)'],
  ['b=3/rrb&m=2.1u1;1', 'm', 6, 'expected a dot between row and column'],
  ['b=3/rrb&m=2.1x', 'm', 4, 'expected a direction: u, d, l or r'],
  ['b=3/rrb&m=2.1u&p=2', 'p', 1, 'expected a number from 0 to 1'],
  ['b=3&b=4', 'b', 1, 'expected this key only once'],
  ['b=3%2', 'b', 2, 'expected an escape such as %2F after the percent sign'],
] as const;

test('a link that cannot be read names the key and leaves the board as it was', async ({ rubicon }) => {
  const { rows, answer } = sample(2);
  await rubicon.openBoard(rows);
  await rubicon.expectAnswer(answer);
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  await expect(rubicon.page).toHaveURL(/&m=/);
  const shown = await rubicon.rows();
  const address = rubicon.page.url();
  for (const [link, key, place, sentence] of unreadable) {
    await rubicon.open(`#${link}`);
    const alert = rubicon.notices.getByRole('alert');
    await expect(alert).toContainText(`This link cannot be read: key “${key}”, place ${place}: ${sentence}`);
    await expect(rubicon.page).toHaveURL(address);
    expect(await rubicon.rows()).toEqual(shown);
    await rubicon.expectMove(1, 2);
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(rubicon.notices).toBeEmpty();
  }
});

test('a page opened by a link that cannot be read shows the board of the last visit', async ({ rubicon }) => {
  await rubicon.open('#b=5?');
  await expect(rubicon.notices.getByRole('alert')).toContainText('key “b”, place 2');
  await rubicon.expectBoard(sample(5).rows);
  await rubicon.openBoard(emptyBoard(2, 2));
  await expect(rubicon.page).toHaveURL(/#b=2\/2$/);
  await rubicon.page.goto('about:blank');
  await rubicon.open('#b=');
  await expect(rubicon.notices.getByRole('alert')).toContainText('key “b”, place 1');
  await rubicon.expectBoard(emptyBoard(2, 2));
});
