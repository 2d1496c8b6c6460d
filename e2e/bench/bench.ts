import { expect, type Locator } from '@playwright/test';
import type { Rubicon } from '../support/page.ts';

/** Page object of the judge bench, in English. */
export class Bench {
  readonly results: Locator;
  readonly boards: Locator;
  readonly differences: Locator;
  readonly suspects: Locator;

  constructor(readonly rubicon: Rubicon) {
    const { page } = rubicon;
    this.results = page.getByRole('region', { name: /^(Answers|Differences)$/ });
    this.boards = this.results.getByRole('list', { name: 'Boards' });
    this.differences = this.results.getByRole('list', { name: 'Lines that differ' });
    this.suspects = this.results
      .getByRole('region', { name: 'Which mistake is mine?' })
      .getByRole('listitem');
  }

  async choose(tool: 'Batch' | 'Compare'): Promise<void> {
    await this.tab(tool).click();
    await expect(this.results).toBeVisible();
  }

  tab(tool: string): Locator {
    return this.rubicon.page.getByRole('tab', { name: tool, exact: true });
  }

  /** Generates as many boards as the page suggests. */
  async generate(): Promise<void> {
    await this.tab('Generate').click();
    await this.button('Generate').click();
    await expect(this.rubicon.page.getByText('100 boards made.')).toBeVisible();
  }

  /** Starts a search and stops it. */
  async mine(): Promise<void> {
    const { page } = this.rubicon;
    await this.tab('Mine').click();
    await this.button('Start searching').click();
    await expect(page.getByText('Run 1', { exact: true })).toBeVisible();
    await this.button('Stop').click();
    await expect(page.getByText(/^Stopped: /)).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.rubicon.button(name);
  }

  async chooseFile(name: string, text: string): Promise<void> {
    await this.rubicon.page
      .getByLabel('Choose a file', { exact: true })
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  }

  async type(field: 'Contest text' | 'Output text', text: string): Promise<void> {
    await this.rubicon.page.getByRole('textbox', { name: field }).fill(text);
    await this.button(field === 'Contest text' ? 'Solve all boards' : 'Compare').click();
  }

  /** Waits until all boards are answered. */
  async expectDone(boards: number): Promise<void> {
    const count = boards.toLocaleString('en');
    const said = `${count} of ${count} ${boards === 1 ? 'board' : 'boards'}`;
    await expect(this.results.getByRole('status').first()).toHaveText(said, { timeout: 60_000 });
  }

  /** A board of the list, by its number; it must be in view. */
  board(number: number): Locator {
    return this.boards.getByRole('button', { name: new RegExp(`^Board ${number}:`) });
  }
}
