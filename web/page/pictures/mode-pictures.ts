import type { Picture } from './pixel-art.ts';

export const PENCIL_PICTURE: Picture = [
  '.......ii.',
  '......i..i',
  '.....i.i.i',
  '....i...i.',
  '...i...i..',
  '..i...i...',
  '.i...i....',
  '.ii.i.....',
  'iiii......',
  'iii.......',
];

export const EYE_PICTURE: Picture = [
  '...iiiii...',
  '.ii.....ii.',
  'i...iii...i',
  'i..iiiii..i',
  'i...iii...i',
  '.ii.....ii.',
  '...iiiii...',
];
