import { useMemo } from 'preact/hooks';

/** A picture made of letters, one a pixel: each letter is a class of colour, '.' is nothing. */
export type Picture = readonly string[];

/** Rows of which only the left half is written. */
export function mirrored(...left: string[]): Picture {
  return left.map((row) => row + [...row].reverse().join(''));
}

/** For each letter the path that paints its pixels, run by run. */
function pathsOf(picture: Picture): [letter: string, path: string][] {
  const paths = new Map<string, string>();
  for (const [y, row] of picture.entries()) {
    for (const { 0: run, index: x } of row.matchAll(/([a-z])\1*/g)) {
      const letter = run.charAt(0);
      paths.set(letter, `${paths.get(letter) ?? ''}M${x} ${y}h${run.length}v1h-${run.length}z`);
    }
  }
  return [...paths];
}

/** A pixel picture, crisp at any size. It says nothing by itself: what it stands beside has the words. */
export function Pixels({ picture, name = 'icon' }: { picture: Picture; name?: string }) {
  const paths = useMemo(() => pathsOf(picture), [picture]);
  return (
    <svg
      class={`pixels ${name}`}
      viewBox={`0 0 ${picture[0]?.length ?? 0} ${picture.length}`}
      shape-rendering="crispEdges"
      aria-hidden="true"
    >
      {paths.map(([letter, path]) => (
        <path key={letter} class={`pixel-${letter}`} d={path} />
      ))}
    </svg>
  );
}
