import type { Queued } from '../../../../wasm/watch.ts';
import type { Example, Node } from '../model/found.ts';
import type { Solved } from './solved.ts';

/** Judges a candidate for an example: its cost (less is better), and the node to show; null if it is none. */
export type Judge = (node: Node) => { readonly cost: number; readonly node: Node } | null;

/** Candidates examined per distance, and in total. */
const OF_A_DISTANCE = 300;
const IN_ALL = 1_500;
/** The golden ratio: places at this distance from each other spread evenly over a layer. */
const SPREAD = 0.618_033_988_75;

/** The best example among candidates of the distances first, first + 2, …; null if there is none. */
export function searchLayers(solved: Solved, first: number, judge: Judge): Example | null {
  let best: { cost: number; node: Node; index: number } | null = null;
  let looked = 0;
  for (let distance = first; distance <= solved.last && looked < IN_ALL; distance += 2) {
    for (const index of spread(solved.layer(distance), OF_A_DISTANCE)) {
      looked++;
      const queued = solved.queued(index);
      const judged = queued && judge(solved.node(queued.position));
      if (judged && (best === null || judged.cost < best.cost)) best = { ...judged, index };
      if (best?.cost === 0) break;
    }
    // Examples of larger distances are harder to follow.
    if (best !== null) break;
  }
  return best && solved.example(best.node, best.index);
}

/** The best position between two places of the queue; null if there is none. */
export function searchQueue(
  solved: Solved,
  places: readonly [number, number],
  cost: (queued: Queued) => number | null,
): Queued | null {
  let best: { cost: number; queued: Queued } | null = null;
  for (const index of spread(places, IN_ALL)) {
    const queued = solved.queued(index);
    const costs = queued && cost(queued);
    if (queued === null || costs === null || (best !== null && costs >= best.cost)) continue;
    best = { cost: costs, queued };
    if (costs === 0) break;
  }
  return best?.queued ?? null;
}

/** All of the numbers from `from` to before `to`, or `most` of them, far apart and not in their order. */
export function* spread([from, to]: readonly [number, number], most: number): Generator<number> {
  const size = to - from;
  for (let nth = 0; nth < Math.min(size, most); nth++)
    yield from + (size <= most ? nth : Math.floor(((nth * SPREAD) % 1) * size));
}
