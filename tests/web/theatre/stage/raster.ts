import type { Brush } from '../../../../web/theatre/stage/art.ts';

/** A canvas of numbers that can do what the stage asks of one. It refuses what is not on whole pixels or leaves it. */
export class Raster implements Brush {
  fillStyle: Brush['fillStyle'] = '#000000';
  globalAlpha = 1;
  /** Red, green and blue of each pixel. */
  readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8Array(width * height * 3);
  }

  /** What a canvas would take as a picture. */
  get image(): CanvasImageSource {
    return this as unknown as CanvasImageSource;
  }

  /** A pixel's colour as #RRGGBB. */
  at(x: number, y: number): string {
    const start = (y * this.width + x) * 3;
    const bytes = Array.from(this.pixels.subarray(start, start + 3), (byte) =>
      byte.toString(16).padStart(2, '0'),
    );
    return `#${bytes.join('')}`.toUpperCase();
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.check(x, y, width, height);
    const colour = [1, 3, 5].map((start) => Number.parseInt(`${this.fillStyle}`.slice(start, start + 2), 16));
    const row = new Uint8Array(width * 3).map((_, index) => colour[index % 3] ?? 0);
    for (let line = y; line < y + height; line++) this.put(row, (line * this.width + x) * 3);
  }

  drawImage(image: CanvasImageSource, ...at: number[]): void {
    if (!(image instanceof Raster)) throw new Error('only a raster can be drawn');
    const [x = 0, y = 0] = at;
    this.check(x, y, image.width, image.height);
    const length = image.width * 3;
    for (let line = 0; line < image.height; line++)
      this.put(image.pixels.subarray(line * length, (line + 1) * length), ((y + line) * this.width + x) * 3);
  }

  private put(row: Uint8Array, start: number): void {
    const part = this.globalAlpha;
    if (part === 1) this.pixels.set(row, start);
    else
      for (const [index, byte] of row.entries())
        this.pixels[start + index] = Math.round((this.pixels[start + index] ?? 0) * (1 - part) + byte * part);
  }

  private check(x: number, y: number, width: number, height: number): void {
    if (![x, y, width, height].every(Number.isInteger)) throw new Error('between pixels');
    if (x < 0 || y < 0 || width < 0 || height < 0 || x + width > this.width || y + height > this.height)
      throw new Error('outside');
  }
}
