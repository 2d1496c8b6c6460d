import { layOut, type StageLayout } from '../../stage/layout.ts';
import { type Block, cellOf, narrowest, type Plan, sizeOf, type Wish } from '../../stage/plan.ts';

/** Pixels of a cell's picture: a full one, and the least that shows light and shade. */
const FULL = 16;
const SHADED = 8;
/** Larger cells say no more, in CSS pixels. */
const LARGEST = { large: 80, small: 48 } as const;
/** Small boards have smaller cells. */
const LESS = 0.7;
/** A single row is read as what it is, an order: worth as much as larger cells, where those can be read. */
const IN_A_ROW = 0.7;
const READ_FROM = 12;
/** Where nothing fits, there is so much more height each time. */
const HIGHER = 1.2;

/**
 * The layout of the tour's stage, `width` device pixels wide: unlike that of a run it is never taller than so many CSS pixels
 * as long as anything fits, so that the sentence above it and the buttons below it stay in sight.
 */
export function tourLayout(
  width: number,
  { rows, columns, neighbours }: Pick<Wish, 'rows' | 'columns' | 'neighbours'>,
  density: number,
  tallest: number,
): StageLayout {
  const wish: Wish = { rows, columns, neighbours, unit: Math.max(1, Math.round(2 * density)) };
  const wide = Math.max(Math.floor(width), narrowest(wish));
  for (let tall = tallest * density; ; tall *= HIGHER) {
    const plan = bestPlan(wish, wide, tall, density);
    if (plan !== null) return layOut(wish, plan, wide);
  }
}

function bestPlan(wish: Wish, wide: number, tall: number, density: number): Plan | null {
  let best: Plan | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const plan of plans(wish, density)) {
    const { width, height } = sizeOf(wish, plan);
    if (width > wide || height > tall) continue;
    const score =
      Math.log(cellOf(plan.large)) +
      1.25 * Math.log(cellOf(plan.small)) -
      Math.log(height) / 4 +
      (isRow(wish, plan) && cellOf(plan.small) >= READ_FROM * density ? IN_A_ROW : 0);
    if (score <= bestScore) continue;
    best = plan;
    bestScore = score;
  }
  return best;
}

function isRow({ neighbours }: Wish, { across, isBelow }: Plan): boolean {
  return across >= neighbours && !isBelow;
}

function* plans({ neighbours }: Wish, density: number): Generator<Plan> {
  for (const large of blocks(LARGEST.large * density))
    for (const small of blocks(Math.max(1, Math.min(LARGEST.small * density, cellOf(large) * LESS))))
      for (let across = 1; across <= Math.max(1, neighbours); across++)
        // A board alone stands in the middle.
        for (const isBelow of neighbours === 0 ? [true] : [false, true])
          yield { large, small, across, isBelow };
}

/** One of each size, with the fullest picture that there is; where there is no room for one, plain squares. */
function blocks(most: number): Block[] {
  const bySize = new Map<number, Block>();
  for (let art = FULL; art >= 1; art--)
    for (let scale = 1; art * scale <= (art < SHADED ? Math.min(most, SHADED - 1) : most); scale++)
      if (!bySize.has(art * scale)) bySize.set(art * scale, { art, scale });
  return [...bySize.values()];
}
