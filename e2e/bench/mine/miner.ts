import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Locator } from '@playwright/test';
import type { Rows } from '../../support/boards.ts';
import { downloadBy } from '../../support/download.ts';
import type { Rubicon } from '../../support/page.ts';

const command = fileURLToPath(new URL('../../../build/rubicon', import.meta.url));

/** Page object of the miner, in English. */
export class Miner {
  readonly search: Locator;
  readonly finds: Locator;
  readonly rows: Locator;
  readonly elsewhere: Locator;

  constructor(readonly rubicon: Rubicon) {
    const { page } = rubicon;
    this.search = page.getByRole('region', { name: 'Search' });
    this.finds = page.getByRole('region', { name: /^Best finds/ });
    this.rows = this.finds.getByRole('listitem');
    this.elsewhere = page.getByRole('complementary', { name: 'Search' });
  }

  async open(address = './'): Promise<void> {
    await this.rubicon.page.goto(`${address}#view=bench`);
    await this.show();
  }

  async show(): Promise<void> {
    await this.rubicon.page.getByRole('tab', { name: 'Mine' }).click();
    await expect(this.search).toBeVisible();
  }

  button(name: string): Locator {
    return this.rubicon.page.getByRole('button', { name, exact: true });
  }

  field(name: string): Locator {
    return this.rubicon.page.getByLabel(name, { exact: true });
  }

  /** Types a number into a field. */
  async type(name: string, number: number): Promise<void> {
    await this.field(name).press('ControlOrMeta+a');
    await this.field(name).pressSequentially(String(number));
  }

  async ask(goal: string, rows: number, columns: number, seed = 1): Promise<void> {
    await this.rubicon.page.getByRole('radio', { name: goal, exact: true }).check();
    await this.type('Rows', rows);
    await this.type('Columns', columns);
    await this.type('Seed', seed);
    await this.field('Run length').selectOption({ label: 'Quick: 10,000 boards' });
  }

  /** Searches until boards are found, then stops. */
  async find(goal: string, rows: number, columns: number, seed = 1): Promise<void> {
    await this.ask(goal, rows, columns, seed);
    await this.button('Start searching').click();
    await expect(this.ofSize(rows, columns).first()).toBeVisible();
    await this.button('Stop').click();
    await expect(this.button('Stop')).toBeHidden();
  }

  /** The finds of one size. */
  ofSize(rows: number, columns: number): Locator {
    return this.rows.filter({ hasText: `${rows} × ${columns},` });
  }

  /** One of the figures of the search, such as `Boards tried`. */
  async figure(name: string): Promise<number> {
    const text = await this.search.locator('div', { hasText: name }).locator('dd').first().textContent();
    return Number(text?.replaceAll(',', ''));
  }

  /** The scores and answers in the list. */
  scores(): Promise<string[]> {
    return this.rows.locator('strong, .chip').allTextContents();
  }

  /** The downloaded finds: names of the files, boards, and answers. */
  async files(browserName: string): Promise<{ names: string[]; boards: Rows[]; answers: string }> {
    const input = await downloadBy(this.rubicon, browserName, () => this.button('Download .in').click());
    const answers = await downloadBy(this.rubicon, browserName, () => this.button('Download .ans').click());
    const [, ...lines] = input.text.trimEnd().split('\n');
    const boards: Rows[] = [];
    while (lines.length > 0) boards.push(lines.splice(0, Number(lines.shift()?.split(' ')[0])));
    expect(execFileSync(command, { input: input.text, encoding: 'utf8' })).toBe(answers.text);
    return { names: [input.name, answers.name], boards, answers: answers.text };
  }
}

/** The best board in the output of a command. */
export function bestOfCommand(mining: string): Rows {
  const [, ...args] = mining.split(' ');
  const printed = execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [, size = '', ...rows] = printed.trimEnd().split('\n');
  return rows.slice(0, Number(size.split(' ')[0]));
}
