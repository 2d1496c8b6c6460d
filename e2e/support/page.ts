import { expect, type Locator, type Page } from '@playwright/test';
import { linkOf, type Place, type Rows } from './boards.ts';
import { isWhole } from './whole.ts';
import { verdictWords } from './words.ts';

const MARKS: Readonly<Record<string, string>> = {
  free: '.',
  obstacle: '#',
  'black pawn': 'X',
  'red general': 'O',
  空格: '.',
  障碍: '#',
  黑卒: 'X',
  红帅: 'O',
};

export type Tool = 'Obstacle' | 'Pawn' | 'General' | 'Erase';

/** The page as someone uses it: by the roles and names of what is on it. */
export class Rubicon {
  readonly grid: Locator;
  readonly result: Locator;
  readonly verdict: Locator;
  readonly line: Locator;
  readonly moves: Locator;
  readonly notices: Locator;
  readonly cancel: Locator;
  readonly progress: Locator;

  constructor(readonly page: Page) {
    this.grid = page.getByRole('grid');
    this.result = page.getByRole('region', { name: 'Result' });
    this.verdict = this.result.getByRole('status');
    this.line = page.getByRole('region', { name: 'Best line' });
    this.moves = this.line.getByRole('list', { name: 'Moves' }).getByRole('button');
    this.notices = page.getByRole('region', { name: 'Notices' });
    this.cancel = this.button('Cancel');
    this.progress = page.getByRole('progressbar', { name: 'Progress of the solver' });
  }

  /** Opens the page with all that comes after its board; `hash` is what a link has from '#' on. */
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

  /** Opens the page and waits for the board alone. On an open page this is a change of the hash only. */
  async openBare(hash = ''): Promise<void> {
    const [opened = '', shown] = this.page.url().split('#');
    const isFirefox = this.page.context().browser()?.browserType().name() === 'firefox';
    // In Firefox Playwright's own change of the hash may wait for ever, when the page changes it at the same moment.
    if (isFirefox && opened.endsWith('/some/where/') && hash.length > 1 && hash !== `#${shown}`)
      await this.page.evaluate((hash) => {
        location.hash = hash;
      }, hash);
    else await this.page.goto(`./${hash}`);
    await expect(this.grid).toBeVisible();
  }

  async openBoard(rows: Rows): Promise<void> {
    await this.open(linkOf(rows));
    await this.expectBoard(rows);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  cell([row, column]: Place): Locator {
    return this.grid.locator(`[role=gridcell][aria-label^="row ${row}, column ${column}:"]`);
  }

  async choose(tool: Tool): Promise<void> {
    await this.page.getByRole('radio', { name: tool, exact: true }).check();
  }

  async example(number: number): Promise<void> {
    await this.button(new RegExp(`^Example ${number},`)).click();
  }

  /** Closes the dialog and waits until the page knows: then the keys are the page's again. */
  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    const content = this.page.getByRole('dialog', { includeHidden: true }).getByRole('heading', {
      includeHidden: true,
    });
    await expect(content).toHaveCount(0);
  }

  /**
   * What the elements are called. The page looks for them itself: for a locator's evaluate() Playwright sends it its own
   * selectors first, 340 kB on every page.
   */
  async names(selector: string): Promise<string[]> {
    return this.page.evaluate(
      (selector) =>
        Array.from(document.querySelectorAll(selector), (each) => each.getAttribute('aria-label') ?? ''),
      selector,
    );
  }

  /** The board on the screen, as its cells are called in either language. */
  async rows(): Promise<Rows> {
    const names = await this.names('.grid [role=gridcell]');
    const rows: string[][] = [];
    for (const name of names) {
      const [row = 0, column = 0] = Array.from(name.matchAll(/\d+/g), Number);
      rows[row - 1] ??= [];
      (rows[row - 1] ?? [])[column - 1] = MARKS[/[:：]\s*([^;；]+)/.exec(name)?.[1] ?? ''] ?? '?';
    }
    return rows.map((cells) => cells.join(''));
  }

  async expectBoard(rows: Rows): Promise<void> {
    await expect.poll(() => this.rows(), { intervals: [10, 20, 50, 100, 250] }).toEqual(rows);
  }

  /** The verdict on the board is a contest answer, such as `Red 75`. */
  async expectAnswer(answer: string, toMove: 'Red' | 'Black' = 'Red'): Promise<void> {
    await expect(this.verdict).toHaveText(verdictWords(answer, toMove));
  }

  /** The line is shown after `ply` of its `count` moves. */
  async expectMove(ply: number, count: number): Promise<void> {
    await expect(this.line.getByText(`Move ${ply} of ${count}`, { exact: true })).toBeVisible();
  }
}
