import { expect, type Locator } from '@playwright/test';
import { linkOf, type Rows } from '../../support/boards.ts';
import type { Rubicon } from '../../support/page.ts';

/** The theatre's tour as someone watches it. */
export class Tour {
  readonly sentence: Locator;
  readonly stage: Locator;
  readonly chapters: Locator;
  /** The answers in words, or how to answer by a small board, and the small boards. */
  readonly answers: Locator;
  readonly boards: Locator;

  constructor(readonly rubicon: Rubicon) {
    const { page } = rubicon;
    this.sentence = page.locator('.tour-words:not(.unseen) .tour-sentence');
    this.stage = page.locator('.stage canvas');
    this.chapters = page.locator('.tour-chapters button');
    this.answers = page.locator('.tour-answers');
    this.boards = page.locator('.stage-answer');
  }

  /** Opens a link; on an open page this changes only the hash. */
  async open(rows: Rows, rest = ''): Promise<void> {
    await this.rubicon.page.goto(`./${linkOf(rows)}&view=theatre${rest}`);
    await expect(this.stage).toBeVisible();
  }
}
