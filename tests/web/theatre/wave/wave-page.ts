import { within } from '@testing-library/dom';
import { expect } from 'vitest';
import { linkOf, type Place, type Rows } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { type Visitor, visit } from '../../support/visit.ts';

/** Page object of the theatre's layers. */
export class Wave {
  constructor(readonly rubicon: Rubicon) {}

  /** Opens the layers of a board. */
  static async of(rows: Rows, by: Visitor = {}): Promise<Wave> {
    const wave = new Wave(await visit(`${linkOf(rows)}&view=theatre&act=wave`, by));
    await expect.poll(() => document.querySelector('.wave > *')).not.toBeNull();
    return wave;
  }

  /** The same, once all its positions are counted. */
  static async counted(rows: Rows, by: Visitor = {}): Promise<Wave> {
    const wave = await Wave.of(rows, by);
    await wave.expectCounted();
    return wave;
  }

  /** Opens the layers of another board on the open page. */
  async openBoard(rows: Rows): Promise<void> {
    location.hash = `${linkOf(rows)}&view=theatre&act=wave`;
    await expect.poll(() => this.rows()).toEqual(rows);
    await this.expectCounted();
  }

  expectCounted(): Promise<void> {
    return expect.poll(() => this.totals).not.toBeNull();
  }

  get panel(): HTMLElement {
    return document.querySelector('.wave') as HTMLElement;
  }

  get slider(): HTMLInputElement {
    return within(this.panel).getByLabelText('Layer');
  }

  get totals(): HTMLElement | null {
    return document.querySelector('.wave-totals');
  }

  get heard(): string {
    return document.querySelector('[data-testid=wave-heard]')?.textContent ?? '';
  }

  get counting(): HTMLElement | null {
    return document.querySelector('.wave-counting progress');
  }

  button(name: string | RegExp): HTMLElement {
    return within(this.panel).getByRole('button', { name });
  }

  press(name: string): Promise<void> {
    return this.rubicon.user.click(this.button(name));
  }

  /** Chooses a piece, a side or a speed. */
  choose(name: string): Promise<void> {
    return this.rubicon.user.click(within(this.panel).getByLabelText(name));
  }

  keys(keys: string): Promise<void> {
    return this.rubicon.user.keyboard(keys);
  }

  cell([row, column]: Place): HTMLElement {
    return document.querySelector(`.wave-grid [aria-label^="row ${row}, column ${column}:"]`) as HTMLElement;
  }

  /** What is said of each cell after its mark, in reading order; '' where the lifted piece cannot stand. */
  words(): string[] {
    return names().map((name) => name.split('; ')[1] ?? '');
  }

  /** The width of the chart's bars, in layers. */
  barWidth(): number {
    const bars = document.querySelector('.wave-chart .bars path')?.getAttribute('d') ?? '';
    return Number(/h([\d.]+)/.exec(bars)?.[1]);
  }

  /** The counts at the lines of the chart, upwards and downwards. */
  scale(): (string | null)[] {
    return Array.from(
      document.querySelectorAll('.wave-chart .plot-scale span'),
      ({ textContent }) => textContent,
    );
  }

  expectWords(expected: readonly string[]): Promise<void> {
    return expect.poll(() => this.words()).toEqual(expected);
  }

  async expectLayer(layer: number, last: number): Promise<void> {
    const title = () => document.querySelector('.wave-words h2')?.textContent;
    await expect.poll(title).toBe(`Layer ${layer} of ${last}`);
    expect(this.slider).toHaveValue(String(layer));
  }

  /** Goes to a layer by the slider. */
  async slideTo(layer: number): Promise<void> {
    await this.rubicon.slide(this.slider, layer);
  }

  expectSaid(words: string | RegExp): Promise<void> {
    return expect.poll(() => this.panel.textContent).toMatch(words);
  }

  /** The board with its pieces as drawn, from the names of the cells. */
  private rows(): string[] {
    const marks = { free: '.', obstacle: '#', 'black pawn': 'X', 'red general': 'O' };
    const rows: string[] = [];
    for (const name of names()) {
      const [, row, mark = ''] = /^row (\d+), column \d+: ([^;]+)/.exec(name) ?? [];
      rows[Number(row) - 1] = `${rows[Number(row) - 1] ?? ''}${marks[mark as keyof typeof marks]}`;
    }
    return rows;
  }
}

function names(): string[] {
  const cells = document.querySelectorAll('.wave-grid [role=gridcell]');
  return Array.from(cells, (cell) => cell.getAttribute('aria-label') ?? '');
}
