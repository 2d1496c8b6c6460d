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

/** Sizes of the cells (CSS px). */
export type Cells = Readonly<Record<'large' | 'small', number>>;
/** The side (CSS px) of the largest cells that are useful on a page, and the largest of small boards as a part of it. */
export const LARGEST = 80;
const SMALL = 0.6;

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

/** The boards of a stage: their size, and how many small ones there are. */
export interface Boards {
  readonly rows: number;
  readonly columns: number;
  readonly neighbours: number;
}

/** What to lay out; `unit` is the pixel of frames and letters, in device pixels. */
export interface PlanRequest extends Boards {
  readonly unit: number;
}

/** The least width (device px) at which anything fits. */
export function narrowest(request: PlanRequest): number {
  return sizeOf(request, NARROWEST).width;
}

/** Limits within which a plan is looked for: the maximum height, and the least cells (CSS px). */
export interface PlanLimits {
  readonly tall: number;
  readonly least: Cells;
}

/** What a stage chooses its plans from, and what it prefers. */
export interface PlanStyle {
  /** Minimum and maximum height (CSS px) of a stage, and the height that it keeps where its window has it. */
  readonly shortest: number;
  readonly tallest: number;
  readonly usual: number;
  /** Whether places of small boards are seen while they are empty. */
  readonly hasSockets: boolean;
  /** The pictures of a cell, up to a side of `most` device pixels. */
  readonly largeBlocks: (most: number) => readonly Block[];
  readonly smallBlocks: (most: number) => readonly Block[];
  /** The largest cell (device pixels) of the small boards beside a large one. */
  readonly mostBeside: (large: Block) => number;
  /** Added to the score of a plan. */
  readonly bonus: (request: PlanRequest, plan: Plan, density: number) => number;
  /** The limits of the nth attempt (from 0) to find a plan, higher and higher in the end. */
  readonly attempt: (nth: number, tallest: number) => PlanLimits;
}

/** No least size of cells. */
export const ANY: Cells = { large: 0, small: 0 };

/** Device pixels of a CSS pixel, and in CSS pixels the maximum height of a stage and the side of its largest cells. */
interface Limits {
  readonly density: number;
  readonly tallest: number;
  readonly largest: number;
}

/** The device pixels that a stage has, and the screen. */
interface Room extends Limits {
  readonly wide: number;
  readonly tall: number;
}

/** The first plan that fits, from the narrowest width on: no taller than the screen allows if its style finds one. */
export function choosePlan(request: PlanRequest, wide: number, screen: Limits, style: PlanStyle): Plan {
  for (let nth = 0; ; nth++) {
    const { tall, least } = style.attempt(nth, screen.tallest);
    const plan = bestPlan(request, { ...screen, wide, tall: tall * screen.density }, style, least);
    if (plan !== null) return plan;
  }
}

/**
 * The plan with the best score among those that fit: both cells count, the small ones more because their boards tell more,
 * and height is a cost. Null if none fits.
 */
function bestPlan(request: PlanRequest, room: Room, style: PlanStyle, least: Cells): Plan | null {
  const { wide, tall, density } = room;
  let best: Plan | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const plan of plans(request, style, room.largest * density)) {
    const { width, height } = sizeOf(request, plan);
    if (width > wide || height > tall) continue;
    if (cellOf(plan.large) < least.large * density || cellOf(plan.small) < least.small * density) continue;
    const score =
      Math.log(cellOf(plan.large)) +
      1.25 * Math.log(cellOf(plan.small)) -
      Math.log(height) / 4 +
      style.bonus(request, plan, density);
    if (score <= bestScore) continue;
    best = plan;
    bestScore = score;
  }
  return best;
}

function* plans({ neighbours }: PlanRequest, style: PlanStyle, largest: number): Generator<Plan> {
  for (const large of style.largeBlocks(largest))
    for (const small of style.smallBlocks(Math.min(largest * SMALL, style.mostBeside(large))))
      for (let across = 1; across <= Math.max(1, neighbours); across++)
        // A board alone stands in the middle.
        for (const isBelow of neighbours === 0 ? [true] : [false, true])
          yield { large, small, across, isBelow };
}

/** Device pixels of a cell's side. */
export function cellOf({ art, scale }: Block): number {
  return art * scale;
}

/** A board with its frame and caption. */
export function spotSize({ rows, columns, unit }: PlanRequest, block: Block): Size {
  const around = 2 * FRAME * unit;
  return {
    width: Math.max(columns * cellOf(block) + around, CAPTION * unit),
    height: rows * cellOf(block) + around + (ABOVE_CAPTION + LETTER_HEIGHT) * unit,
  };
}

/** The small boards, `across` in a row. */
export function gridSize(request: PlanRequest, { small, across }: Plan): Size {
  const { width, height } = spotSize(request, small);
  const down = Math.ceil(request.neighbours / across);
  const gap = GAP * request.unit;
  return { width: across * (width + gap) - gap, height: Math.max(0, down * (height + gap) - gap) };
}

/** All of it, with its margins. */
export function sizeOf(request: PlanRequest, plan: Plan): Size {
  const large = spotSize(request, plan.large);
  const grid = gridSize(request, plan);
  const gap = GAP * request.unit;
  const margins = 2 * MARGIN * request.unit;
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
