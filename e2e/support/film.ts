import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A film of an area of a page: pictures, each with its duration (ms). */
export class Film {
  readonly #pictures: Buffer[] = [];
  readonly #delays: number[] = [];

  constructor(
    readonly page: Page,
    readonly area: Area,
  ) {}

  /** Takes the next picture. */
  async take(milliseconds: number): Promise<void> {
    this.#pictures.push(await this.page.screenshot({ clip: this.area }));
    this.#delays.push(milliseconds);
  }

  /** Writes a looping GIF, because GitHub stops only looping ones for readers who prefer reduced motion. */
  async write(file: string): Promise<void> {
    const gif = { delay: this.#delays, loop: 0, dither: 0, effort: 10, interPaletteMaxError: 0 };
    await sharp(this.#pictures, { join: { animated: true } })
      .gif(gif)
      .toFile(file);
  }
}
