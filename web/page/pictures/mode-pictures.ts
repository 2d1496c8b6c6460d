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

export const MOVE_PICTURE: Picture = [
  '....i....',
  '...iii...',
  '....i....',
  '.i..i..i.',
  'iiiiiiiii',
  '.i..i..i.',
  '....i....',
  '...iii...',
  '....i....',
];
