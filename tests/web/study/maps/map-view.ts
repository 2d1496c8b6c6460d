import { within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Place } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';

/** Page object of the study card's maps. */
export class MapView {
  constructor(readonly rubicon: Rubicon) {}

  get panel(): HTMLElement {
    return this.rubicon.page.getByRole('tabpanel', { name: 'Maps' });
  }

  async open(): Promise<void> {
    await this.rubicon.click('tab', 'Maps');
    await within(this.panel).findByRole('radio', { name: 'Placement' });
  }

  choice(name: string | RegExp): HTMLElement {
    return within(this.panel).getByRole('radio', { name });
  }

  choose(name: string | RegExp): Promise<void> {
    return this.rubicon.user.click(this.choice(name));
  }

  async press(name: string): Promise<void> {
    await this.rubicon.user.click(await within(this.panel).findByRole('button', { name }));
  }

  /** The map's descriptions of the cells, in reading order; '' if there is none. */
  words(): string[] {
    return Array.from(
      document.querySelectorAll('.grid [role=gridcell]'),
      (cell) => cell.getAttribute('aria-label')?.split(/[;；]\s*/)[1] ?? '',
    );
  }

  expectWords(expected: readonly string[]): Promise<void> {
    return expect.poll(() => this.words()).toEqual(expected);
  }

  async expectProgress(done: number, total: number): Promise<void> {
    await expect.poll(() => this.panel).toHaveTextContent(`${done} of ${total} cells`);
  }

  /** The entries of the legend, with their numbers of cells. */
  legend(): string[] {
    return within(within(this.panel).getByRole('list', { name: 'Legend' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  }

  /** The colour of each cell of a board as seen on the screen; '' if it has none. */
  tiles(rows: number, columns: number): string[] {
    const tiles = Array.from({ length: rows * columns }, () => '');
    for (const path of document.querySelectorAll('.map-overlay .tile'))
      for (const [, x, y] of (path.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)/g))
        tiles[Math.floor(Number(y)) * columns + Math.floor(Number(x))] =
          path.getAttribute('class')?.replace('tile ', '') ?? '';
    return tiles;
  }

  /** Points at a cell. */
  point(place: Place): Promise<void> {
    return this.rubicon.user.hover(this.rubicon.cell(place));
  }

  async expectReadout(words: string): Promise<void> {
    await expect.poll(() => this.panel.querySelector('.readout')).toHaveTextContent(words);
  }
}
