import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { Rubicon } from './page.ts';
import type { Part } from './part.ts';
import { address } from './session.ts';

/** The path of a file in tests/data. */
export function dataFile(name: string): string {
  return fileURLToPath(new URL(`../../../tests/data/${name}`, import.meta.url));
}

/** Page object of the judge bench. */
export class Bench {
  readonly results: Part;
  readonly boards: Part;
  readonly differences: Part;
  readonly diagnosis: Part;

  constructor(readonly rubicon = new Rubicon()) {
    const { page } = rubicon;
    this.results = page.getByRole('region', { name: /^(Answers|Differences)$/ });
    this.boards = this.results.getByRole('list', { name: 'Boards' }).getByRole('listitem');
    this.differences = this.results.getByRole('list', { name: 'Lines that differ' }).getByRole('listitem');
    this.diagnosis = page.getByRole('region', { name: 'Which mistake is mine?' });
  }

  async visit(tool: string, at = address): Promise<void> {
    await this.rubicon.visit('#view=bench', at);
    await this.choose(tool);
  }

  async choose(tool: string): Promise<void> {
    await this.rubicon.tab(tool).click();
    await this.rubicon.page.getByRole('tabpanel', { name: tool }).expectSeen();
  }

  /** Gives a file to a drop zone or field for texts. */
  async file(place: string, path: string): Promise<void> {
    await this.rubicon.page.locator(`[data-source="${place}"] input[type=file]`).choose(path);
  }

  async type(field: 'Contest text' | 'Output text', text: string): Promise<void> {
    await this.rubicon.page.getByRole('textbox', { name: field }).fill(text);
    await this.rubicon.button(field === 'Contest text' ? 'Solve all boards' : 'Compare').click();
  }

  /** Waits until all boards are answered. */
  async expectDone(boards: number): Promise<void> {
    const count = boards.toLocaleString('en');
    const said = `${count} of ${count} ${boards === 1 ? 'board' : 'boards'}`;
    await this.results.getByRole('status').nth(0).expectText(said, 60_000);
  }

  async expectDifferences(lines: readonly (string | RegExp)[]): Promise<void> {
    await expect
      .poll(() => this.differences.texts())
      .toEqual(lines.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))));
  }
}
