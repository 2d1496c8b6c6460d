import { useMemo } from 'preact/hooks';
import { type Picture, pathsOf } from './pixel-art.ts';

export type { Picture } from './pixel-art.ts';

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
