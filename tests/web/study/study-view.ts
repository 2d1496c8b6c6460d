import { within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Rows } from '../../../e2e/support/boards.ts';
import type { Rubicon } from '../support/rubicon.ts';

/** Page object of the study card: its tabs, the selected panel, and what it previews on the board. */
export class StudyView {
  #moved = 0;

  constructor(readonly rubicon: Rubicon) {}

  get panel(): HTMLElement {
    return this.rubicon.page.getByRole('tabpanel');
  }

  /** The legal moves in the list. */
  get choices(): HTMLElement[] {
    return [...this.panel.querySelectorAll<HTMLElement>('.choice')];
  }

  /** The legal moves, as soon as there are so many. */
  async findChoices(count: number): Promise<HTMLElement[]> {
    await expect.poll(() => this.choices).toHaveLength(count);
    return this.choices;
  }

  choose(tab: string): Promise<void> {
    return this.rubicon.click('tab', tab);
  }

  async expectPanel(words: string | RegExp): Promise<void> {
    await expect.poll(() => this.panel).toHaveTextContent(words);
  }

  /** Moves the pointer to an element, from elsewhere: one that rests previews nothing. */
  async point(target: Element): Promise<void> {
    await this.rubicon.user.pointer({ target, coords: { screenX: ++this.#moved } });
  }

  pointAway(): Promise<void> {
    return this.point(this.rubicon.verdict);
  }

  /** Expects a preview from one board to another: the pieces stay, and ghosts stand where they would go. */
  async expectPreview(before: Rows, after: Rows): Promise<void> {
    const ghosts = after.map((cells, row) =>
      [...cells]
        .map((mark, column) => (mark === before[row]?.[column] || mark === '#' ? '.' : mark))
        .join(''),
    );
    await expect.poll(() => this.#seen('.piece.ghost', before)).toEqual(ghosts);
    expect(this.#seen('.piece:not(.taken, .ghost)', before)).toEqual(
      before.map((cells) => cells.replaceAll('#', '.')),
    );
  }

  async expectNoPreview(): Promise<void> {
    await expect.poll(() => document.querySelector('.ghosts')).toBeNull();
  }

  /** The pieces of one kind on a board of this size. */
  #seen(selector: string, { length, 0: first = '' }: Rows): Rows {
    const rows = Array.from({ length }, () => Array.from(first, () => '.'));
    for (const { style, classList } of document.querySelectorAll<HTMLElement>(`.board ${selector}`)) {
      const [x, y] = [style.getPropertyValue('--x'), style.getPropertyValue('--y')];
      (rows[Number(y)] ?? [])[Number(x)] = classList.contains('pawn') ? 'X' : 'O';
    }
    return rows.map((cells) => cells.join(''));
  }

  /** The numbers of the moves previewed, on the board. */
  numbers(): string[] {
    return Array.from(document.querySelectorAll('.board .numbers'), ({ textContent }) => textContent);
  }

  /** The answers to a move that is not the best, if they are told. */
  get answers(): HTMLElement | null {
    return (
      within(document.body)
        .queryByText(/^This move /)
        ?.closest('[role=status]') ?? null
    );
  }
}
