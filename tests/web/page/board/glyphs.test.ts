import { describe, expect, it } from 'vitest';
import { glyphPath } from '../../../../web/page/board/glyphs.ts';

/** The rectangles of a path: left, top, width and height. */
const boxesOf = (path: string) =>
  Array.from(path.matchAll(/M([\d.-]+) ([\d.-]+)h([\d.]+)v([\d.]+)h-([\d.]+)z/g), ([, ...numbers]) => {
    const [left = 0, top = 0, width = 0, height = 0, back] = numbers.map(Number);
    expect(back).toBe(width);
    return { left, top, right: left + width, bottom: top + height };
  });

/** The box around a glyph. */
function boxOf(path: string) {
  const boxes = boxesOf(path);
  return [
    Math.min(...boxes.map(({ left }) => left)),
    Math.min(...boxes.map(({ top }) => top)),
    Math.max(...boxes.map(({ right }) => right)),
    Math.max(...boxes.map(({ bottom }) => bottom)),
  ];
}

describe('a glyph', () => {
  it.each([
    ['tie', [5, 17, 15, 23]],
    ['red', [5, 16, 15, 24]],
    ['black', [5, 15, 15, 25]],
    ['same', [9, 19, 11, 21]],
    ['sooner', [5, 19, 15, 21]],
  ] as const)('lies around its point, in square pixels: %s', (glyph, box) => {
    expect(boxOf(glyphPath(glyph, 10, 20, 10))).toEqual(box);
  });

  it('has its pixels where they are drawn', () => {
    // The crown of Red has three points.
    const tops = boxesOf(glyphPath('red', 10, 20, 10)).filter(({ top }) => top === 16);
    expect(tops.map(({ left, right }) => [left, right])).toEqual([
      [5, 7],
      [9, 11],
      [13, 15],
    ]);
  });
});
