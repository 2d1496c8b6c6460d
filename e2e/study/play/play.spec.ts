import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { type Rows, sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoSideways } from '../../support/no-sideways.ts';
import type { Rubicon } from '../../support/page.ts';
import { clickAll, middlesOf, press, stroke } from '../../support/pointer.ts';
import { afterMove } from '../../support/rules.ts';
import { touch } from '../../support/touch.ts';
import { verdictWords } from '../../support/words.ts';
import { Study } from '../study.ts';
import { GameView } from './game.ts';

const { rows: long } = sample(5);
/** Red wins in 5 moves. */
const WON: Rows = ['O..', '.#.', '...', '.X.', '..O'];
/** Red can capture the pawn at once; else the pawn goes to row 1. */
const AT_ONCE: Rows = ['..O', 'XO.'];
/** Black can only move to and fro, and nobody can reach it. */
const APART: Rows = ['####', 'O.O#', '####', '#.X#'];

/** Presses Tab until the focus is on the hinted move. */
async function tabToHint(page: Page): Promise<void> {
  for (let stops = 0; stops < 12; stops++) {
    const words = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (words.endsWith('hint')) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the move of the hint');
}

/** Makes one of the visitor's moves by keyboard: requests a hint and follows it. Returns the board after it. */
async function followHint({ status, rubicon: { page } }: GameView, rows: Rows): Promise<Rows> {
  await expect(status).toContainText('Your turn: Red');
  await page.keyboard.press('h');
  await expect(status).toContainText('Hint: ');
  const words = (await status.textContent()) ?? '';
  await tabToHint(page);
  await page.keyboard.press('Enter');
  return afterMove(rows, words.split('Hint: ')[1] ?? '');
}

/** A won game, played by keyboard with hints, takes exactly the promised number of moves. */
async function playByHints(game: GameView): Promise<void> {
  const { rubicon, panel, status } = game;
  const { keyboard } = rubicon.page;
  await rubicon.openBoard(WON);
  await rubicon.expectAnswer('Red 5');
  await rubicon.page.getByRole('tab', { name: 'Moves' }).focus();
  await keyboard.press('End');
  await expect(panel.getByRole('radio')).toHaveCount(3);
  await keyboard.press('Tab');
  await expect(panel.getByRole('radio', { name: 'Red' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(rubicon.verdict).toHaveText(verdictWords('Red 5', 'Red'));
  await expect(game.moves.first()).toBeFocused();

  let rows: Rows = WON;
  for (let played = 0; played < 5; played += 2) {
    await game.expectPlayed(played);
    rows = await followHint(game, rows);
    if (played < 4) {
      await expect(status).toContainText('Black pawn');
      rows = afterMove(rows, (await status.textContent()) ?? '');
    }
    await rubicon.expectBoard(rows);
  }
  await expect(status).toContainText('The game is over');
  await expect(rubicon.verdict).toHaveText('Red has won: a general has captured the pawn.');
  await expect(panel).toContainText('It took 5 moves, exactly as predicted.');
  await expect(game.ledger).toHaveCount(3);
  await expect(panel).toContainText('3 best');
  await expect(panel).toContainText('3 hints');
  await expect(panel).not.toContainText(/slower|sooner|thrown/);
}

/** A win that is given away is named, and its position can be replayed. */
async function throwAway(game: GameView): Promise<void> {
  const { rubicon } = game;
  await game.start(AT_ONCE, 'Red');
  await game.move('left → (1,2)').click();
  await expect(rubicon.verdict).toHaveText('Black has won: the pawn is on row 1.');
  await expect(game.panel).toContainText('It took 2 moves. Predicted with best play: Red wins in 1 move.');
  await expect(game.panel).toContainText('1 thrown away');
  await expect(game.ledger).toContainText('throws the win away');

  await game.ledger.getByRole('button', { name: /^Why is this move bad/ }).click();
  await expect(game.ledger.getByRole('status')).toContainText('This move throws the win away');
  await expect(game.ledger.getByRole('status')).toContainText('Black has won: ');
  await rubicon.page.keyboard.press('Escape');
  await game.ledger.locator('.move-item').click();
  await rubicon.expectBoard(AT_ONCE);
  await game.button('Play on from here').click();
  await game.expectPlayed(0);
  await game.move('takes the pawn').click();
  await expect(game.panel).toContainText('It took 1 move, exactly as predicted.');
  await expect(game.panel).toContainText('1 best');
}

/** If the visitor plays Black, Red begins. */
async function playBlack(game: GameView): Promise<void> {
  await game.start(sample(2).rows, 'Black');
  await expect(game.status).toContainText('Your turn: Black');
  await expect(game.status).toContainText('Red general');
  await game.expectPlayed(1);
  await game.move('takes a general').click();
  await expect(game.rubicon.verdict).toHaveText('Black has won: the pawn has captured a general.');
  await expect(game.panel).toContainText('It took 2 moves, exactly as predicted.');
  await expectAccessible(game.rubicon, 'main');
}

/** A game that nobody can win is a tie when a position occurs for the third time. */
async function playTie(game: GameView): Promise<void> {
  await game.start(APART, 'Red');
  await expect(game.rubicon.verdict).toContainText('Neither side can force a win');
  for (const [index, end] of ['→ (2,2)', '→ (2,1)', '→ (2,2)', '→ (2,1)'].entries()) {
    await game.expectPlayed(index * 2);
    await game
      .move(`(2,${index % 2 === 0 ? 1 : 2})`)
      .filter({ hasText: end })
      .click();
  }
  await expect(game.rubicon.verdict).toHaveText('Tie The same position has occurred three times.');
  await expect(game.panel).toContainText('It took 8 moves.');
  await expect(game.panel).toContainText('4 best');
  await expect(game.moves).toHaveCount(0);
}

test('games are played to their ends, left and resumed, and hide their values until they are stopped', async ({
  visit,
}) => {
  const game = new GameView(await visit({ reducedMotion: 'reduce' }));
  await test.step('a win, by keys with the hints', () => playByHints(game));
  await test.step('a win thrown away', () => throwAway(game));
  await test.step('a win of Black', () => playBlack(game));
  await test.step('a tie', () => playTie(game));
  await test.step('from an earlier position', () => playOnFromEarlier(game));
  await game.stop();
  await test.step('the secret', () => keepSecret(game));
  await test.step('a reload and another board', () => reloadAndLeave(game));
});

/** A hint points from a piece to a cell, and the piece is taken up where it stands. */
async function followPointing(game: GameView): Promise<void> {
  const { rubicon } = game;
  const study = new Study(rubicon);
  const best = afterMove(long, 'Red general (5,3) up → (4,3)');
  await game.start(long, 'Both sides');
  await game.bar.getByRole('button', { name: 'Hint' }).click();
  await expect(game.status).toContainText('Hint: Red general (5,3) up → (4,3)');
  await expect(rubicon.page.locator('.move.hint')).toBeVisible();
  await study.expectSeen(long);
  await clickAll(rubicon, [[9, 2]]);
  await clickAll(rubicon, [[5, 3]]);
  await expect(rubicon.page.getByTestId('hand')).toContainText('row 5, column 3: red general, picked up');
  await clickAll(rubicon, [[4, 3]]);
  await study.expectSeen(best);
  await expect(rubicon.page.locator('.move.hint')).toHaveCount(0);
  await game.bar.getByRole('button', { name: 'Hint' }).click();
  await expect(game.status).toContainText('Hint: Black pawn');
  await clickAll(rubicon, [[8, 3]]);
  await expect(rubicon.page.getByTestId('hand')).toContainText('black pawn, picked up');
  await expectAccessible(rubicon, '.board, .game-bar, [role=tabpanel]');
}

test('a move is taken back while the opponent thinks, which then says nothing', async ({ rubicon }) => {
  const { page } = rubicon;
  await page.clock.install();
  const game = new GameView(rubicon);
  await game.start(long, 'Red');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await game.move('up → (4,3)').click();
  await expect(game.status).toContainText('Black is thinking…');
  await page.keyboard.press('ControlOrMeta+z');
  await game.expectPlayed(0);
  await page.clock.runFor(2000);
  await rubicon.expectBoard(long);
  await game.move('up → (4,3)').click();
  await expect(game.status).toContainText('Black is thinking…');
  await page.clock.runFor(2000);
  await game.expectPlayed(2);
  await game.bar.getByRole('button', { name: 'Take back' }).click();
  await game.expectPlayed(0);
  await rubicon.expectBoard(long);
  await expect(rubicon.notices).toHaveText('');
});

/** A game continued from an earlier position keeps its old end as a variation. */
async function playOnFromEarlier(game: GameView): Promise<void> {
  const { rubicon } = game;
  const { page } = rubicon;
  await game.start(long, 'Both sides');
  await game.move('(9,2) left').click();
  await game.expectPlayed(1);
  await game.move('(8,3) right').click();
  await game.expectPlayed(2);
  await page.keyboard.press('ArrowLeft');
  await expect(game.panel).toContainText('Move 1 of 2 of the game is on the board.');
  await expect(game.moves).toHaveCount(0);
  await game.button('Back to the last move').click();
  await expect(game.move('(8,4)')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await game.button('Play on from here').click();
  await game.expectPlayed(1);
  await expect(page).toHaveURL(/&m=9\.2l&v=1:8\.3r&study=play$/);
  await game.button('Restart').click();
  await game.expectPlayed(0);
  await rubicon.expectBoard(long);
}

/** Nothing reveals values until they are shown or the game is stopped. */
async function keepSecret(game: GameView): Promise<void> {
  const { rubicon } = game;
  const { page } = rubicon;
  await game.start(long, 'Red');
  await game.move('up → (4,3)').click();
  await game.expectPlayed(2);
  await expect(page.getByText('Move 2 of 2', { exact: true })).toBeVisible();
  await expect(rubicon.line).toHaveCount(0);
  await expect(page.getByText('From here:')).toHaveCount(0);
  await expect(page.getByText(/^Red 7\d$/)).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Obstacle' })).toHaveCount(0);
  for (const tab of ['Moves', 'Why', 'Maps']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(game.panel).toHaveText(/^This would give the solution away\./);
  }
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Space');
  await page.keyboard.press('1');
  await page.getByRole('tab', { name: 'Play' }).click();
  await game.expectPlayed(2);
  await game.panel.getByRole('checkbox', { name: 'Show the values' }).check();
  await expect(rubicon.line.getByText('Red 74')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Space');
  await game.expectPlayed(4);
  await game.panel.getByRole('checkbox', { name: 'Show the values' }).uncheck();
  await expect(rubicon.line).toHaveCount(0);

  await game.stop();
  await expect(page.getByRole('radio', { name: 'Move', exact: true })).toBeChecked();
  await rubicon.expectMove(4, 75);
  await expect(game.button('Play from here')).toBeVisible();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await expect(game.panel).not.toContainText('give the solution away');
}

/** A reload keeps the game’s moves, and another board ends it. */
async function reloadAndLeave(game: GameView): Promise<void> {
  const { rubicon } = game;
  const { page } = rubicon;
  await game.start(long, 'Red');
  await game.move('up → (4,3)').click();
  await game.expectPlayed(2);
  await page.reload();
  await rubicon.expectMove(2, 75);
  await page.getByRole('tab', { name: 'Play' }).click();
  await game.button('Play from here').click();
  await expect(rubicon.verdict).toHaveText('Red wins in 73 moves (after move 2)');
  await game.expectPlayed(0);
  for (const name of ['Hint', 'Take back', 'Stop', 'Restart'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1);
  await rubicon.example(1);
  await expect(game.bar).toHaveCount(0);
  await expect(game.panel).toContainText('The game is over in this position');
}

/** Pieces can be dragged and pressed with the mouse; illegal moves are refused with a reason. */
async function playByMouse(game: GameView): Promise<void> {
  const { rubicon } = game;
  const { page } = rubicon;
  const voice = page.getByTestId('hand');
  await game.start(long, 'Both sides');
  await expect(voice).toBeAttached();
  await stroke(rubicon, [
    [5, 3],
    [5, 4],
  ]);
  await expect(voice).toHaveText('An obstacle is in the way.');
  await rubicon.expectBoard(long);
  await stroke(rubicon, [
    [5, 3],
    [4, 3],
  ]);
  await game.expectPlayed(1);
  const moved = afterMove(long, 'Red general (5,3) up → (4,3)');
  await rubicon.expectBoard(moved);

  const [pawn, right, away] = await middlesOf(rubicon, [
    [8, 3],
    [8, 4],
    [1, 1],
  ]);
  if (pawn === undefined || right === undefined || away === undefined) throw new Error('no cells');
  await page.mouse.click(pawn.x, pawn.y);
  await expect(voice).toHaveText('row 8, column 3: black pawn, picked up. It can go right.');
  await page.keyboard.press('Escape');
  await expect(voice).toHaveText('');
  await page.mouse.click(pawn.x, pawn.y);
  await page.mouse.click(away.x, away.y);
  await expect(voice).toHaveText('There is no piece here: choose one of Black’s.');
  await page.mouse.click(pawn.x, pawn.y);
  await page.mouse.click(right.x, right.y);
  await game.expectPlayed(2);
  await rubicon.expectBoard(afterMove(moved, 'Black pawn (8,3) right → (8,4)'));
}

/** On a small screen a finger picks up and drops pieces, or drags them. */
async function playByTouch(game: GameView, browserName: string): Promise<void> {
  const { rubicon } = game;
  await rubicon.page.setViewportSize({ width: 360, height: 740 });
  await game.start(long, 'Red');
  await expect(game.bar).toBeInViewport();
  await expectNoSideways(rubicon.page);
  await touch(rubicon, browserName, [[9, 2]]);
  await touch(rubicon, browserName, [[9, 1]]);
  await game.expectPlayed(2);
  await touch(rubicon, browserName, [
    [9, 1],
    [8, 1],
  ]);
  await game.expectPlayed(4);
  await expect(rubicon.cell([8, 1])).toHaveAccessibleName(/red general$/);
}

test.describe('by hand', () => {
  test.use({ hasTouch: true });

  test('pieces are moved with the mouse, without a game, along a hint, and on a small screen with a finger', async ({
    rubicon,
    browserName,
  }) => {
    const game = new GameView(rubicon);
    await test.step('without a game', () => moveWithoutGame(rubicon));
    await test.step('the mouse', () => playByMouse(game));
    await game.stop();
    await test.step('a finger', () => playByTouch(game, browserName));
    await rubicon.page.setViewportSize({ width: 1280, height: 720 });
    await game.stop();
    await test.step('a hint', () => followPointing(game));
  });
});

/** Pieces are moved without a game; a dragged piece returns when another position is shown. */
async function moveWithoutGame(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const hand = page.getByTestId('hand');
  await rubicon.openBoard(long);
  await rubicon.expectMove(0, 75);
  await page.keyboard.press('4');
  await expect(page.getByRole('radio', { name: 'Move', exact: true })).toBeChecked();
  await expect(hand).toBeAttached();
  await press(rubicon, [
    [9, 2],
    [9, 3],
  ]);
  await expect(page.locator('.piece')).toHaveCount(4);
  await page.keyboard.press('j');
  await new Study(rubicon).expectSeen(afterMove(long, 'Red general (5,3) up → (4,3)'));
  await expect(page.locator('.piece')).toHaveCount(3);
  await page.mouse.up();
  await rubicon.expectMove(1, 75);

  await page.keyboard.press('k');
  await rubicon.expectMove(0, 75);
  await rubicon.cell([9, 2]).focus();
  await page.keyboard.press('Space');
  await expect(hand).toHaveText(
    /^row 9, column 2: red general, picked up\. It can go left \(.+\), right \(.+\)\.$/,
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await rubicon.expectBoard(afterMove(long, 'Red general (9,2) right → (9,3)'));
  await expect(hand).toHaveText('');
  await expect(page.getByTestId('step-heard')).toHaveText(/^Move 1: Red general right to \(9,3\)\. /);
  await expect(rubicon.moves.nth(1)).toContainText('(9,2) right');
  await expect(page.getByRole('radio', { name: 'Black to move' })).toBeChecked();
}
