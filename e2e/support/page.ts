import { expect, type Locator, type Page } from '@playwright/test';
import { linkOf, type Place, type Rows } from './boards.ts';
import { buttonIn } from './button.ts';
import { gridRows, type Tool } from './grid-rows.ts';
import { expectSoon } from './soon.ts';
import { isWhole } from './whole.ts';
import { verdictWords } from './words.ts';

/** Page object of the whole page, by roles and names. */
export class Rubicon {
  readonly grid: Locator;
  readonly result: Locator;
  readonly verdict: Locator;
  readonly line: Locator;
  readonly moves: Locator;
  readonly notices: Locator;

  constructor(readonly page: Page) {
    this.grid = page.getByRole('grid');
    this.result = page.getByRole('region', { name: 'Result' });
    this.verdict = this.result.getByRole('status');
    this.line = page.getByRole('region', { name: 'Best line' });
    this.moves = this.line.getByRole('list', { name: 'Moves' }).locator('.move-item');
    this.notices = page.getByRole('region', { name: 'Notices' });
  }

  /** Opens the page and waits for everything after the board, too; `hash` is the link from '#' on. */
  async open(hash = ''): Promise<void> {
    await this.openBare(hash);
    await this.#expectWhole();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.#expectWhole();
  }

  async #expectWhole(): Promise<void> {
    await expect.poll(() => this.page.evaluate(isWhole), { intervals: [10, 20, 50] }).toBe(true);
  }

  /** Opens the page and waits for the board only. On an open page this changes only the hash. */
  async openBare(hash = ''): Promise<void> {
    await this.go(hash);
    await expect(this.grid).toBeVisible();
  }

  /** Opens the page, or on an open page changes the hash, and waits for nothing. */
  async go(hash: string): Promise<void> {
    const [opened = '', shown] = this.page.url().split('#');
    const isFirefox = this.page.context().browser()?.browserType().name() === 'firefox';
    // In Firefox, Playwright's navigation to a hash may hang if the page changes the hash at the same moment.
    if (isFirefox && opened.endsWith('/some/where/') && hash.length > 1 && hash !== `#${shown}`)
      await this.page.evaluate((hash) => {
        location.hash = hash;
      }, hash);
    else await this.page.goto(`./${hash}`);
  }

  async openBoard(rows: Rows): Promise<void> {
    await this.open(linkOf(rows));
    await this.expectBoard(rows);
  }

  button(name: string | RegExp): Locator {
    return buttonIn(this.page, name);
  }

  cell([row, column]: Place): Locator {
    return this.grid.locator(`[role=gridcell][aria-label^="row ${row}, column ${column}:"]`);
  }

  /** Switches to editing the board, where the tools are. */
  async edit(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Edit' }).check();
  }

  async choose(tool: Tool): Promise<void> {
    await this.edit();
    await this.page.getByRole('radio', { name: tool, exact: true }).check();
  }

  async example(number: number): Promise<void> {
    await this.button(new RegExp(`^Sample ${number},`)).click();
  }

  /** Switches from English; on a small screen the languages are in the menu. */
  async speakChinese(isInMenu: boolean): Promise<void> {
    if (isInMenu) await this.button('Menu').click();
    await this.button('中文').click();
    await expect(this.page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await this.page.keyboard.press('Escape');
    await this.page.mouse.move(0, 0);
    await this.page.locator(':focus').blur();
  }

  /** Closes the dialog and waits until the page handles keys again. */
  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    const content = this.page.getByRole('dialog', { includeHidden: true }).getByRole('heading', {
      includeHidden: true,
    });
    await expect(content).toHaveCount(0);
  }

  /**
   * The names of the elements. Computed in the page, because for a locator's evaluate() Playwright first sends its selector
   * engine, 340 kB, to every page.
   */
  async names(selector: string): Promise<string[]> {
    return this.page.evaluate(
      (selector) =>
        Array.from(document.querySelectorAll(selector), (each) => each.getAttribute('aria-label') ?? ''),
      selector,
    );
  }

  /** The board on the screen, from the labels of its cells in either language. */
  async rows(): Promise<Rows> {
    const names = await this.names('.grid [role=gridcell]');
    return gridRows(names);
  }

  async expectBoard(rows: Rows): Promise<void> {
    await expectSoon(() => this.rows(), rows);
  }

  /** Expects the verdict of a contest answer, such as `Red 75`. */
  async expectAnswer(answer: string, toMove: 'Red' | 'Black' = 'Red'): Promise<void> {
    await expect(this.verdict).toHaveText(verdictWords(answer, toMove));
  }

  /** Expects the line after `ply` of its `count` moves. */
  async expectMove(ply: number, count: number): Promise<void> {
    await expect(this.line.getByText(`Move ${ply} of ${count}`, { exact: true })).toBeVisible();
  }
}
