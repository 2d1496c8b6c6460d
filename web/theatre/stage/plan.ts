import { LETTER_HEIGHT, textWidth } from './font.ts';

/*
 * Sizes on the stage, in device pixels. A cell is a picture of a few pixels, each a whole number of device pixels wide; frames
 * and letters are made of whole units.
 */

/** A cell's picture: `art` pixels a side, each `scale` device pixels wide. */
export interface Block {
  readonly art: number;
  readonly scale: number;
}

/** In units. */
export const FRAME = 2;
/** Between the side to move and the text of a caption. */
export const SPACE = 3;
export const MARGIN = 4;
export const GAP = 5;
const ABOVE_CAPTION = 2;
/** Width of a caption: the side to move, and a triangle with three digits. */
const CAPTION = LETTER_HEIGHT + SPACE + textWidth('▲888');

/** Maximum heights (CSS px). Above TALLEST the buttons leave the screen, so it is exceeded only to make small boards readable. */
export const TALLEST = 560;
const TALLEST_TO_BE_READ = 760;
/** Least sizes of a cell (CSS px) to be easy to read, or readable at all, and the largest useful ones. */
type Cells = Readonly<Record<'large' | 'small', number>>;
const READ_FROM: Cells = { large: 24, small: 8 };
const SEEN_FROM: Cells = { large: 16, small: 5 };
const ANY: Cells = { large: 0, small: 0 };
const LARGEST = { large: 80, small: 48 } as const;

/** Sides of a cell's pictures (pixels): the full one, a lesser one if there is no room, and plain squares. */
const FULL = 16;
const LESSER = 12;
const LEAST = [1, 2, 4, 6, 8, 10] as const;

/** The sizes of the cells, and the places of the small boards. */
export interface Plan {
  readonly large: Block;
  readonly small: Block;
  readonly across: number;
  readonly isBelow: boolean;
}

const DOT: Block = { art: 1, scale: 1 };
const NARROWEST: Plan = { large: DOT, small: DOT, across: 1, isBelow: true };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What to lay out; `unit` is the pixel of frames and letters, in device pixels. */
export interface Wish {
  readonly rows: number;
  readonly columns: number;
  readonly neighbours: number;
  readonly unit: number;
}

/** The least width (device px) at which anything fits. */
export function narrowest(wish: Wish): number {
  return sizeOf(wish, NARROWEST).width;
}

/** What a stage chooses its plans from, and what it prefers beside large cells. */
export interface PlanStyle {
  /** The pictures of a cell, up to a side of `most` device pixels. */
  readonly largeBlocks: (most: number) => readonly Block[];
  readonly smallBlocks: (most: number) => readonly Block[];
  /** The largest cell (device pixels) of the small boards beside a large one. */
  readonly mostBeside: (large: Block) => number;
  /** Added to the score of a plan. */
  readonly bonus: (wish: Wish, plan: Plan, density: number) => number;
}

/** The device pixels that a stage has, and how many of them make a CSS pixel. */
interface Room {
  readonly wide: number;
  readonly tall: number;
  readonly density: number;
}

/**
 * The plan with the best score among those that fit: both cells count, the small ones more because their boards tell more,
 * and height is a cost. Null if none fits.
 */
export function bestPlan(wish: Wish, room: Room, style: PlanStyle, least: Cells = ANY): Plan | null {
  const { wide, tall, density } = room;
  let best: Plan | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const plan of plans(wish, style, density)) {
    const { width, height } = sizeOf(wish, plan);
    if (width > wide || height > tall) continue;
    if (cellOf(plan.large) < least.large * density || cellOf(plan.small) < least.small * density) continue;
    const score =
      Math.log(cellOf(plan.large)) +
      1.25 * Math.log(cellOf(plan.small)) -
      Math.log(height) / 4 +
      style.bonus(wish, plan, density);
    if (score <= bestScore) continue;
    best = plan;
    bestScore = score;
  }
  return best;
}

function* plans({ neighbours }: Wish, style: PlanStyle, density: number): Generator<Plan> {
  for (const large of style.largeBlocks(LARGEST.large * density))
    for (const small of style.smallBlocks(Math.min(LARGEST.small * density, style.mostBeside(large))))
      for (let across = 1; across <= Math.max(1, neighbours); across++)
        // A board alone stands in the middle.
        for (const isBelow of neighbours === 0 ? [true] : [false, true])
          yield { large, small, across, isBelow };
}

/** A run's stage prefers cells of full pictures; its small boards have smaller cells, unless those of the large one are small. */
const RUN: PlanStyle = {
  largeBlocks: (most) => [
    ...leastBlocks(most),
    ...scaled(LESSER, Math.min(most, 2 * LESSER)),
    ...scaled(FULL, most),
  ],
  smallBlocks: (most) => [...leastBlocks(most), ...scaled(FULL, most), ...scaled(LESSER, most)],
  mostBeside: (large) => (large.art < FULL ? cellOf(large) : (cellOf(large) * 2) / 3),
  bonus: () => 0,
};

/**
 * The plan of a run's stage, `wide` device pixels wide, `density` of them to a CSS pixel: no taller than `tallest` CSS pixels
 * unless it could not be read then. There is one from the narrowest width on.
 */
export function choosePlan(wish: Wish, wide: number, density: number, tallest: number): Plan {
  const fits = (tall: number, least: Cells) =>
    bestPlan(wish, { wide, tall: tall * density, density }, RUN, least);
  let plan =
    fits(tallest, READ_FROM) ??
    fits(tallest, SEEN_FROM) ??
    fits(TALLEST_TO_BE_READ, READ_FROM) ??
    fits(tallest, ANY);
  for (let tall = TALLEST_TO_BE_READ; plan === null; tall *= 1.5) plan = fits(tall, ANY);
  return plan;
}

function leastBlocks(most: number): Block[] {
  return LEAST.filter((art) => art <= most).map((art) => ({ art, scale: 1 }));
}

/** A picture at all whole scales. */
function scaled(art: number, most: number): Block[] {
  return Array.from({ length: Math.floor(most / art) }, (_, index) => ({ art, scale: index + 1 }));
}

/** Device pixels of a cell's side. */
export function cellOf({ art, scale }: Block): number {
  return art * scale;
}

/** A board with its frame and caption. */
export function spotSize({ rows, columns, unit }: Wish, block: Block): Size {
  const around = 2 * FRAME * unit;
  return {
    width: Math.max(columns * cellOf(block) + around, CAPTION * unit),
    height: rows * cellOf(block) + around + (ABOVE_CAPTION + LETTER_HEIGHT) * unit,
  };
}

/** The small boards, `across` in a row. */
export function gridSize(wish: Wish, { small, across }: Plan): Size {
  const { width, height } = spotSize(wish, small);
  const down = Math.ceil(wish.neighbours / across);
  const gap = GAP * wish.unit;
  return { width: across * (width + gap) - gap, height: Math.max(0, down * (height + gap) - gap) };
}

/** All of it, with its margins. */
export function sizeOf(wish: Wish, plan: Plan): Size {
  const large = spotSize(wish, plan.large);
  const grid = gridSize(wish, plan);
  const gap = GAP * wish.unit;
  const margins = 2 * MARGIN * wish.unit;
  return plan.isBelow
    ? {
        width: Math.max(large.width, grid.width) + margins,
        height: large.height + gap + grid.height + margins,
      }
    : {
        width: large.width + gap + grid.width + margins,
        height: Math.max(large.height, grid.height) + margins,
      };
}
