import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { linkOf, type Rows, sample } from '../../../../e2e/support/boards.ts';
import { afterMove } from '../../../../e2e/support/rules.ts';
import { verdictWords } from '../../../../e2e/support/words.ts';
import { visit } from '../../support/visit.ts';
import { GameView, startGame } from './game-view.ts';

const { rows: long } = sample(5);
/** Red wins in 5 moves. */
const WON: Rows = ['O..', '.#.', '...', '.X.', '..O'];
/** Red can capture the pawn at once; else the pawn goes to row 1. */
const AT_ONCE: Rows = ['..O', 'XO.'];
/** Red wins in 11 moves. */
const ELEVEN: Rows = ['.O..', '..#.', 'O.#.', '..X.'];
/** Presses Tab until the focus is on the hinted move. */
async function tabToHint({ rubicon: { user } }: GameView): Promise<void> {
  for (let stops = 0; stops < 12; stops++) {
    if (document.activeElement?.textContent.endsWith('hint')) return;
    await user.tab();
  }
  throw new Error('Tab does not reach the move of the hint.');
}

/** Makes one of the visitor's moves by keys: asks for a hint and follows it. Returns the board after it. */
async function followHint(game: GameView, rows: Rows): Promise<Rows> {
  await game.expectStatus('Your turn: Red');
  expect(game.pictured).toBe('general');
  await game.rubicon.user.keyboard('h');
  await game.expectStatus('Hint: ');
  const [, words = ''] = game.status?.textContent.split('Hint: ') ?? [];
  await tabToHint(game);
  await game.rubicon.user.keyboard('{Enter}');
  return afterMove(rows, words);
}

