/** A picture of letters, one a pixel: each letter is a colour class, '.' is transparent. */
export type Picture = readonly string[];

/** Completes rows of which only the left half is given. */
export function mirrored(...left: string[]): Picture {
  return left.map((row) => row + [...row].reverse().join(''));
}

/** For each letter the path of its pixels, in commands relative to the top left corner, where it ends as well. */
export function pathsOf(picture: Picture): [letter: string, path: string][] {
  const paths = new Map<string, string>();
  for (const [y, row] of picture.entries()) {
    for (const { 0: run, index: x } of row.matchAll(/([a-z])\1*/g)) {
      const letter = run.charAt(0);
      paths.set(letter, `${paths.get(letter) ?? ''}m${x} ${y}h${run.length}v1h-${run.length}zm-${x}-${y}`);
    }
  }
  return [...paths];
}
