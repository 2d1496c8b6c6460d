import {
  type BoundFunctions,
  fireEvent,
  getQueriesForElement,
  type queries,
  within,
} from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Place, Rows } from '../../../e2e/support/boards.ts';
import { gridRows, type Tool } from '../../../e2e/support/grid-rows.ts';
import { verdictWords } from '../../../e2e/support/words.ts';

type Screen = BoundFunctions<typeof queries>;
type Name = string | RegExp;

/** Page object of the whole page, by roles and names, as that of the browsers' tests. Its getters throw without the element. */
export class Rubicon {
  readonly page: Screen;
  readonly user: UserEvent;

  constructor(document: Document) {
    this.page = getQueriesForElement(document.body);
    this.user = userEvent.setup({ document, delay: null });
  }

  get result(): HTMLElement {
    return this.page.getByRole('region', { name: 'Result' });
  }

  get verdict(): HTMLElement {
    return within(this.result).getByRole('status');
  }

  get line(): HTMLElement {
    return this.page.getByRole('region', { name: 'Best line' });
  }

  /** The items of the list of moves: the start, and each move. */
  get moves(): HTMLElement[] {
    return [...this.line.querySelectorAll<HTMLElement>('[aria-label=Moves] .move-item')];
  }

  get notices(): HTMLElement {
    return this.page.getByRole('region', { name: 'Notices' });
  }

  button(name: Name): HTMLElement {
    return this.page.getByRole('button', { name });
  }

  cell([row, column]: Place): HTMLElement {
    return within(this.page.getByRole('grid')).getByLabelText(new RegExp(`^row ${row}, column ${column}:`));
  }

  /** Clicks the control with this role and name, as soon as it is there. */
  async click(role: 'button' | 'tab' | 'radio' | 'checkbox' | 'link' | 'option', name: Name): Promise<void> {
    await this.user.click(await this.page.findByRole(role, { name }));
  }

  /** Clicks the button with this name, as soon as it is there. */
  press(name: Name): Promise<void> {
    return this.click('button', name);
  }

  /** Switches to editing the board, where the tools are. */
  edit(): Promise<void> {
    return this.click('radio', 'Edit');
  }

  async choose(tool: Tool): Promise<void> {
    await this.edit();
    await this.click('radio', tool);
  }

  /** Applies the chosen tool to a cell, by the keyboard: the mouse needs a layout. */
  async draw(place: Place): Promise<void> {
    this.cell(place).focus();
    await this.user.keyboard('{Enter}');
  }

  /** Fills a text field at once, as soon as it is there. */
  async fill(name: Name, text: string): Promise<void> {
    fireEvent.input(await this.page.findByRole('textbox', { name }), { target: { value: text } });
  }

  /** Moves a slider to a value. */
  async slide(slider: HTMLInputElement, value: number): Promise<void> {
    slider.focus();
    fireEvent.input(slider, { target: { value: String(value) } });
  }

  /** Follows a link on the open page. */
  follow(hash: string): void {
    history.pushState(null, '', hash);
    dispatchEvent(new Event('hashchange'));
  }

  /** Pastes a text where the focus is. */
  paste(text: string): void {
    fireEvent.paste(document.activeElement ?? document.body, {
      clipboardData: { getData: () => text, files: [] },
    });
  }

  /** Drops files on an element after dragging them over it. */
  drop(target: Element, ...files: readonly File[]): void {
    for (const event of ['dragOver', 'drop'] as const)
      fireEvent[event](target, { dataTransfer: { types: ['Files'], files } });
  }

  /** Opens a sample, from 1; they stand above the board, and again below it. */
  async example(number: number): Promise<void> {
    const [above] = await this.page.findAllByRole('button', { name: new RegExp(`^Sample ${number},`) });
    if (above !== undefined) await this.user.click(above);
  }

  /** The board on the screen, from the labels of its cells in either language. */
  rows(): Rows {
    const cells = document.querySelectorAll('.grid [role=gridcell]');
    return gridRows(Array.from(cells, (cell) => cell.getAttribute('aria-label') ?? ''));
  }

  expectBoard(rows: Rows): Promise<void> {
    return expect.poll(() => this.rows()).toEqual(rows);
  }

  /** Expects the verdict of a contest answer, such as `Red 75`. */
  async expectAnswer(answer: string, toMove: 'Red' | 'Black' = 'Red'): Promise<void> {
    await expect.poll(() => this.verdict).toHaveTextContent(verdictWords(answer, toMove));
  }

  /** Expects the line after `ply` of its `count` moves. */
  async expectMove(ply: number, count: number): Promise<void> {
    await this.page.findByText(`Move ${ply} of ${count}`);
  }
}
