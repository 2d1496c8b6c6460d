import { expect } from 'vitest';
import { contestant } from '../../support/contestant.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { dropFiles } from '../bench.ts';

/** Page object of Stress, in English. */
export class Stresser {
  constructor(readonly rubicon: Rubicon) {}

  get result(): HTMLElement {
    const result = document.querySelector<HTMLElement>('section[aria-label=Result]');
    if (result === null) throw new Error('The tool is not shown.');
    return result;
  }

  /** What was found. */
  get found(): HTMLElement | null {
    return this.result.querySelector<HTMLElement>('article');
  }

  /** Waits until the tool is shown. */
  shown(): Promise<HTMLElement> {
    return this.rubicon.page.findByLabelText('Choose a program');
  }

  /** Chooses a file for the program, or for the other one. */
  async choose(file: File, label = 'Choose a program'): Promise<void> {
    await this.rubicon.user.upload(this.rubicon.page.getByLabelText(label), file);
  }

  /** Chooses a contestant's program with a fault; without one it is right. */
  give(fault = ''): Promise<void> {
    return this.choose(new File([contestant(fault)], 'mine.wasm'));
  }

  drop(target: HTMLElement, name: string, content: string): Promise<void> {
    return dropFiles(this.rubicon, target, [new File([content], name)], /^Drop (the program|a \.cpp)/);
  }

  async select(label: string, option: string): Promise<void> {
    const field = this.rubicon.page.getByLabelText(label);
    await this.rubicon.user.selectOptions(field, option);
    await expect.poll(() => field).toHaveDisplayValue(option);
  }

  async expectFound(words: string | RegExp): Promise<void> {
    await expect.poll(() => this.found?.textContent ?? '', { timeout: 30_000 }).toMatch(words);
  }

  /** The status of the run. */
  get said(): string {
    return this.result.querySelector('.said')?.textContent ?? '';
  }

  /** The boards on which the program has run. */
  get boards(): number {
    return Number(this.result.querySelector('dd')?.textContent?.replaceAll(',', ''));
  }

  /** Stops the run, which says so. */
  async stop(words: RegExp): Promise<void> {
    await this.rubicon.press('Stop');
    await expect.poll(() => this.said).toMatch(words);
    expect(this.rubicon.page.queryByRole('button', { name: 'Stop' })).toBeNull();
  }
}
