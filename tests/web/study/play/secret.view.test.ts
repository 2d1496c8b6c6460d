import { expect, it } from 'vitest';
import { sample } from '../../../../e2e/support/boards.ts';
import { reload } from '../../support/visit.ts';
import { GameView, startGame } from './game-view.ts';

const { rows: long } = sample(5);

it('nothing gives the values of a game away until they are shown, or it is stopped', async () => {
  const game = await startGame(long, 'Red');
  const { rubicon } = game;
  const { page, user } = rubicon;
  const line = () => page.queryByRole('region', { name: 'Best line' });
  expect(page.getByRole('region', { name: 'Moves of the game' })).toHaveTextContent('No moves yet.');
  await game.play('up → (4,3)');
  await game.expectPlayed(2);
  await page.findByText('Move 2 of 2');
  expect(line()).toBeNull();
  expect(page.queryByText(/From here:/)).toBeNull();
  expect(page.queryByText(/^Red 7\d$/)).toBeNull();
  expect(page.queryByRole('radio', { name: 'Obstacle' })).toBeNull();
  for (const tab of ['Moves', 'Why', 'Maps']) {
    await rubicon.click('tab', tab);
    await game.expectPanel(/^This would give the solution away\./);
  }
  await user.keyboard(' 1');
  await rubicon.click('tab', 'Play');
  await game.expectPlayed(2);

  await rubicon.click('checkbox', 'Show the values');
  await expect.poll(line).toHaveTextContent('Red 74');
  await user.keyboard(' ');
  await game.expectPlayed(4);
  await rubicon.click('checkbox', 'Show the values');
  await expect.poll(line).toBeNull();

  await game.pressBar('Stop');
  await rubicon.expectMove(4, 75);
  expect(page.getByRole('radio', { name: 'Move' })).toBeChecked();
  await rubicon.click('tab', 'Moves');
  await game.expectPanel(/^Red general/);
});

it('the layers of the theatre do not give a game away', async () => {
  const game = await startGame(long, 'Red');
  const { rubicon } = game;
  const layers = () => document.querySelector('.wave-grid');
  await rubicon.press('Theatre');
  await rubicon.click('tab', 'Layer by layer');
  await rubicon.page.findByText(/^This would give the solution away\./);
  expect(layers()).toBeNull();
  await rubicon.press('Analysis');
  await game.pressBar('Stop');
  await rubicon.press('Theatre');
  await expect.poll(layers).not.toBeNull();
});

it('a reload keeps a game with its hints and its secret; another board ends it', async () => {
  const before = await startGame(long, 'Red');
  await before.play('up → (4,3)');
  await before.expectPlayed(2);
  await before.pressBar('Hint');
  const rubicon = await reload();
  const game = new GameView(rubicon);
  await rubicon.page.findByRole('region', { name: 'Game' });
  await expect.poll(() => rubicon.verdict).toHaveTextContent('Red wins in 75 moves');
  await game.expectPlayed(2);
  await game.expectStatus(/^Your turn: Red/);
  await game.expectPanel('1 hint');
  expect(rubicon.page.queryByRole('region', { name: 'Best line' })).toBeNull();
  await game.pressBar('Take back');
  await game.expectPlayed(0);
  for (const name of ['Hint', 'Take back', 'Stop', 'Restart'])
    await rubicon.page.findByRole('button', { name });
  await rubicon.example(1);
  await game.expectPanel('The game is over in this position');
  expect(rubicon.page.queryByRole('region', { name: 'Game' })).toBeNull();
});
