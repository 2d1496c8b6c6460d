import type { Picture } from './pixel-art.ts';
import { reversed } from './turned-pictures.ts';

export const PLAY_PICTURE: Picture = [
  '.i.......',
  '.iii.....',
  '.iiiii...',
  '.iiiiiii.',
  '.iiiiiiii',
  '.iiiiiii.',
  '.iiiii...',
  '.iii.....',
  '.i.......',
];

export const PAUSE_PICTURE: Picture = Array.from({ length: 9 }, () => '.iii.iii.');

export const NEXT_PICTURE: Picture = [
  '..i......',
  '..ii.....',
  '..iii....',
  '..iiii...',
  '..iiiii..',
  '..iiii...',
  '..iii....',
  '..ii.....',
  '..i......',
];

export const LAST_PICTURE: Picture = [
  '.i.....ii',
  '.ii....ii',
  '.iii...ii',
  '.iiii..ii',
  '.iiiii.ii',
  '.iiii..ii',
  '.iii...ii',
  '.ii....ii',
  '.i.....ii',
];

export const PREVIOUS_PICTURE = reversed(NEXT_PICTURE);

export const FIRST_PICTURE = reversed(LAST_PICTURE);
