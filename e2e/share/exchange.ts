import { expect, type Locator } from '@playwright/test';
import type { Rubicon } from '../support/page.ts';

/** The dialog for contest texts. */
export class Exchange {
  readonly dialog: Locator;
  readonly text: Locator;
  readonly problem: Locator;

  constructor(readonly rubicon: Rubicon) {
    this.dialog = rubicon.page.getByRole('dialog', { name: 'Import or export' });
    this.text = this.dialog.getByRole('textbox', { name: 'Contest text' });
    this.problem = this.dialog.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.rubicon.button('Import or export').click();
  }

  /** Loads a text all at once, like a paste. */
  async load(text: string): Promise<void> {
    await this.text.fill(text);
    await this.rubicon.button('Load the board').click();
  }

  /** Expects the caret at a place of the text, or at its end if the text is shorter, so that the error can be fixed there. */
  async expectCaret(line: number, column: number): Promise<void> {
    const text = await this.text.inputValue();
    const before = text.split('\n').slice(0, line - 1);
    const offset = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
    const caret = () => this.text.evaluate((field: HTMLTextAreaElement) => field.selectionStart);
    await expect.poll(caret).toBe(Math.min(offset, text.length));
  }

  async chooseFile(name: string, text: string): Promise<void> {
    const field = this.dialog.getByLabel('Open a file');
    await field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  }
}

/** Drops a file on an element after dragging it over the page. */
export function dropFile(target: Locator, name: string, text: string): Promise<void> {
  return dropFiles(target, { [name]: text });
}

/** Drops several text files at once, by name. */
export async function dropFiles(target: Locator, files: Readonly<Record<string, string>>): Promise<void> {
  const content = await target.page().evaluateHandle((files) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(files)) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await target.dispatchEvent(event, { dataTransfer: content });
  }
}
