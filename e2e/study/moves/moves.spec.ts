import { emptyBoard, linkOf, sample, slowBoard } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import { afterMove } from '../../support/rules.ts';
import { Study } from '../study.ts';

/** Red wins in 5 with one move; its others win later, tie and lose. The values are those of `rubicon map`. */
const ROWS = ['O..', '.#.', '...', '.X.', '..O'];
const MOVES = [
  ['Red general (1,1) down → (2,1)', 'Red 4', 'shortest win'],
  ['Red general (1,1) right → (1,2)', 'Red 8', 'keeps the win, 4 moves slower'],
  ['Red general (5,3) left → (5,2)', 'Tie', 'turns a win into a tie'],
  ['Red general (5,3) up → (4,3)', 'Black 1', 'throws the win away: Black wins in 1 move'],
];
const [BEST = '', SLOWER = ''] = MOVES.map(([words = '']) => words);

test('every move is listed, the best first, with its value and what it is worth', async ({ rubicon }) => {
  const study = new Study(rubicon);
  await rubicon.openBoard(ROWS);
  await rubicon.expectAnswer('Red 5');
  await expect(study.choices).toHaveText(MOVES.map((row) => new RegExp(`^${row.map(escaped).join(' ')}`)));
  await expect(study.choices.getByRole('img', { name: 'next in the line' })).toHaveCount(1);
  await expect(study.choices.first().getByRole('img', { name: 'next in the line' })).toBeVisible();
  await expect(rubicon.moves.nth(1)).toHaveText(`1${BEST}Red 4`);
});

for (const [name, rows, moves] of [
  [
    'a tie',
    ['..O', '.#.', '...', 'X##', '.O.'],
    [
      ['Red general (1,3) left → (1,2)', 'Tie', 'keeps the tie'],
      ['(2,3)', 'Black 5', 'throws the tie away: Black wins in 5 moves'],
      ['(5,1)', 'Black 5', 'throws the tie away: Black wins in 5 moves'],
      ['(5,3)', 'Black 5', 'throws the tie away: Black wins in 5 moves'],
    ],
  ],
  [
    'a loss',
    ['##..', '.#..', '#.X.', '...O', '.O..'],
    [
      ...Array.from({ length: 5 }, () => ['Red general', 'Black 3', 'holds out longest']),
      ['Red general (4,4) up → (3,4)', 'Black 1', 'loses 2 moves sooner'],
    ],
  ],
  ['a win at once', ['O..', '.#.', 'X..', 'O#.', '..#'], [['takes the pawn', 'Red 0', 'wins at once']]],
] as const) {
  test(`the moves of ${name}`, async ({ rubicon }) => {
    const study = new Study(rubicon);
    await rubicon.openBoard(rows);
    await expect(study.choices.first()).toBeVisible();
    for (const [index, [words = '', value, worth]] of moves.entries()) {
      await expect(study.choices.nth(index)).toContainText(words);
      await expect(study.choices.nth(index)).toContainText(`${value} ${worth}`);
    }
  });
}

test('the list, the line and the verdict agree along a whole game', async ({ rubicon }) => {
  const study = new Study(rubicon);
  await rubicon.openBoard(sample(5).rows);
  await rubicon.expectMove(0, 75);
  const line = (await rubicon.moves.allTextContents()).slice(1);
  for (const ply of [0, 1, 2, 37, 74]) {
    await rubicon.moves.nth(ply).click();
    await rubicon.expectMove(ply, 75);
    const [, words = '', value = ''] = /^\d+(.*?)(Red \d+)$/.exec(line[ply] ?? '') ?? [];
    expect(value).toBe(`Red ${74 - ply}`);
    const next = study.choices.filter({ has: rubicon.page.getByRole('img', { name: 'next in the line' }) });
    await expect(next).toContainText(`${words} ${value}`);
    await expect(study.choices.first()).toContainText(value);
  }
});

