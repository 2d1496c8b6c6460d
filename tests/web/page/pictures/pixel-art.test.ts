import { expect, it } from 'vitest';
import { mirrored, type Picture, pathsOf } from '../../../../web/page/pictures/pixel-art.ts';

/** The picture that its paths paint, one run of pixels after the other, each from the top left corner. */
function painted(picture: Picture): string[] {
  const rows = picture.map((row) => [...row].map(() => '.'));
  for (const [letter, path] of pathsOf(picture)) {
    const runs = path.match(/m\d+ \d+h\d+v1h-\d+zm-\d+-\d+/g) ?? [];
    expect(runs.join('')).toBe(path);
    for (const run of runs) {
      const [x = 0, y = 0, count = 0, , back, left, up] = (run.match(/\d+/g) ?? []).map(Number);
      expect([back, left, up]).toEqual([count, x, y]);
      rows[y]?.fill(letter, x, x + count);
    }
  }
  return rows.map((row) => row.join(''));
}

it('a picture is painted as its letters say, in one path for each', () => {
  const picture = mirrored('..a', '.ab', 'aab');
  expect(picture).toEqual(['..aa..', '.abba.', 'aabbaa']);
  expect(painted(picture)).toEqual(picture);
  expect(pathsOf(picture).map(([letter]) => letter)).toEqual(['a', 'b']);
});
