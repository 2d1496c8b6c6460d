import { ANY, type Block, cellOf, type PlanStyle } from '../../stage/plan.ts';

/** Pixels of a cell's picture: a full one, and the least that shows light and shade. */
const FULL = 16;
const SHADED = 8;
/** The cells of small boards, as a part of those of the large one. */
const LESS = 0.7;
/** Bonus for small boards in a single row, because that shows their order, if their cells have at least READ_FROM CSS pixels. */
const IN_A_ROW = 0.7;
const READ_FROM = 12;
/** Factor by which the height grows until a plan fits. */
const HIGHER = 1.2;

/**
 * The tour's stage is never taller than its room as long as any plan fits, so that the sentence above it and the buttons below
 * it stay in sight.
 */
export const TOUR_STAGE: PlanStyle = {
  shortest: 180,
  tallest: Number.POSITIVE_INFINITY,
  usual: 0,
  hasSockets: false,
  largeBlocks: blocks,
  smallBlocks: (most) => blocks(Math.max(1, most)),
  mostBeside: (large) => cellOf(large) * LESS,
  bonus: ({ neighbours }, { small, across, isBelow }, density) =>
    across >= neighbours && !isBelow && cellOf(small) >= READ_FROM * density ? IN_A_ROW : 0,
  attempt: (nth, tallest) => ({ tall: tallest * HIGHER ** nth, least: ANY }),
};

/** One block of each size, with the most detailed picture; plain squares if there is no room for one. */
function blocks(most: number): Block[] {
  const bySize = new Map<number, Block>();
  for (let art = FULL; art >= 1; art--)
    for (let scale = 1; art * scale <= (art < SHADED ? Math.min(most, SHADED - 1) : most); scale++)
      if (!bySize.has(art * scale)) bySize.set(art * scale, { art, scale });
  return [...bySize.values()];
}
