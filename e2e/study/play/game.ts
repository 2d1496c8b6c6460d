import { expect, type Locator } from '@playwright/test';
import { linkOf, type Rows } from '../../support/boards.ts';
import type { Rubicon } from '../../support/page.ts';

/** Page object of a game against the opponent. */
export class GameView {
  readonly panel: Locator;
  readonly bar: Locator;
  /** Whose turn it is, or how the game ended. */
  readonly status: Locator;
  /** The buttons of the visitor's legal moves. */
  readonly moves: Locator;
  readonly ledger: Locator;

  constructor(readonly rubicon: Rubicon) {
    const { page } = rubicon;
    this.panel = page.getByRole('tabpanel');
    this.bar = page.getByRole('region', { name: 'Game', exact: true });
    this.status = this.bar.locator('.game-status');
    this.moves = this.panel.getByRole('list', { name: 'Your moves', exact: true }).getByRole('button');
    this.ledger = this.panel.getByRole('list', { name: 'What your moves were worth' }).getByRole('listitem');
  }

  /** Begins a game on a board; `rest` is the part of the link after the board. */
  async start(rows: Rows, side: 'Red' | 'Black' | 'Both sides', rest = ''): Promise<void> {
    await this.rubicon.open(linkOf(rows) + rest);
    await this.rubicon.page.getByRole('tab', { name: 'Play' }).click();
    await this.panel.getByRole('radio', { name: side }).check();
    await this.button('Play from here').click();
    await expect(this.bar).toBeVisible();
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  async stop(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Stop' }).click();
  }

  /** A move of the list by its end, such as `up → (4,3)`. */
  move(end: string): Locator {
    return this.moves.filter({ hasText: end });
  }

  async expectPlayed(count: number): Promise<void> {
    const sentence =
      count === 0 ? 'You have not moved yet.' : `${count} ${count === 1 ? 'move' : 'moves'} made.`;
    await expect(this.panel.getByText(sentence, { exact: true }).first()).toBeVisible();
  }
}
