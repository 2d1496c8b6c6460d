import { LETTER_HEIGHT } from './font.ts';
import {
  type Block,
  type Boards,
  cellOf,
  choosePlan,
  FRAME,
  GAP,
  gridSize,
  LARGEST,
  MARGIN,
  narrowest,
  type Plan,
  type PlanRequest,
  type PlanStyle,
  sizeOf,
  spotSize,
} from './plan.ts';

/** In device pixels, as everything in a layout. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A board: its cells, around them FRAME units for frames, and a line of text below. */
export interface Spot {
  readonly block: Block;
  readonly cells: Rectangle;
  readonly caption: Rectangle;
}

export interface StageLayout {
  readonly width: number;
  readonly height: number;
  /** The pixel of frames and letters. */
  readonly unit: number;
  readonly large: Spot;
  readonly small: readonly Spot[];
  /** Whether the places of small boards are seen while they are empty. */
  readonly hasSockets: boolean;
}

/**
 * The layout of a stage, `width` device pixels wide, `density` of them to a CSS pixel, if possible no taller than `tallest` CSS
 * pixels, and with cells of at most `largest`. It does not depend on the scene, so that nothing jumps. A stage that is too
 * narrow is cut off.
 */
export function stageLayout(
  style: PlanStyle,
  width: number,
  boards: Boards,
  density = 1,
  tallest = style.tallest,
  largest = LARGEST,
): StageLayout {
  const request: PlanRequest = { ...boards, unit: Math.max(1, Math.round(2 * density)) };
  const wide = Math.max(Math.floor(width), narrowest(request));
  return {
    ...layOut(request, choosePlan(request, wide, { density, tallest, largest }, style), wide),
    hasSockets: style.hasSockets,
  };
}

/** The layout of a plan that is no wider than `width`. */
function layOut(request: PlanRequest, plan: Plan, width: number): Omit<StageLayout, 'hasSockets'> {
  const { unit, neighbours } = request;
  const size = sizeOf(request, plan);
  const large = spotSize(request, plan.large);
  const grid = gridSize(request, plan);
  const gap = GAP * unit;
  const left = Math.max(0, Math.floor((width - size.width) / 2)) + MARGIN * unit;
  const inner = size.width - 2 * MARGIN * unit;
  const middle = (outer: number, own: number) => Math.floor((outer - own) / 2);
  const tallest = Math.max(large.height, grid.height);
  const largeAt = plan.isBelow
    ? { x: left + middle(inner, large.width), y: MARGIN * unit }
    : { x: left, y: MARGIN * unit + middle(tallest, large.height) };
  const gridAt = plan.isBelow
    ? { x: left + middle(inner, grid.width), y: MARGIN * unit + large.height + gap }
    : { x: left + large.width + gap, y: MARGIN * unit + middle(tallest, grid.height) };
  const small = spotSize(request, plan.small);
  return {
    width,
    height: size.height,
    unit,
    large: spotAt(request, plan.large, largeAt),
    small: Array.from({ length: neighbours }, (_, index) =>
      spotAt(request, plan.small, {
        x: gridAt.x + (index % plan.across) * (small.width + gap),
        y: gridAt.y + Math.floor(index / plan.across) * (small.height + gap),
      }),
    ),
  };
}

function spotAt(request: PlanRequest, block: Block, at: { readonly x: number; readonly y: number }): Spot {
  const { width, height } = spotSize(request, block);
  const cells = { width: request.columns * cellOf(block), height: request.rows * cellOf(block) };
  const letters = LETTER_HEIGHT * request.unit;
  return {
    block,
    cells: {
      x: at.x + Math.floor((width - cells.width) / 2),
      y: at.y + FRAME * request.unit,
      ...cells,
    },
    caption: { x: at.x, y: at.y + height - letters, width, height: letters },
  };
}
