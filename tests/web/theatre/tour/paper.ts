import { onTestFinished, vi } from 'vitest';
import { Raster } from '../stage/raster.ts';

/** A text on a canvas. */
export interface Written {
  readonly text: string;
  readonly x: number;
  /** Of its baseline. */
  readonly y: number;
  /** How wide it may be: a canvas makes the letters of a wider one narrower. */
  readonly most: number;
}

/** A raster on which one can write. Latin letters are half as wide as the font is high, Chinese ones as wide. */
class Paper extends Raster {
  font = '10px sans-serif';
  written: Written[] = [];
  images: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[] = [];

  constructor(readonly canvas: Canvas) {
    super(canvas.width, canvas.height);
  }

  get size(): number {
    return Number(/(\d+)px/.exec(this.font)?.[1]);
  }

  measureText(text: string): { width: number } {
    const chinese = text.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0;
    return { width: (text.length + chinese) * (this.size / 2) };
  }

  fillText(text: string, x: number, y: number, most = Number.POSITIVE_INFINITY): void {
    this.written.push({ text, x, y, most });
  }

  override drawImage(image: CanvasImageSource, ...at: number[]): void {
    if (!(image instanceof Canvas)) throw new Error('only a canvas can be drawn');
    const [x = 0, y = 0] = at;
    const { width, height } = image;
    this.images.push({ x, y, width, height });
    super.drawImage(image.getContext().image, x, y);
  }

  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray } {
    if (x !== 0 || y !== 0 || width !== this.width || height !== this.height) throw new Error('a part');
    return { data: new Uint8ClampedArray(this.pixels.slice().buffer) };
  }
}

/** A canvas of the page, or outside of it. */
class Canvas {
  #paper: Paper | null = null;

  constructor(
    public width: number,
    public height: number,
  ) {
    canvases.push(this);
  }

  getContext(): Paper {
    this.#paper ??= new Paper(this);
    return this.#paper;
  }
}

let canvases: Canvas[] = [];

/** Canvases, until the test is over; returns the first one that is made from now on. */
export function withCanvases(): { readonly paper: () => Paper } {
  canvases = [];
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('document', { createElement: () => new Canvas(1, 1) });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const paper = () => {
    const [first] = canvases;
    if (first === undefined) throw new Error('there is no canvas');
    return first.getContext();
  };
  return { paper };
}