test('what is pointed at is seen on the board, where nothing else changes', { tag: '@engines' }, async ({
  rubicon,
}) => {
  const study = new Study(rubicon);
  await rubicon.openBoard(ROWS);
  await expect(study.choices).toHaveCount(4);
  const { hash } = new URL(rubicon.page.url());
  await study.choices.nth(1).hover();
  await study.expectSeen(afterMove(ROWS, SLOWER));
  await rubicon.expectBoard(ROWS);
  await rubicon.expectMove(0, 5);
  expect(new URL(rubicon.page.url()).hash).toBe(hash);
  await rubicon.verdict.hover();
  await study.expectSeen(ROWS);

  await study.choices.first().focus();
  await study.expectSeen(afterMove(ROWS, BEST));
  await rubicon.page.keyboard.press('ArrowDown');
  await study.expectSeen(afterMove(ROWS, SLOWER));
  await rubicon.cell([3, 1]).click();
  const drawn = ['O..', '.#.', '#..', '.X.', '..O'];
  await rubicon.expectBoard(drawn);
  await study.expectSeen(drawn);
});

test('the keys choose a move and play it, and the line goes on from there', async ({ rubicon }) => {
  const { keyboard } = rubicon.page;
  const study = new Study(rubicon);
  await rubicon.openBoard(ROWS);
  await study.choices.first().focus();
  await keyboard.press('ArrowUp');
  await expect(study.choices.first()).toBeFocused();
  await keyboard.press('End');
  await expect(study.choices.last()).toBeFocused();
  await keyboard.press('Home');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');

  let rows = afterMove(ROWS, SLOWER);
  await rubicon.expectMove(1, 9);
  await rubicon.expectBoard(rows);
  await study.expectSeen(rows);
  await rubicon.expectAnswer('Red 5');
  await expect(rubicon.line).toContainText('From here: Red wins in 8 moves (4 by Red)');
  for (let ply = 1; ply < 9; ply += 1) {
    await expect(study.choices.first()).toBeFocused();
    await expect(study.choices.first()).toContainText(`Red ${8 - ply}`);
    rows = afterMove(rows, (await study.choices.first().textContent()) ?? '');
    await keyboard.press('Enter');
    await rubicon.expectMove(ply + 1, 9);
    await rubicon.expectBoard(rows);
    await study.expectSeen(rows);
  }
  await expect(study.panel).toHaveText(/^Red has won: /);
  await study.expectFocusInside();
  await keyboard.press('ArrowLeft');
  await rubicon.expectMove(8, 9);
  await expect(study.choices.first()).toBeFocused();
});

test('the board has an arrow for every move while the moves are studied', async ({ rubicon }) => {
  const study = new Study(rubicon);
  const arrows = rubicon.page.locator('.board .choice-arrow');
  await rubicon.openBoard(ROWS);
  await expect(arrows).toHaveCount(4);
  await expect(rubicon.page.locator('.board .choice-arrow.best.red')).toHaveCount(1);
  await expect(rubicon.page.locator('.board .choice-arrow.tie:not(.best)')).toHaveCount(1);
  await study.choose('Why');
  await expect(arrows).toHaveCount(0);
  await study.choose('Moves');
  await rubicon.button('Last').click();
  await expect(arrows).toHaveCount(0);
});

test('without moves the list says why', async ({ rubicon }) => {
  const study = new Study(rubicon);
  const waiting = 'The moves appear here when the board is solved.';
  await rubicon.openBoard(emptyBoard(3, 3));
  await expect(study.panel).toHaveText(waiting);
  await rubicon.openBoard(sample(1).rows);
  await expect(study.panel).toHaveText('Black has won: Red has no move.');
  await rubicon.open(linkOf(slowBoard));
  await expect(rubicon.progress).toBeVisible();
  await expect(study.panel).toHaveText(waiting);
  await rubicon.cancel.click();
  await expect(study.panel).toHaveText(waiting);
});

test('the moves in Chinese', async ({ visit }) => {
  const rubicon = await visit({ locale: 'zh-CN' });
  await rubicon.openBoard(ROWS);
  const rows = rubicon.page.getByRole('list', { name: '合法着法' }).getByRole('button');
  await expect(rows).toHaveText([
    /^红帅 \(1,1\) 向下 → \(2,1\) 红方 4 最快取胜/,
    /红方 8 仍可取胜，但慢 4 步$/,
    /平局 由胜变平$/,
    /黑方 1 错失胜局：黑方 1 步胜$/,
  ]);
});

function escaped(text: string): string {
  return text.replace(/[()]/g, '\\$&');
}
