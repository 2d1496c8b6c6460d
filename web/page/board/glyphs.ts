import type { Glyph } from '../../model/board-map.ts';
import type { Picture } from '../pictures/pixels.tsx';

/** Five pixels wide, to be distinguishable in cells of nine. */
const PICTURES: Readonly<Record<Glyph, Picture>> = {
  red: ['i.i.i', 'iiiii', 'iiiii', '.iii.'],
  black: ['.iii.', '.iii.', '..i..', '.iii.', 'iiiii'],
  tie: ['iiiii', '.....', 'iiiii'],
  same: ['i'],
  later: ['..i..', '..i..', 'iiiii', '..i..', '..i..'],
  sooner: ['iiiii'],
};

/** The path of a glyph centred on a point, `size` wide. */
export function glyphPath(glyph: Glyph, x: number, y: number, size: number): string {
  const picture = PICTURES[glyph];
  const pixel = size / 5;
  const left = x - ((picture[0]?.length ?? 0) * pixel) / 2;
  const top = y - (picture.length * pixel) / 2;
  const number = (value: number) => Number(value.toFixed(3));
  return picture
    .flatMap((row, line) =>
      Array.from(row.matchAll(/i+/g), ({ 0: run, index }) => {
        const start = `M${number(left + index * pixel)} ${number(top + line * pixel)}`;
        const width = number(run.length * pixel);
        return `${start}h${width}v${number(pixel)}h${-width}z`;
      }),
    )
    .join('');
}
