import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Painter } from '../../../../web/share/film/worker/painter.ts';
import type { Film } from '../../../../web/share/film/worker/protocol.ts';

/** What was written on the canvas, with its font. */
let drawn: string[];

/** A canvas that lists what is drawn on it; each letter is 0.6 of the font's size wide. */
class Canvas {
  font = '';
  fillStyle = '';
  textAlign = '';

  getContext() {
    return this;
  }

  measureText(text: string) {
    return { width: text.length * 0.6 * this.#size };
  }

  fillText(text: string, x: number) {
    const where = `${this.textAlign} ${x}`;
    drawn.push(`${where}, ${text}: ${this.font.includes('bold') ? 'bold ' : ''}${this.#size}`);
  }

  getImageData() {
    return { data: new Uint8ClampedArray() };
  }

  setTransform() {}
  fillRect() {}

  get #size(): number {
    return Number(/(\d+)px/.exec(this.font)?.[1]);
  }
}

beforeEach(() => {
  drawn = [];
  vi.stubGlobal('OffscreenCanvas', Canvas);
});
afterEach(() => vi.unstubAllGlobals());

const FILM: Film = {
  width: 480,
  height: 200,
  paper: 'white',
  ink: 'black',
  left: 0,
  top: 0,
  scale: 1,
  ground: [],
  labels: [],
  frames: [],
};

/** What is drawn for a line of so many letters, whose size is 19 at most. */
function lineOf(length: number, isBold = false): string[] {
  drawn = [];
  const text = 'x'.repeat(length);
  new Painter(FILM).paint({ paths: [], texts: [{ text, isBold, y: 26, size: 19 }], delay: 100 });
  return drawn.map((line) => line.replace(text, 'it').replace(`center ${FILM.width / 2}, `, ''));
}

describe('a line of text in a film', () => {
  it('is in the middle, and has its size where it fits between the margins, and else the largest that does', () => {
    expect(lineOf(40)).toEqual(['it: 19']);
    expect(lineOf(40, true)).toEqual(['it: bold 19']);
    expect(lineOf(41)).toEqual(['it: 18']);
    expect(lineOf(60)).toEqual(['it: 12']);
  });

  it('stays readable', () => {
    expect(lineOf(95)).toEqual(['it: 8']);
    expect(lineOf(500)).toEqual(['it: 8']);
  });
});
