import type { Picture } from './pixel-art.ts';

export const LINK_PICTURE: Picture = [
  '.....iii.',
  '....i...i',
  '...i....i',
  '.....i..i',
  '.ii.i.ii.',
  'i..i.....',
  'i....i...',
  'i...i....',
  '.iii.....',
];

export const EXCHANGE_PICTURE: Picture = [
  'iiiiii...',
  'i....ii..',
  'i....iii.',
  'i......i.',
  'i.iiii.i.',
  'i......i.',
  'i.iiii.i.',
  'i......i.',
  'iiiiiiii.',
];
