import type { Picture } from '../page/pictures/pixel-art.ts';
import { reversed } from '../page/pictures/turned-pictures.ts';

/** A whole position forwards, with all that it does. */
export const POSITION_ON_PICTURE: Picture = [
  'i...i....',
  'ii..ii...',
  'iii.iii..',
  'iiiiiiii.',
  'iiiiiiiii',
  'iiiiiiii.',
  'iii.iii..',
  'ii..ii...',
  'i...i....',
];

export const POSITION_BACK_PICTURE = reversed(POSITION_ON_PICTURE);
