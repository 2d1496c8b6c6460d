import type { Brush } from '../../../../web/theatre/stage/art.ts';
import type { StageLayout } from '../../../../web/theatre/stage/layout.ts';
import { paintBackdrop, paintSmallBoard, type StageSet } from '../../../../web/theatre/stage/set.ts';

/** A canvas of numbers that can do what the stage asks of one. It refuses what is not on whole pixels or leaves it. */
export class Raster implements Brush {
  fillStyle: Brush['fillStyle'] = '#000000';
  globalAlpha = 1;
  /** Each pixel as the number 0xRRGGBB. */
  readonly pixels: Uint32Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint32Array(width * height);
  }

  /** What a canvas would take as a picture. */
  get image(): CanvasImageSource {
    return this as unknown as CanvasImageSource;
  }

  /** A pixel's colour as #RRGGBB. */
  at(x: number, y: number): string {
    const pixel = this.pixels[y * this.width + x] ?? Number.NaN;
    return `#${pixel.toString(16).padStart(6, '0')}`.toUpperCase();
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.check(x, y, width, height);
    const colour = Number.parseInt(`${this.fillStyle}`.slice(1), 16);
    const row = new Uint32Array(width).fill(colour);
    for (let line = y; line < y + height; line++) this.put(row, line * this.width + x);
  }

  drawImage(image: CanvasImageSource, ...at: number[]): void {
    if (!(image instanceof Raster)) throw new Error('only a raster can be drawn');
    const [x = 0, y = 0] = at;
    const { width, height, pixels } = image;
    this.check(x, y, width, height);
    for (let line = 0; line < height; line++)
      this.put(pixels.subarray(line * width, (line + 1) * width), (y + line) * this.width + x);
  }

  protected put(row: Uint32Array, start: number): void {
    if (this.globalAlpha === 1) this.pixels.set(row, start);
    else
      for (let index = 0; index < row.length; index++)
        this.pixels[start + index] = mixed(
          this.pixels[start + index] ?? 0,
          row[index] ?? 0,
          this.globalAlpha,
        );
  }

  private check(x: number, y: number, width: number, height: number): void {
    if (![x, y, width, height].every(Number.isInteger)) throw new Error('between pixels');
    if (x < 0 || y < 0 || width < 0 || height < 0 || x + width > this.width || y + height > this.height)
      throw new Error('outside');
  }
}

/** One that only refuses: it keeps no pixels. */
export class Bounds extends Raster {
  protected override put(): void {}
}

/** What is painted once on a stage: the backdrop and the small board. */
export function setOn(layout: StageLayout, shape: Pick<StageSet, 'board' | 'flipped'>): StageSet {
  const [spot] = layout.small;
  const backdrop = new Raster(layout.width, layout.height);
  const smallBoard = new Raster(spot?.cells.width ?? 1, spot?.cells.height ?? 1);
  paintBackdrop(backdrop, layout, shape);
  paintSmallBoard(smallBoard, layout, shape);
  return { ...shape, layout, backdrop: backdrop.image, smallBoard: smallBoard.image };
}

/** A pixel with another over it, of which `part` is seen: red, green and blue each. */
function mixed(below: number, above: number, part: number): number {
  const at = (shift: number) =>
    Math.round(((below >> shift) & 255) * (1 - part) + ((above >> shift) & 255) * part) << shift;
  return at(16) | at(8) | at(0);
}
