import { readClipboard } from '../../support/clipboard.ts';
import { onDayOfFirstPuzzle } from '../../support/first-puzzle.ts';
import { expect, test } from '../../support/fixtures.ts';
import { verdictWords } from '../../support/words.ts';
import { GameView } from '../play/game.ts';

test('the puzzle of the day is, on a phone, found, spoiled, taken back, solved, shared and kept', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  await page.setViewportSize({ width: 412, height: 915 });
  await onDayOfFirstPuzzle(page);
  await rubicon.open('');
  await page.getByRole('button', { name: 'Puzzle of the day' }).first().click();
  const puzzles = page.getByRole('region', { name: 'Puzzles' });
  await expect(puzzles.getByRole('heading')).toContainText('Puzzle 1001 ');
  await expect(puzzles.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/#b=w4\/rw2w\/wr3\/3b1&study=play&puzzle=1001$/);
  const lesson = puzzles.getByRole('button', { name: 'Easy puzzle 3 of 3' });
  await expect(lesson).toBeVisible();
  const game = new GameView(rubicon);

  await game.move('down → (4,2)').click();
  await expect(puzzles.getByRole('status')).toHaveText('Move 1 gave the win away.');
  await expect(rubicon.verdict).toHaveText('Black wins in 5 moves (after move 1)');
  await expect(game.status).toContainText('The win is gone');
  await puzzles.getByRole('button', { name: 'Take it back' }).click();
  await expect(puzzles.getByRole('status')).toBeHidden();
  await expect(rubicon.verdict).toHaveText(verdictWords('Red 5', 'Red'));

  await page.reload();
  await expect(puzzles.getByRole('heading')).toContainText('Puzzle 1001 ');
  await expect(puzzles.getByRole('img', { name: 'a mistake' })).toBeVisible();
  // Another tab has solved a puzzle meanwhile, and one of the earlier set.
  await page.evaluate(() =>
    localStorage.setItem('rubicon.puzzles', '{"solved":{"6":"b","1008":"b"},"day":0,"row":0}'),
  );
  for (const move of ['right → (3,3)', 'right → (3,4)', 'right → (3,5)']) {
    await expect(game.status).toContainText('Your turn: Red');
    await game.move(move).first().click();
  }
  await expect(puzzles.getByRole('status')).toHaveText('Solved. 1 wrong move on the way.');
  await expect(rubicon.verdict).toHaveText('Red has won: a general has captured the pawn.');
  await expect(puzzles).toContainText('1 day in a row');

  await puzzles.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(puzzles.getByRole('heading')).toContainText('Puzzle 1008 ');
  await game.stop();
  await expect(puzzles.getByRole('button', { name: 'Solve it again' })).toBeVisible();
  await expect(page).toHaveURL(/&study=play$/);
  await expect(lesson).toBeHidden();
  await expect(puzzles).toContainText('2 of 448 solved, and 1 of the earlier ones');
  await puzzles.getByText('All puzzles').click();
  for (const number of [1001, 1008]) {
    const solved = puzzles.getByRole('button', { name: `Puzzle ${number}, solved`, exact: true });
    await expect(solved).toBeVisible();
  }
  await puzzles.getByRole('radio', { name: 'Level 2 of 5' }).check();
  await puzzles.getByRole('button', { name: 'Puzzle 1002', exact: true }).click();
  await expect(puzzles.getByRole('heading')).toContainText('Puzzle 1002 ');

  await game.stop();
  await puzzles.getByText('All puzzles').click();
  await puzzles.getByRole('radio', { name: 'Hold the tie' }).check();
  await puzzles.getByRole('button', { name: 'Puzzle 2013', exact: true }).click();
  await expect(puzzles).toContainText('Red to play and hold the tie');
  await game.stop();
  await puzzles.getByText('All puzzles').click();
  await puzzles.getByRole('radio', { name: 'Black to win' }).check();
  await puzzles.getByRole('button', { name: 'Puzzle 2002', exact: true }).click();
  await expect(puzzles).toContainText('Black to play and win in 3.');
  await expect(game.status).toContainText('Your turn: Black');
});

test('an open puzzle is one in another tab as well, whichever of its places is opened; a board that was shared as one is not', async ({
  rubicon,
  visit,
}) => {
  const { page } = rubicon;
  const shown = '#b=r1wr/w1w1/1bww/w3';
  const hidden = page.getByText('This would give the solution away.');
  await rubicon.open(`${shown}&study=play&puzzle=1`);
  const game = new GameView(rubicon);
  await game.move('right → (1,2)').click();
  await expect(game.status).toContainText('Your turn: Red');
  await page.getByRole('tab', { name: 'Why' }).click();
  await expect(page).toHaveURL(/&m=1\.1r3\.2l&study=why&puzzle=1$/);

  await rubicon.button('Copy link').click();
  expect(await readClipboard(page)).toMatch(/&m=1\.1r3\.2l&study=play&puzzle=1$/);
  const other = await visit();
  // Nothing is revealed before the code of puzzles is loaded either.
  let begin = () => {};
  const asked = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await other.page.route(/\/puzzles-[\w-]+\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await other.openBare(page.url().slice(page.url().indexOf('#')));
  await expect(other.page.getByText('This would give the solution away.')).toBeVisible();
  await expect(other.page.getByRole('heading', { name: 'Moves of the game' })).toBeVisible();
  await expect(other.line).toHaveCount(0);
  begin();
  await expect(new GameView(other).status).toContainText('Your turn: Red');
  await expect(other.page.getByText('This would give the solution away.')).toBeVisible();
  await other.page.getByRole('tab', { name: 'Play' }).click();
  await expect(other.page.getByRole('region', { name: 'Puzzles' }).getByRole('heading')).toContainText(
    'Puzzle 1 ',
  );

  await page.reload();
  await expect(hidden).toBeVisible();
  await game.stop();
  await expect(page).toHaveURL(/&study=why$/);
  await expect(hidden).toBeHidden();
  await rubicon.open(`${shown}&study=play&puzzle=1`);
  await expect(game.bar).toBeVisible();
  await rubicon.open(shown);
  await expect(game.bar).toBeHidden();
  await rubicon.expectMove(0, 5);
});
