import type { Side } from '../../../wasm/rubicon.ts';

/** A block's face, the light on its top and left, the shade on its bottom and right. */
export interface Shades {
  readonly face: string;
  readonly light: string;
  readonly shade: string;
}

export const INK = {
  back: '#2C3E50',
  socket: '#283848',
  bright: '#FFFFFF',
  plain: '#ECF0F1',
  dim: '#A9B7B8',
  won: '#82E0B4',
  lost: '#E3B5F2',
  tie: '#ECF0F1',
} as const;

/** What a board flashes in when it is decided, and the tint that it keeps. */
export interface NewsColours {
  readonly flash: string;
  readonly settled: string;
}

/** Won or lost for the side to move, in every scene and legend. The tints are no side's colour, because either side can win. */
export const NEWS_COLOURS = {
  won: { flash: '#3498DB', settled: '#2FB380' },
  lost: { flash: '#E74C3C', settled: '#B76BD0' },
  tie: { flash: INK.dim, settled: INK.dim },
} as const satisfies Readonly<Record<string, NewsColours>>;

export const FREE: Shades = { face: INK.plain, light: INK.bright, shade: '#C3CBD0' };
/** The line along row 1. */
export const GOAL_LINE = '#7FA99B';
export const STONE: Shades = { face: '#34495E', light: '#56728E', shade: '#1C2833' };
export const LIT: Shades = { face: '#F1C40F', light: '#FBEA9C', shade: '#B7860B' };
export const PIECES: Readonly<Record<Side, Shades>> = {
  red: { face: '#E74C3C', light: '#F79A8F', shade: '#9E2A1E' },
  black: { face: '#1B2631', light: '#4F6375', shade: '#0A0F14' },
};

/** The way of a piece on a thumbnail. */
const TRAIL = '#6D7B88';

/** The edge of a general, which would vanish in the flash of a loss; the pawn is dark enough. */
export const GENERAL_EDGE = '#4A1009';

/** Colours of the queue by distance, repeated after four. None is a colour of a side, a win or a loss. */
const DISTANCES = ['#F0CFA0', '#5FC0C8', '#B9C4D4', '#C3CC6B'] as const;

/** The colour of a distance: never that of the one before it or after it. */
export function distanceColour(distance: number): string {
  return DISTANCES[distance % DISTANCES.length] ?? DISTANCES[0];
}

/** The same colours for style sheets, in light and dark. */
export const STAGE_COLOURS = {
  '--stage-back': INK.back,
  '--stage-bright': INK.bright,
  '--stage-plain': INK.plain,
  '--stage-dim': INK.dim,
  '--stage-won': INK.won,
  '--stage-lost': INK.lost,
  '--stage-won-ring': NEWS_COLOURS.won.settled,
  '--stage-lost-ring': NEWS_COLOURS.lost.settled,
  '--stage-red': PIECES.red.face,
  '--stage-black': PIECES.black.face,
  '--stage-stone': STONE.face,
  '--stage-stone-light': STONE.light,
  '--stage-stone-shade': STONE.shade,
  '--stage-lit': LIT.face,
  '--stage-line': FREE.shade,
  '--stage-goal': GOAL_LINE,
  '--stage-trail': TRAIL,
  '--stage-edge': GENERAL_EDGE,
} as const;
