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
export async function dropFile(target: Locator, name: string, text: string): Promise<void> {
  const content = await target.page().evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name));
      return transfer;
    },
    [name, text] as const,
  );
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await target.dispatchEvent(event, { dataTransfer: content });
  }
}
