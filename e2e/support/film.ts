import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What an area of a page shows as time goes by: pictures, each with the milliseconds that it stays. */
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

  /** Writes a GIF that begins again at its end: only those are stopped by GitHub for readers who want no motion. */
  async write(file: string): Promise<void> {
    const gif = { delay: this.#delays, loop: 0, dither: 0, effort: 10, interPaletteMaxError: 0 };
    await sharp(this.#pictures, { join: { animated: true } })
      .gif(gif)
      .toFile(file);
  }
}
