import { expect, type Locator, type Page } from '@playwright/test';
import type { Rows } from '../support/boards.ts';
import type { Rubicon } from '../support/page.ts';
import { expectSoon } from '../support/soon.ts';

/** Page object of the study card: its tabs, and the selected panel. */
export class Study {
  readonly page: Page;
  readonly panel: Locator;
  /** The legal moves in the list. */
  readonly choices: Locator;

  constructor(readonly rubicon: Rubicon) {
    this.page = rubicon.page;
    this.panel = this.page.getByRole('tabpanel');
    this.choices = this.panel.getByRole('list', { name: 'Legal moves' }).locator('.choice');
  }

  /** Expects the pieces at these cells as seen, and no preview. */
  async expectSeen(rows: Rows): Promise<void> {
    await expectSoon(() => this.#seen('.piece:not(.taken, .ghost)'), rows);
    await expect(this.page.locator('.ghosts')).toHaveCount(0);
  }

  /** Expects a preview from one board to another: the pieces stay, and ghosts stand where they would go. */
  async expectPreview(before: Rows, after: Rows): Promise<void> {
    const ghosts = after.map((cells, row) =>
      [...cells]
        .map((mark, column) => (mark === before[row]?.[column] && mark !== '#' ? '.' : mark))
        .join(''),
    );
    await expectSoon(() => this.#seen('.piece.ghost'), ghosts);
    await expectSoon(() => this.#seen('.piece:not(.taken, .ghost)'), before);
  }

  async #seen(pieces: string): Promise<Rows> {
    const rows = (await this.rubicon.rows()).map((cells) => [...cells.replace(/[XO]/g, '.')]);
    const places = await this.page.evaluate(
      (selector) =>
        Array.from(document.querySelectorAll(selector), (piece) => {
          const seen = piece.getBoundingClientRect();
          const board = piece.parentElement?.getBoundingClientRect() ?? seen;
          return {
            mark: piece.classList.contains('pawn') ? 'X' : 'O',
            row: (seen.top - board.top) / seen.height,
            column: (seen.left - board.left) / seen.width,
          };
        }),
      pieces,
    );
    for (const { mark, row, column } of places) {
      const isAtRest = Math.abs(row - Math.round(row)) + Math.abs(column - Math.round(column)) < 0.05;
      const cells = rows[Math.round(row)];
      if (cells !== undefined) cells[Math.round(column)] = isAtRest ? mark : '~';
    }
    return rows.map((cells) => cells.join(''));
  }
}
