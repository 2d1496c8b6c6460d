import { expect, type Locator } from '@playwright/test';
import { type Place, placesOf, type Rows } from '../../support/boards.ts';
import type { Rubicon } from '../../support/page.ts';
import { expectSoon } from '../../support/soon.ts';
import { valueWords } from '../../support/words.ts';

/** Page object of the study card's maps. */
export class Maps {
  readonly panel: Locator;
  readonly readout: Locator;
  readonly progress: Locator;
  readonly layer: Locator;
  /** The numbers of cells in the legend, in order. */
  readonly counts: Locator;

  constructor(readonly rubicon: Rubicon) {
    const { page } = rubicon;
    this.panel = page.getByRole('tabpanel', { name: 'Maps' });
    this.readout = this.panel.getByText(/^(Row \d+, column \d+:|Point at or tap a cell)/);
    this.progress = this.panel.getByRole('progressbar', { name: 'Obstacles tried' });
    this.layer = page.locator('.map-overlay');
    this.counts = this.panel.getByRole('listitem').locator('strong');
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

  async expectWords(expected: readonly string[]): Promise<void> {
    await expectSoon(() => this.words(), expected);
  }

  /** The numbers drawn on the board, in reading order. */
  async numbers(count: number): Promise<string[]> {
    const drawn = await this.rubicon.page.evaluate(() =>
      Array.from(
        document.querySelectorAll('.map-overlay text'),
        (text) => [text.getAttribute('data-at'), text.textContent] as const,
      ),
    );
    const numbers = new Map(drawn.map(([cell, text]) => [Number(cell), text ?? '']));
    return Array.from({ length: count }, (_, cell) => numbers.get(cell) ?? '');
  }

  /** The number of cells in the legend under a name. */
  legend(name: string): Locator {
    return this.panel.getByRole('listitem').filter({ hasText: name }).locator('strong');
  }

  async point(place: Place): Promise<void> {
    await this.rubicon.cell(place).hover();
  }
}

/** The page's words for the effect of a toggled obstacle, from the answers before and after. */
export function toggleWords(mark: string, before: string, after: string): string {
  if (before === after) return `${mark === '#' ? 'removing the' : 'adding an'} obstacle changes nothing`;
  const [winner, count] = before.split(' ');
  const [newWinner, newCount] = after.split(' ');
  const by = Number(newCount) - Number(count);
  const moves = `${Math.abs(by)} ${Math.abs(by) === 1 ? 'move' : 'moves'}`;
  const more =
    winner === newWinner ? `${moves} ${by > 0 ? 'later' : 'sooner'}` : `instead of ${valueWords(before)}`;
  return `${mark === '#' ? 'without the' : 'with an'} obstacle ${valueWords(after)}, ${more}`;
}

/** The places without a piece, in reading order. */
export function unpieced(rows: Rows): Place[] {
  return [...placesOf(rows, '.'), ...placesOf(rows, '#')].sort(
    ([row, column], [otherRow, otherColumn]) => row - otherRow || column - otherColumn,
  );
}
