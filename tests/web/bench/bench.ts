import { fireEvent } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Rubicon } from '../support/rubicon.ts';

/** Page object of Batch and Compare, in English. */
export class Bench {
  constructor(readonly rubicon: Rubicon) {}

  get results(): HTMLElement {
    const results = document.querySelector<HTMLElement>('.results');
    if (results === null) throw new Error('The tool is not shown.');
    return results;
  }

  /** Waits until the tool is shown. */
  shown(): Promise<HTMLElement> {
    return this.rubicon.page.findByRole('region', { name: /^(Answers|Differences)$/ });
  }

  async choose(tool: 'Batch' | 'Compare'): Promise<void> {
    await this.rubicon.click('tab', tool);
    const name = tool === 'Batch' ? 'Answers' : 'Differences';
    await this.rubicon.page.findByRole('region', { name });
  }

  field(name: 'Contest text' | 'Output text'): HTMLTextAreaElement {
    return this.rubicon.page.getByLabelText<HTMLTextAreaElement>(name);
  }

  /** Writes a text into a field. */
  fill(name: 'Contest text' | 'Output text', text: string): void {
    fireEvent.input(this.field(name), { target: { value: text } });
  }

  /** Writes a text into a field and presses its button. */
  async enter(name: 'Contest text' | 'Output text', text: string): Promise<void> {
    this.fill(name, text);
    await this.rubicon.press(name === 'Contest text' ? 'Solve all boards' : 'Compare');
  }

  async chooseFile(label: 'Choose a file' | 'Choose an output file', file: File): Promise<void> {
    await this.rubicon.user.upload(this.rubicon.page.getByLabelText(label), file);
  }

  /** Drops files, by name, on the results or on another element. */
  drop(files: Readonly<Record<string, string>>, target = this.results): Promise<void> {
    const dropped = Object.entries(files).map(([name, text]) => new File([text], name));
    return dropFiles(this.rubicon, target, dropped, /^Drop the (contest file to|output of your program)/);
  }

  /** Waits until the results say a sentence. */
  async expectSaid(sentence: string | RegExp): Promise<void> {
    await expect.poll(() => this.results).toHaveTextContent(sentence);
  }

  /** Waits until all boards are answered. */
  expectDone(boards: number): Promise<void> {
    const count = boards.toLocaleString('en');
    return expect
      .poll(() => this.progressSaid)
      .toBe(`${count} of ${count} ${boards === 1 ? 'board' : 'boards'}`);
  }

  get progressSaid(): string | undefined {
    return this.results.querySelector('.said')?.textContent?.trim();
  }

  get progress(): HTMLElement | null {
    return this.results.querySelector<HTMLElement>('progress[aria-label="Boards solved"]');
  }

  get boards(): HTMLElement[] {
    return [...this.results.querySelectorAll<HTMLElement>('.board-row')];
  }

  /** A board of the list, by its number; undefined if it is not in view. */
  board(number: number): HTMLElement | undefined {
    return this.boards.find((board) => board.getAttribute('aria-label')?.startsWith(`Board ${number}:`));
  }

  async clickBoard(number: number): Promise<void> {
    await expect.poll(() => this.board(number)).toBeDefined();
    await this.rubicon.user.click(this.board(number) as HTMLElement);
  }

  get problems(): (string | null)[] {
    return [...this.results.querySelectorAll('.problems li')].map(({ textContent }) => textContent);
  }

  /** The lines that differ. */
  get differences(): HTMLElement[] {
    return [...this.results.querySelectorAll<HTMLElement>('.difference-row')];
  }

  expectDifferences(lines: readonly string[]): Promise<void> {
    return expect.poll(() => this.differences.map(({ textContent }) => textContent)).toEqual(lines);
  }

  /** The difference that is opened. */
  get opened(): HTMLElement | null {
    return this.results.querySelector<HTMLElement>('article');
  }

  get diagnosis(): HTMLElement | null {
    return this.results.querySelector<HTMLElement>('[aria-label="Which mistake is mine?"]');
  }

  get suspects(): HTMLElement[] {
    return [...this.results.querySelectorAll<HTMLElement>('.suspects > li')];
  }
}

/** Keeps a file from being read, from now on until the returned function is called. */
export function holdFile(file: File): () => void {
  const bytes = File.prototype.arrayBuffer.call(file);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  Object.assign(file, { arrayBuffer: () => released.then(() => bytes).then((held) => held.slice()) });
  return release;
}

/** Drags files over an element, and drops them as soon as the page says what it does with them. */
export async function dropFiles(
  { page }: Rubicon,
  target: HTMLElement,
  files: readonly File[],
  hint: RegExp,
): Promise<void> {
  const dataTransfer = { types: ['Files'], files };
  fireEvent.dragOver(target, { dataTransfer });
  await page.findByText(hint);
  fireEvent.drop(target, { dataTransfer });
}
