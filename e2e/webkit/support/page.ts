import { Key } from 'selenium-webdriver';
import { expect } from 'vitest';
import { linkOf, type Place, type Rows } from '../../support/boards.ts';
import { gridRows, type Tool } from '../../support/grid-rows.ts';
import { isWhole } from '../../support/whole.ts';
import { verdictWords } from '../../support/words.ts';
import { Part } from './part.ts';
import { address, driver, inPage } from './session.ts';
import { watchPage } from './watch.ts';

/** Page object of the whole page, by roles and names. */
export class Rubicon {
  readonly page = new Part();
  readonly grid = this.page.getByRole('grid');
  readonly verdict = this.page.getByRole('region', { name: 'Result' }).getByRole('status');
  readonly line = this.page.getByRole('region', { name: 'Best line' });
  readonly moves = this.line.getByRole('list', { name: 'Moves' }).getByRole('button');

  /**
   * Opens the page and waits for all of it; `hash` is the link from '#' on. On an open page this changes
   * only the hash.
   */
  async open(hash = '', at = address): Promise<void> {
    await driver.get(at + hash);
    await watchPage();
    await this.expectWhole();
  }

  /** Waits for everything after the board. */
  async expectWhole(): Promise<void> {
    await driver.wait(() => inPage(isWhole), 30_000, 'the page is not whole', 50);
  }

  /** Opens the page with empty storage. */
  async visit(hash = '', at = address): Promise<void> {
    // The icon has the page's origin, and costs nothing to open.
    await driver.get(new URL('icon.svg', at).href);
    await inPage(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.open(hash, at);
  }

  async openBoard(rows: Rows): Promise<void> {
    await this.open(linkOf(rows));
    await this.expectBoard(rows);
  }

  async reload(): Promise<void> {
    await driver.navigate().refresh();
    await watchPage();
  }

  /** Resizes the window's content area, as far as WebKit's own bars allow. */
  async resize(width: number, height: number): Promise<void> {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  }

  button(name: string | RegExp): Part {
    return this.page.getByRole('button', { name });
  }

  radio(name: string | RegExp): Part {
    return this.page.getByRole('radio', { name });
  }

  tab(name: string): Part {
    return this.page.getByRole('tab', { name });
  }

  cell([row, column]: Place): Part {
    return this.grid.locator(`[aria-rowindex="${row}"] [aria-colindex="${column}"]`);
  }

  async choose(tool: Tool): Promise<void> {
    await this.radio('Edit').click();
    await this.radio(tool).click();
  }

  /** Presses keys one after the other: a character, a key of `Key`, or a combination. */
  async press(...keys: readonly (string | readonly string[])[]): Promise<void> {
    const actions = driver.actions();
    for (const key of keys) {
      const held = typeof key === 'string' ? [key] : [...key];
      for (const each of held) actions.keyDown(each);
      for (const each of held.reverse()) actions.keyUp(each);
    }
    await actions.perform();
  }

  /** The board on the screen, from the labels of its cells. */
  async rows(): Promise<Rows> {
    const names = await this.grid
      .locator('[role=gridcell]')
      .read((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
    return gridRows(names);
  }

  async expectBoard(rows: Rows): Promise<void> {
    await expect.poll(() => this.rows()).toEqual(rows);
  }

  /** Expects the verdict of a contest answer, such as `Red 75`. */
  async expectAnswer(answer: string): Promise<void> {
    await this.verdict.expectText(verdictWords(answer, 'Red'));
  }

  /** Expects the line after `ply` of its `count` moves. */
  async expectMove(ply: number, count: number): Promise<void> {
    const move = `Move ${ply} of ${count}`;
    await expect.poll(async () => (await this.line.texts()).join(' ')).toMatch(new RegExp(`${move}(?!\\d)`));
  }
}

export { Key };
