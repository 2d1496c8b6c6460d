import { expect } from 'vitest';
import type { Rubicon } from '../../support/rubicon.ts';

/** Page object of the explanation of a position: its successors, and what follows from them. */
export class Why {
  constructor(readonly rubicon: Rubicon) {}

  get panel(): HTMLElement | null {
    return document.querySelector('.turned');
  }

  get sentence(): string {
    return this.panel?.querySelector('.why-sentence')?.textContent ?? '';
  }

  get successors(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('.turned-successor')];
  }

  expectSentence(words: string | RegExp): Promise<void> {
    return expect.poll(() => this.sentence).toMatch(words);
  }

  async press(name: string): Promise<void> {
    await this.rubicon.user.click(this.panel?.querySelector(`[aria-label="${name}"]`) as HTMLElement);
  }

  expectClosed(): Promise<void> {
    return expect.poll(() => this.panel).toBeNull();
  }

  async close(): Promise<void> {
    await this.rubicon.user.keyboard('{Escape}');
    await this.expectClosed();
  }
}
