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
  blue: '#3498DB',
  red: '#E74C3C',
  won: '#85C1E9',
  lost: '#F5A79D',
} as const;

export const FREE: Shades = { face: INK.plain, light: INK.bright, shade: '#C3CBD0' };
/** Of the line along row 1, on free cells as all others. */
export const GOAL_LINE = '#7FA99B';
export const STONE: Shades = { face: '#34495E', light: '#56728E', shade: '#1C2833' };
export const LIT: Shades = { face: '#F1C40F', light: '#FBEA9C', shade: '#B7860B' };
export const PIECES: Readonly<Record<Side, Shades>> = {
  red: { face: INK.red, light: '#F79A8F', shade: '#9E2A1E' },
  black: { face: '#1B2631', light: '#4F6375', shade: '#0A0F14' },
};

/** The same colours for the style sheets of what stands around the stage: in light and dark they are the same. */
export const STAGE_COLOURS = {
  '--stage-back': INK.back,
  '--stage-bright': INK.bright,
  '--stage-plain': INK.plain,
  '--stage-dim': INK.dim,
  '--stage-blue': INK.blue,
  '--stage-won': INK.won,
  '--stage-lost': INK.lost,
  '--stage-red': PIECES.red.face,
  '--stage-black': PIECES.black.face,
  '--stage-stone': STONE.face,
  '--stage-stone-shade': STONE.shade,
  '--stage-lit': LIT.face,
} as const;
