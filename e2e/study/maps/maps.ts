import { expect, type Locator } from '@playwright/test';
import type { Rows } from '../../support/boards.ts';
import type { Rubicon } from '../../support/page.ts';

/** A board on which both sides win from some cells and tie on others. */
export const MIXED: Rows = ['.....', '.....', '..O..', '#..#.', 'O#.X.'];

/** Page object of the study card's maps. */
export class Maps {
  readonly panel: Locator;
  readonly readout: Locator;
  readonly layer: Locator;

  constructor(readonly rubicon: Rubicon) {
    const { page } = rubicon;
    this.panel = page.getByRole('tabpanel', { name: 'Maps' });
    this.readout = this.panel.getByText(/^(Row \d+, column \d+:|Point at or press a cell)/);
    this.layer = page.locator('.map-overlay');
  }

  async open(): Promise<void> {
    await this.rubicon.page.getByRole('tab', { name: 'Maps' }).click();
    await expect(this.choice('Placement')).toBeVisible();
  }

  choice(name: string | RegExp): Locator {
    return this.panel.getByRole('radio', { name, exact: true });
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** The map's descriptions of the cells, in reading order; '' if there is none. */
  async words(): Promise<string[]> {
    const names = await this.rubicon.names('.grid [role=gridcell]');
    return names.map((name) => name.split(/[;；]\s*/)[1] ?? '');
  }

  /** The numbers drawn on the board, in reading order. */
  numbers(): Promise<string[]> {
    return this.rubicon.page.evaluate(() =>
      Array.from(document.querySelectorAll('.map-overlay text'), (text) => text.textContent ?? ''),
    );
  }

  /** The number of cells in the legend under a name. */
  legend(name: string): Locator {
    return this.panel.getByRole('listitem').filter({ hasText: name }).locator('strong');
  }
}
