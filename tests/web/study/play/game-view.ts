import { within } from '@testing-library/dom';
import { expect } from 'vitest';
import { linkOf, type Rows } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { visit } from '../../support/visit.ts';

type Visitor = 'Red' | 'Black' | 'Both sides';

/** Page object of a game against the opponent. */
export class GameView {
  constructor(readonly rubicon: Rubicon) {}

  get panel(): HTMLElement {
    return this.rubicon.page.getByRole('tabpanel');
  }

  get bar(): HTMLElement {
    return this.rubicon.page.getByRole('region', { name: 'Game' });
  }

  /** Whose turn it is, or how the game ended. */
  get status(): Element | null {
    return this.bar.querySelector('.game-status');
  }

  /** The piece pictured beside the status. */
  get pictured(): string | undefined {
    return this.status?.querySelector('.pixels')?.classList[1];
  }

  /** The buttons of the visitor's legal moves. */
  get moves(): HTMLElement[] {
    return [...this.panel.querySelectorAll<HTMLElement>('[aria-label="Your moves"] button')];
  }

  /** The button of the bar with this name. */
  barButton(name: string): HTMLElement {
    return within(this.bar).getByRole('button', { name });
  }

  /** The judgements of the visitor's moves. */
  get ledger(): HTMLElement[] {
    return [...this.panel.querySelectorAll<HTMLElement>('[aria-label="What your moves were worth"] > li')];
  }

  /** Begins a game in the tab Play. */
  async begin(side: Visitor): Promise<void> {
    await this.rubicon.user.click(await within(this.panel).findByRole('radio', { name: side }));
    await this.press('Play from here');
    await this.rubicon.page.findByRole('region', { name: 'Game' });
  }

  /** Presses a button of the panel. */
  async press(name: string): Promise<void> {
    await this.rubicon.user.click(await within(this.panel).findByRole('button', { name }));
  }

  /** Presses a button of the bar. */
  async pressBar(name: string): Promise<void> {
    await this.rubicon.user.click(await within(this.bar).findByRole('button', { name }));
  }

  /** Makes a move of the list, as soon as it is there, by a part of its words such as `up → (4,3)`. */
  async play(words: string): Promise<void> {
    const move = () => this.moves.find(({ textContent }) => textContent.includes(words));
    await expect.poll(move).toBeDefined();
    await this.rubicon.user.click(move() as HTMLElement);
  }

  async expectStatus(words: string | RegExp): Promise<void> {
    await expect.poll(() => this.status).toHaveTextContent(words);
  }

  async expectPlayed(count: number): Promise<void> {
    const moves = count === 1 ? '1 move' : `${count} moves`;
    await within(this.panel).findByText(count === 0 ? 'You have not moved yet.' : `${moves} made.`, {
      selector: '.play-panel > p',
    });
  }

  async expectPanel(words: string | RegExp): Promise<void> {
    await expect.poll(() => this.panel).toHaveTextContent(words);
  }
}

/** A visitor begins a game on a board, against an opponent that moves at once. */
export async function startGame(rows: Rows, side: Visitor): Promise<GameView> {
  const game = new GameView(await visit(`${linkOf(rows)}&study=play`, { reducedMotion: true }));
  await game.begin(side);
  return game;
}
