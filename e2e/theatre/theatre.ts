import { expect, type Locator } from '@playwright/test';
import { linkOf, type Rows } from '../support/boards.ts';
import type { Rubicon } from '../support/page.ts';

/** The theatre as someone uses it, in English. */
export class Theatre {
  readonly stage: Locator;
  readonly sentence: Locator;
  readonly place: Locator;
  readonly progress: Locator;
  readonly algorithm: Locator;
  readonly queue: Locator;
  readonly decided: Locator;

  constructor(readonly rubicon: Rubicon) {
    const { page } = rubicon;
    this.stage = page.locator('.stage canvas');
    this.sentence = page.locator('.caption .sentence');
    this.place = page.locator('.caption .place');
    this.progress = page.locator('.timeline output');
    this.algorithm = page.getByRole('region', { name: 'The algorithm' });
    this.queue = page.getByRole('region', { name: 'Queue' });
    this.decided = page.getByRole('region', { name: 'Decided' });
  }

  async open(rows: Rows): Promise<void> {
    await this.rubicon.go(`${linkOf(rows)}&view=theatre&act=steps`);
    await expect(this.button('Play')).toBeVisible();
  }

  button(name: string): Locator {
    return this.rubicon.button(name);
  }

  /** The current sentence of the algorithm. */
  get line(): Locator {
    return this.algorithm.locator('[aria-current=step]');
  }

  /** All that is seen of the run: the stage's picture and the words around it. */
  async picture(): Promise<readonly (string | null)[]> {
    return [
      await this.stage.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL()),
      ...(await Promise.all(
        [this.sentence, this.place, this.progress, this.queue, this.decided, this.line].map((part) =>
          part.textContent(),
        ),
      )),
    ];
  }
}
