import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { linkOf, type Rows } from '../../support/boards.ts';
import type { Rubicon } from '../../support/page.ts';

/** The theatre's tour as someone watches it. */
export class Tour {
  readonly sentence: Locator;
  readonly heard: Locator;
  readonly ground: Locator;
  readonly stage: Locator;
  readonly buttons: Locator;
  readonly play: Locator;
  readonly chapters: Locator;

  constructor(readonly rubicon: Rubicon) {
    const { page } = rubicon;
    this.sentence = page.locator('.tour-words:not(.unseen) .tour-sentence');
    this.heard = page.getByTestId('heard');
    this.ground = page.locator('.tour-words:not(.unseen) .ground');
    this.stage = page.locator('.stage canvas');
    this.buttons = page.locator('.tour-buttons');
    this.play = this.buttons.locator('.wide');
    this.chapters = page.locator('.tour-chapters button');
  }

  async open(rows: Rows, rest = ''): Promise<void> {
    await this.rubicon.page.goto('about:blank');
    await this.rubicon.page.goto(`./${linkOf(rows)}&view=theatre${rest}`);
    await expect(this.stage).toBeVisible();
  }

  /** The chapter that is shown, from 1. */
  async expectChapter(nth: number): Promise<void> {
    await expect(this.chapters.nth(nth - 1)).toHaveAttribute('aria-current', 'step');
  }
}

/** What a screen reader says in the tour of sample board 2, sentence by sentence. */
export function sentencesOfSample2(language: 'en' | 'zh'): string[] {
  const file = new URL(`../../../tests/data/tour-sample-2.${language}.txt`, import.meta.url);
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}
