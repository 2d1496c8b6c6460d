import type { Picture } from './pixel-art.ts';

/** Mirrors a picture: undo becomes redo, next becomes previous. */
export function reversed(picture: Picture): Picture {
  return picture.map((row) => [...row].reverse().join(''));
}

/** Rotates a picture by 90°: right becomes down. */
export function turned(picture: Picture): Picture {
  return picture.map((_, row) => picture.map((line) => line.charAt(row)).join(''));
}
