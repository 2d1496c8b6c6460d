import type { Picture } from './pixel-art.ts';

export const SUN_PICTURE: Picture = [
  '....i....',
  '.i.....i.',
  '...iii...',
  '..iiiii..',
  'i.iiiii.i',
  '..iiiii..',
  '...iii...',
  '.i.....i.',
  '....i....',
];

export const MOON_PICTURE: Picture = [
  '...iii...',
  '..ii.....',
  '.iii.....',
  '.iii.....',
  '.iiii...i',
  '.iiiiiiii',
  '..iiiiii.',
  '...iiii..',
  '.........',
];

/** Half dark, half light: follows the system. */
export const AUTO_PICTURE: Picture = [
  '..iiiii..',
  '.iiii..i.',
  'iiiii...i',
  'iiiii...i',
  'iiiii...i',
  'iiiii...i',
  'iiiii...i',
  '.iiii..i.',
  '..iiiii..',
];

export const CONTRAST_PICTURE: Picture = [
  'iiiiiiiii',
  'ii......i',
  'iii.....i',
  'iiii....i',
  'iiiii...i',
  'iiiiii..i',
  'iiiiiii.i',
  'iiiiiiiii',
  'iiiiiiiii',
];
