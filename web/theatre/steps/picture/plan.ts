import { ANY, type Block, type Cells, cellOf, type PlanLimits, type PlanStyle } from '../../stage/plan.ts';

/** Maximum heights (CSS px). Above TALLEST the buttons leave the screen, so it is exceeded only to make small boards readable. */
const TALLEST = 560;
const TALLEST_TO_BE_READ = 760;
/** Factor by which the height grows until a plan fits. */
const HIGHER = 1.5;

/** Least sizes of a cell (CSS px) to be easy to read, or readable at all. */
const READ_FROM: Cells = { large: 24, small: 8 };
const SEEN_FROM: Cells = { large: 16, small: 5 };

/** Sides of a cell's pictures (pixels): the full one, a lesser one if there is no room, and plain squares. */
const FULL = 16;
const LESSER = 12;
const LEAST = [1, 2, 4, 6, 8, 10] as const;

/** A run's stage prefers cells of full pictures; its small boards have smaller cells, unless those of the large one are small. */
export const RUN_STAGE: PlanStyle = {
  shortest: 280,
  tallest: TALLEST,
  // Enough for the explanation of a position.
  usual: 432,
  hasSockets: true,
  largeBlocks: (most) => [
    ...leastBlocks(most),
    ...scaled(LESSER, Math.min(most, 2 * LESSER)),
    ...scaled(FULL, most),
  ],
  smallBlocks: (most) => [...leastBlocks(most), ...scaled(FULL, most), ...scaled(LESSER, most)],
  mostBeside: (large) => (large.art < FULL ? cellOf(large) : (cellOf(large) * 2) / 3),
  bonus: () => 0,
  attempt: (nth, tallest) => {
    const first: readonly PlanLimits[] = [
      { tall: tallest, least: READ_FROM },
      { tall: tallest, least: SEEN_FROM },
      { tall: TALLEST_TO_BE_READ, least: READ_FROM },
      { tall: tallest, least: ANY },
    ];
    return first[nth] ?? { tall: TALLEST_TO_BE_READ * HIGHER ** (nth - first.length), least: ANY };
  },
};

function leastBlocks(most: number): Block[] {
  return LEAST.filter((art) => art <= most).map((art) => ({ art, scale: 1 }));
}

/** A picture at all whole scales. */
function scaled(art: number, most: number): Block[] {
  return Array.from({ length: Math.floor(most / art) }, (_, index) => ({ art, scale: index + 1 }));
}
