import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator } from '@playwright/test';
import { linkOf, sample } from '../../support/boards.ts';
import { type DownloadedFile, downloadBy } from '../../support/download.ts';
import type { Rubicon } from '../../support/page.ts';

const command = fileURLToPath(new URL('../../../build/rubicon', import.meta.url));

/** Page object of the generator, in English. */
export class Generator {
  readonly panel: Locator;
  readonly result: Locator;
  readonly status: Locator;
  readonly command: Locator;
  readonly boards: Locator;

  constructor(readonly rubicon: Rubicon) {
    this.panel = rubicon.page.getByRole('tabpanel', { name: 'Generate' });
    this.result = this.panel.getByRole('region', { name: 'Boards', exact: true });
    this.status = this.result.getByRole('status').first();
    this.command = this.result.locator('code');
    this.boards = this.panel.getByRole('region', { name: 'Boards made' }).getByRole('listitem');
  }

  async open(address = './'): Promise<void> {
    await this.rubicon.page.goto(`${address}${linkOf(sample(2).rows)}&view=bench`);
    await this.show();
  }

  async show(): Promise<void> {
    await this.rubicon.page.getByRole('tab', { name: 'Generate' }).click();
    await expect(this.button('Generate')).toBeVisible();
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  kind(name: string): Locator {
    return this.panel.getByRole('radio', { name, exact: true });
  }

  field(name: string): Locator {
    return this.panel.getByRole('spinbutton', { name, exact: true });
  }

  /** Types new numbers into fields. */
  async fill(fields: Readonly<Record<string, number>>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) {
      await this.field(name).press('ControlOrMeta+a');
      await this.field(name).pressSequentially(String(value));
    }
  }

  download(ending: '.in' | '.ans', browserName: string): Promise<DownloadedFile> {
    return downloadBy(this.rubicon, browserName, () => this.button(`Download ${ending}`).click());
  }

  /** The pair of files written by the command that the page shows. */
  async pairOfCommand(): Promise<{
    readonly name: string;
    readonly input: string;
    readonly answers: string;
  }> {
    const [program, ...args] = ((await this.command.textContent()) ?? '').split(' ');
    const name = args.pop() ?? '';
    expect([program, args.at(-1)]).toEqual(['rubicon', '--out']);
    const folder = mkdtempSync(join(tmpdir(), 'rubicon-'));
    execFileSync(command, [...args, join(folder, name)]);
    const read = (ending: string) => readFileSync(join(folder, name + ending), 'utf8');
    const pair = { name, input: read('.in'), answers: read('.ans') };
    rmSync(folder, { recursive: true });
    return pair;
  }

  /** Expects the page's downloads to equal the pair that the command writes. */
  async expectPair(browserName: string): Promise<void> {
    const pair = await this.pairOfCommand();
    expect(await this.download('.in', browserName)).toEqual({ name: `${pair.name}.in`, text: pair.input });
    expect(await this.download('.ans', browserName)).toEqual({
      name: `${pair.name}.ans`,
      text: pair.answers,
    });
  }
}
