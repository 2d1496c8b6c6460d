import { expectAccessible } from '../../support/axe.ts';
import { emptyBoard, linkOf, sample, slowBoard } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import { clickAll } from '../../support/pointer.ts';
import { afterMove } from '../../support/rules.ts';
import { Study } from '../study.ts';

/** Red wins in 5 with one move; the others win later, tie or lose. The values are those of `rubicon map`. */
const ROWS = ['O..', '.#.', '...', '.X.', '..O'];
const MOVES = [
  ['Red general (1,1) down → (2,1)', 'Red 4', 'shortest win'],
  ['Red general (1,1) right → (1,2)', 'Red 8', 'still wins, 4 moves later'],
  ['Red general (5,3) left → (5,2)', 'Tie', 'turns a win into a tie'],
  ['Red general (5,3) up → (4,3)', 'Black 1', 'throws the win away'],
];
const [BEST = '', SLOWER = '', , THROWN = ''] = MOVES.map(([words = '']) => words);
/** Black's only answer to it that wins, by the rules: the pawn takes the general beside it. */
const ANSWER = 'Black pawn (4,2) right → (4,3), takes a general';
const REFUTED = afterMove(afterMove(ROWS, THROWN), ANSWER);

/** Other boards with their moves: in words, by value and by judgement. */
const OTHERS = [
  [
    'a tie',
    ['..O', '.#.', '...', 'X##', '.O.'],
    [
      ['Red general (1,3) left → (1,2)', 'Tie', 'keeps the tie'],
      ['(2,3)', 'Black 5', 'throws the tie away'],
      ['(5,1)', 'Black 5', 'throws the tie away'],
      ['(5,3)', 'Black 5', 'throws the tie away'],
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
] as const;

/** The best move first, each with its value, what it is worth and an arrow on the board. */
async function readMoves(study: Study): Promise<void> {
  const { rubicon } = study;
  const arrows = rubicon.page.locator('.board .choice-arrow');
  await rubicon.openBoard(ROWS);
  await rubicon.expectAnswer('Red 5');
  await expect(study.choices).toHaveText(MOVES.map((row) => new RegExp(`^${row.map(escaped).join(' ')}`)));
  await expect(study.choices.getByRole('img', { name: 'next in the line' })).toHaveCount(1);
  await expect(study.choices.first().getByRole('img', { name: 'next in the line' })).toBeVisible();
  await expect(rubicon.moves.nth(1)).toHaveText(`1${BEST}Red 4`);

  await expect(arrows).toHaveCount(4);
  await expect(rubicon.page.locator('.board .choice-arrow.best.red')).toHaveCount(1);
  await expect(rubicon.page.locator('.board .choice-arrow.tie:not(.best)')).toHaveCount(1);
  await study.choose('Why');
  await expect(arrows).toHaveCount(0);
  await study.choose('Moves');
  await rubicon.button('Last').click();
  await expect(arrows).toHaveCount(0);

  await rubicon.button('First').click();
  for (const [name, rows, moves] of OTHERS) {
    await test.step(`the moves of ${name}`, async () => {
      await rubicon.openBoard(rows);
      await expect(study.choices).toContainText(moves.map(([words]) => words));
      await expect(study.choices).toContainText(moves.map(([, value, worth]) => `${value} ${worth}`));
    });
  }
}

test('every move is listed with its value, as the line and the verdict have it, and without moves the list says why', async ({
  rubicon,
}) => {
  const study = new Study(rubicon);
  await test.step('each with what it is worth', () => readMoves(study));
  await rubicon.openBoard(sample(5).rows);
  await rubicon.expectMove(0, 75);
  const line = (await rubicon.moves.allTextContents()).slice(1);
  for (const ply of [0, 1, 74]) {
    await rubicon.moves.nth(ply).click();
    await rubicon.expectMove(ply, 75);
    const [, words = '', value = ''] = /^\d+(.*?)(Red \d+)$/.exec(line[ply] ?? '') ?? [];
    expect(value).toBe(`Red ${74 - ply}`);
    const next = study.choices.filter({ has: rubicon.page.getByRole('img', { name: 'next in the line' }) });
    await expect(next).toContainText(`${words} ${value}`);
    await expect(study.choices.first()).toContainText(value);
  }

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

/** A preview shows ghosts on the board and changes nothing else; that of a move that is not the best shows the answer, too. */
async function preview(study: Study): Promise<void> {
  const { rubicon } = study;
  await expect(study.choices).toHaveCount(4);
  const { hash } = new URL(rubicon.page.url());
  const best = afterMove(ROWS, BEST);
  await study.choices.first().hover();
  await study.expectPreview(ROWS, best);
  await rubicon.expectBoard(ROWS);
  await rubicon.expectMove(0, 5);
  await study.choices.last().hover();
  await study.expectPreview(ROWS, REFUTED);
  expect(new URL(rubicon.page.url()).hash).toBe(hash);
  await rubicon.verdict.hover();
  await study.expectSeen(ROWS);

  await study.choices.first().hover();
  await study.expectPreview(ROWS, best);
  await study.page.getByRole('tab', { name: 'Moves' }).press('ArrowRight');
  await study.expectSeen(ROWS);
  await study.page.keyboard.press('ArrowLeft');
  // The list is under the pointer again, which has not moved.
  await expect.poll(() => study.choices.first().evaluate((choice) => choice.matches(':hover'))).toBe(true);
  await study.expectSeen(ROWS);
  await rubicon.verdict.hover();

  await study.choices.first().focus();
  await study.expectPreview(ROWS, best);
  await expectAccessible(rubicon, '.board, [role=tabpanel]');
  await rubicon.page.keyboard.press('End');
  await study.expectPreview(ROWS, REFUTED);
  await rubicon.choose('Obstacle');
  await study.choices.first().focus();
  await study.expectPreview(ROWS, best);
  await clickAll(rubicon, [[3, 1]]);
  await study.expectSeen(ROWS);
  await rubicon.expectBoard(ROWS);
  await rubicon.cell([3, 1]).click();
  const drawn = ['O..', '.#.', '#..', '.X.', '..O'];
  await rubicon.expectBoard(drawn);
  await study.expectSeen(drawn);
}

/** Why a move loses: the answer on the board and in words, until it is closed, in the list and in the line. */
async function askWhy(study: Study): Promise<void> {
  const { rubicon, page } = study;
  const why = page.getByRole('button', { name: `Why is this move bad? ${THROWN}` });
  const answers = page.getByRole('status').filter({ hasText: 'This move' });
  await why.first().click();
  await expect(answers).toHaveText(
    `This move throws the win away: Black wins in 1 move.2 ${ANSWER}Black has won: the pawn has captured a general.`,
  );
  await expect(page.locator('.board .numbers')).toHaveText(['1', '2']);
  await study.choices.first().hover();
  await study.expectPreview(ROWS, REFUTED);
  await rubicon.expectMove(0, 5);
  await expectAccessible(rubicon, '.board, [role=tabpanel]');
  await answers.getByRole('button', { name: 'Close' }).click();
  await study.expectSeen(ROWS);
  await expect(answers).toHaveCount(0);

  await study.choices.last().focus();
  await page.keyboard.press('Tab');
  await expect(why.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(why.first()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await study.expectSeen(ROWS);
  await expect(why.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answers).toHaveCount(1);
  await rubicon.verdict.click();
  await expect(answers).toHaveCount(0);
  await study.expectSeen(ROWS);

  await study.choices.last().click();
  await rubicon.expectMove(1, 2);
  const made = afterMove(ROWS, THROWN);
  await study.expectSeen(made);
  await rubicon.line.getByRole('button', { name: `Why is this move bad? ${THROWN}` }).click();
  await expect(answers).toContainText(ANSWER);
  await study.expectPreview(ROWS, REFUTED);
  await rubicon.expectMove(1, 2);
  await rubicon.button('Back to this position').click();
  await study.expectSeen(made);
  await expect(answers).toHaveCount(0);
  await rubicon.button('Best line').click();
  await rubicon.expectMove(0, 5);
  // The address follows a moment later, with the line that was left as a variation.
  await expect(page).toHaveURL(/[&#]v=0:/);
}

/** The keys select a move and play it; the line continues from there. */
async function playByKeys(study: Study): Promise<void> {
  const { rubicon, page } = study;
  await study.choices.first().focus();
  await page.keyboard.press('ArrowUp');
  await expect(study.choices.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(study.choices.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

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
    await page.keyboard.press('Enter');
    await rubicon.expectMove(ply + 1, 9);
    await rubicon.expectBoard(rows);
    await study.expectSeen(rows);
  }
  await expect(study.panel).toHaveText(/^Red has won: /);
  await study.expectFocusInside();
  await page.keyboard.press('ArrowLeft');
  await rubicon.expectMove(8, 9);
  await expect(study.choices.first()).toBeFocused();
}

test('moves are seen on the board before they are made, by pointer and by keys', async ({ rubicon }) => {
  const study = new Study(rubicon);
  await rubicon.openBoard(ROWS);
  await test.step('why a move loses', () => askWhy(study));
  await test.step('a preview', () => preview(study));
  await rubicon.button('Undo').click();
  await test.step('the keys', () => playByKeys(study));
});

function escaped(text: string): string {
  return text.replace(/[()]/g, '\\$&');
}
