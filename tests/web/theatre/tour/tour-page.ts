import { type BoundFunctions, type queries, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { linkOf, type Rows } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { textOf } from '../../support/text-of.ts';
import { reload, type Visitor, visit, visitAgain } from '../../support/visit.ts';

/** Page object of the theatre's tour. */
export class Tour {
  constructor(readonly rubicon: Rubicon) {}

  /** Opens the tour of a board, at the place that the rest of the link says. */
  static async of(rows: Rows, rest = '', visitor: Visitor = {}): Promise<Tour> {
    return shown(await visit(linkTo(rows, rest), visitor));
  }

  /** The same on the next visit. */
  static async again(rows: Rows, rest = ''): Promise<Tour> {
    return shown(await visitAgain(linkTo(rows, rest)));
  }

  static async reloaded(): Promise<Tour> {
    return shown(await reload());
  }

  get sentence(): string {
    return textOf('.tour-words:not(.unseen) .tour-sentence');
  }

  /** Whose board is shown. */
  get ground(): string {
    return textOf('.tour-words:not(.unseen) .ground');
  }

  get chapters(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('.tour-chapters button')];
  }

  /** The small boards on the stage that are answers. */
  get boards(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('.stage-answer')];
  }

  /** The answers in words, or how to answer by a small board; null if nothing is asked. */
  get answers(): HTMLElement | null {
    return document.querySelector('.tour-answers');
  }

  /** What a screen reader says of the stage. */
  get stage(): string | null {
    return document.querySelector('.stage canvas')?.getAttribute('aria-label') ?? null;
  }

  /** What is beside the sentence and its picture. */
  get side(): BoundFunctions<typeof queries> {
    return within(document.querySelector('.tour-side') as HTMLElement);
  }

  /** A button of the stepper. */
  button(name: string): HTMLElement {
    return within(document.querySelector('.tour-buttons') as HTMLElement).getByLabelText(name);
  }

  press(name: string): Promise<void> {
    return this.rubicon.user.click(this.button(name));
  }

  /** Presses chapter `nth`, from 1. */
  goToChapter(nth: number): Promise<void> {
    return this.rubicon.user.click(this.chapters[nth - 1] as HTMLElement);
  }

  keys(keys: string): Promise<void> {
    return this.rubicon.user.keyboard(keys);
  }

  expectSentence(words: string | RegExp): Promise<void> {
    return expect.poll(() => this.sentence).toMatch(words);
  }

  /** What a screen reader says, a moment after it is shown. */
  get heard(): string {
    return textOf('[data-testid=heard]');
  }

  expectHeard(words: string | RegExp = 'nothing'): Promise<void> {
    return expect.poll(() => this.heard).toMatch(words);
  }

  /** Expects that chapter `nth`, from 1, is shown. */
  async expectChapter(nth: number): Promise<void> {
    await expect
      .poll(() => this.chapters.findIndex((each) => each.hasAttribute('aria-current')) + 1)
      .toBe(nth);
  }
}

const linkTo = (rows: Rows, rest: string) => `${linkOf(rows)}&view=theatre${rest}`;

async function shown(rubicon: Rubicon): Promise<Tour> {
  await expect.poll(() => document.querySelector('.tour')).not.toBeNull();
  return new Tour(rubicon);
}
