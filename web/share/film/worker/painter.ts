import type { Film, FilmFrame, PaintedPath, PaintedText } from './protocol.ts';

const FAMILY = 'system-ui, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif';
/** Margin (px) beside a line of text, and the smallest font size (px). */
const ASIDE = 12;
const SMALLEST = 8;

/** Paints frames, one after the other, on a canvas of its own. */
export class Painter {
  readonly #film: Film;
  readonly #context: OffscreenCanvasRenderingContext2D;

  constructor(film: Film) {
    const context = new OffscreenCanvas(film.width, film.height).getContext('2d', {
      willReadFrequently: true,
    });
    if (context === null) throw new Error('this browser has no canvas outside of the page');
    this.#film = film;
    this.#context = context;
  }

  /** The pixels of a frame. */
  paint({ paths, texts }: FilmFrame): Uint8ClampedArray {
    const { width, height, paper, ink, left, top, scale, ground, labels } = this.#film;
    const context = this.#context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
    context.fillStyle = ink;
    for (const text of texts) this.#write(text);
    context.font = `12px ${FAMILY}`;
    for (const { text, x, y } of labels) context.fillText(text, x, y);
    for (const path of [...ground, ...paths]) {
      context.setTransform(scale, 0, 0, scale, left, top);
      this.#draw(path);
    }
    return context.getImageData(0, 0, width, height).data;
  }

  #write({ text, isBold, y, size }: PaintedText): void {
    const context = this.#context;
    const most = this.#film.width - 2 * ASIDE;
    context.textAlign = 'center';
    let at = size;
    do {
      context.font = `${isBold ? 'bold ' : ''}${at}px ${FAMILY}`;
      at -= 1;
    } while (at >= SMALLEST && context.measureText(text).width > most);
    context.fillText(text, this.#film.width / 2, y, most);
  }

  #draw({ d, fill, fillOpacity, stroke, strokeWidth, dash, matrix }: PaintedPath): void {
    const context = this.#context;
    const path = new Path2D(d);
    context.transform(...matrix);
    if (fill !== null) {
      context.fillStyle = fill;
      context.globalAlpha = fillOpacity;
      context.fill(path);
      context.globalAlpha = 1;
    }
    if (stroke !== null) {
      context.strokeStyle = stroke;
      context.lineWidth = strokeWidth;
      context.setLineDash([...dash]);
      context.stroke(path);
    }
  }
}