describe('a game', () => {
  it('that is won, by keys and by the hints, takes as many moves as were promised', async () => {
    const rubicon = await visit(linkOf(WON), { reducedMotion: true });
    const game = new GameView(rubicon);
    await rubicon.expectAnswer('Red 5');
    rubicon.page.getByRole('tab', { name: 'Moves' }).focus();
    await rubicon.user.keyboard('{End}');
    await within(game.panel).findByText('With best play: Red wins in 5 moves.');
    await rubicon.user.tab();
    expect(document.activeElement).toHaveAccessibleName('Red');
    await rubicon.user.tab();
    await rubicon.user.keyboard('{Enter}');
    await expect.poll(() => game.moves[0]).toHaveFocus();
    expect(rubicon.verdict).toHaveTextContent(verdictWords('Red 5', 'Red'));
    expect(await rubicon.page.findByRole('button', { name: 'Take back' })).toBeDisabled();
    expect(game.panel.querySelector('.ledger')).not.toHaveAttribute('open');

    let rows = WON;
    for (const played of [0, 2, 4]) {
      await game.expectPlayed(played);
      rows = await followHint(game, rows);
      if (played < 4) {
        await game.expectStatus('Black pawn');
        rows = afterMove(rows, game.status?.textContent ?? '');
      }
      await rubicon.expectBoard(rows);
    }
    await game.expectStatus('The game is over');
    expect(game.pictured).toBe('general');
    expect(rubicon.verdict).toHaveTextContent('Red has won: a general has captured the pawn.');
    await game.expectPanel('It took 5 moves, exactly as predicted.');
    expect(game.barButton('Take back')).toBeEnabled();
    expect(game.barButton('Hint')).toBeDisabled();
    expect(game.panel.querySelector('.ledger')).toHaveAttribute('open');
    expect(within(game.panel).queryByRole('checkbox', { name: 'Show the values' })).toBeNull();
    expect(game.ledger).toHaveLength(3);
    for (const entry of game.ledger) expect(entry).toHaveTextContent(/hint$/);
    expect(game.panel).toHaveTextContent('3 best');
    expect(game.panel).toHaveTextContent('3 hints');
    expect(game.panel).not.toHaveTextContent(/slower|sooner|thrown/);
  });

  it('whose win is given away is judged, and is played again from there', async () => {
    const game = await startGame(AT_ONCE, 'Red');
    const { rubicon } = game;
    // In an order that tells nothing of their values.
    await expect
      .poll(() => game.moves.map(({ textContent }) => textContent))
      .toEqual([
        'Red general (1,3) left → (1,2)',
        'Red general (1,3) down → (2,3)',
        'Red general (2,2) up → (1,2)',
        'Red general (2,2) left → (2,1), takes the pawn',
        'Red general (2,2) right → (2,3)',
      ]);
    // Begun with the mouse, it leaves the keys to the board and the line.
    expect(document.body).toHaveFocus();
    await rubicon.draw([2, 2]);
    const targets = (kind: string) => document.querySelectorAll(`.move-targets .${kind}`).length;
    await expect.poll(() => [targets('prey'), targets('free'), targets('worth')]).toEqual([1, 2, 0]);
    await rubicon.user.keyboard('{Escape}');
    await game.play('left → (1,2)');
    await expect.poll(() => rubicon.verdict).toHaveTextContent('Black has won: the pawn is on row 1.');
    await game.expectPanel('It took 2 moves. Predicted with best play: Red wins in 1 move.');
    await game.expectPanel('1 thrown away');
    await game.expectPanel('0 hints');
    expect(game.pictured).toBe('pawn');
    const [thrown] = game.ledger as [HTMLElement];
    expect(thrown).toHaveTextContent('throws the win away');

    await game.press('Why is this move bad? Red general (1,3) left → (1,2)');
    const answers = await within(thrown).findByText(/^This move throws the win away/);
    await expect.poll(() => answers.closest('[role=status]')).toHaveTextContent('Black has won: ');
    await rubicon.user.keyboard('{Escape}');
    await rubicon.user.click(thrown.querySelector('.move-item') as HTMLElement);
    await rubicon.expectBoard(AT_ONCE);
    await game.press('Play on from here');
    await game.expectPlayed(0);
    await game.play('takes the pawn');
    await game.expectPanel('It took 1 move, exactly as predicted.');
    expect(game.panel).toHaveTextContent('1 best');
    expect(rubicon.page.queryByRole('region', { name: 'Puzzles' })).toBeNull();
  });

  it.each([
    ['a move that gives the win away', 'left → (1,1)', 1],
    ['no move that still wins', 'up → (2,1)', 0],
  ])('that goes on says why of %s', async (_, words, answered) => {
    const game = await startGame(ELEVEN, 'Red');
    await game.play(words);
    await game.expectStatus(/^Your turn: RedBlack pawn /);
    const answers = () => game.ledger.map((move) => within(move).queryAllByText('Why?').length);
    await expect.poll(answers).toEqual([answered]);
    await game.rubicon.click('checkbox', 'Show the values');
    await expect.poll(answers).toEqual([1]);
    const hinted = () => document.querySelector('.board .hint');
    await game.pressBar('Hint');
    await expect.poll(hinted).not.toBeNull();
    await game.rubicon.user.click(within(game.panel).getByText('Why?'));
    await expect.poll(hinted).toBeNull();
  });

  it('is begun by Red if the visitor plays Black', async () => {
    const game = await startGame(sample(2).rows, 'Black');
    await game.expectStatus('Your turn: Black');
    expect(game.pictured).toBe('pawn');
    await game.expectStatus('Red general');
    await game.expectPlayed(1);
    await game.play('takes a general');
    await expect
      .poll(() => game.rubicon.verdict)
      .toHaveTextContent('Black has won: the pawn has captured a general.');
    await game.expectPanel('It took 2 moves, exactly as predicted.');
  });

  it('with its values shown has space make the best move, and at an earlier position only step on', async () => {
    const game = await startGame(WON, 'Both sides');
    const { page, user } = game.rubicon;
    const firstCell = () => page.getAllByRole('gridcell')[0];
    const press = async (key: string) => {
      (document.activeElement as HTMLElement).blur();
      await user.keyboard(key);
    };
    const movesOf = (side: string) => expect.poll(() => game.moves[0]).toHaveTextContent(`${side} `);
    await press(' ');
    await game.expectPlayed(0);
    await game.rubicon.click('checkbox', 'Show the values');
    game.barButton('Flip the view').focus();
    await user.keyboard(' ');
    await expect.poll(firstCell).toHaveAccessibleName(/^row 5, column 3:/);
    await game.expectPlayed(0);
    await press(' ');
    await game.expectPlayed(1);
    await movesOf('Black');
    await press('{ArrowRight}');
    await game.expectStatus('The board shows moves that have not been played.');
    await game.press('Back to the last move');
    await game.expectPlayed(1);
    await press('{ArrowLeft}');
    await game.expectStatus('Move 0 of 1 of the game is on the board.');
    await press(' ');
    await game.expectStatus('Black to move');
    await game.expectPlayed(1);
    await movesOf('Black');
    await press(' ');
    await game.expectPlayed(2);
  });

  it('goes on from an earlier position, and keeps what was played as a variation', async () => {
    const game = await startGame(long, 'Both sides');
    const { user } = game.rubicon;
    await game.play('(9,2) left');
    await game.expectPlayed(1);
    await game.expectStatus(/^Black to moveRed general \(9,2\) left → \(9,1\)$/);
    await game.play('(8,3) right');
    await game.expectPlayed(2);
    await user.keyboard('{ArrowLeft}');
    await game.expectPanel('Move 1 of 2 of the game is on the board.');
    expect(game.moves).toEqual([]);
    await game.press('Back to the last move');
    await game.expectPlayed(2);
    await user.keyboard('{ArrowLeft}');
    await game.press('Play on from here');
    await game.expectPlayed(1);
    await expect.poll(() => location.hash).toMatch(/&m=9\.2l&v=1:8\.3r&study=play$/);
    await game.press('Restart');
    await game.expectPlayed(0);
    await game.rubicon.expectBoard(long);
    game.barButton('Stop').focus();
    await user.keyboard('{Enter}');
    await within(game.panel).findByRole('button', { name: 'Play from here' });
    expect(document.activeElement).toHaveClass('play-panel');
  });
});

it('a move is taken back while the opponent thinks, which then says nothing', async () => {
  const rubicon = await visit(`${linkOf(long)}&study=play`);
  const game = new GameView(rubicon);
  await game.begin('Red');
  await game.expectPlayed(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await game.play('up → (4,3)');
  await game.expectStatus(/^Black is thinking…$/);
  expect(game.barButton('Hint')).toBeDisabled();
  await rubicon.user.keyboard('{Control>}{Shift>}z{/Shift}h{/Control}');
  await game.expectStatus(/^Black is thinking…$/);
  await rubicon.user.keyboard('{Control>}z{/Control}');
  await game.expectPlayed(0);
  await vi.advanceTimersByTimeAsync(2000);
  await rubicon.expectBoard(long);
  await game.play('up → (4,3)');
  // The delay of the reply begins once the position is solved.
  const later = async () => {
    await vi.advanceTimersByTimeAsync(100);
    return game.status;
  };
  await expect.poll(later).toHaveTextContent(/^Your turn: RedBlack pawn /);
  await game.expectPlayed(2);
  await rubicon.user.keyboard('{Control>}h{/Control}');
  await game.pressBar('Take back');
  await game.expectPlayed(0);
  await rubicon.expectBoard(long);
  expect(rubicon.notices).toHaveTextContent('');
});
