import type { Picture } from './pixel-art.ts';
import { reversed } from './turned-pictures.ts';

export const OBSTACLE_PICTURE: Picture = [
  'iiiiiiiiii',
  'i...i....i',
  'i...i....i',
  'iiiiiiiiii',
  'i......i.i',
  'i......i.i',
  'iiiiiiiiii',
  'i..i.....i',
  'i..i.....i',
  'iiiiiiiiii',
];

export const ERASER_PICTURE: Picture = [
  '......iii.',
  '.....i...i',
  '....i....i',
  '...i....i.',
  '..ii...i..',
  '.iiii.i...',
  'iiiiii....',
  'iiiii.....',
  '.iii......',
  '..iiiiiiii',
];

export const UNDO_PICTURE: Picture = [
  '..i......',
  '.ii......',
  'iiiiiii..',
  '.ii....i.',
  '..i.....i',
  '........i',
  '........i',
  '.......i.',
  '...iiii..',
];

export const REDO_PICTURE = reversed(UNDO_PICTURE);

export const CLEAR_PICTURE: Picture = [
  '...iii...',
  'iiiiiiiii',
  '.........',
  '.iiiiiii.',
  '.i.i.i.i.',
  '.i.i.i.i.',
  '.i.i.i.i.',
  '.i.i.i.i.',
  '.iiiiiii.',
];

export const FLIP_PICTURE: Picture = [
  '..i...i..',
  '.iii..i..',
  'iiiii.i..',
  '..i...i..',
  '..i...i..',
  '..i...i..',
  '..i.iiiii',
  '..i..iii.',
  '..i...i..',
];

export const CLOSE_PICTURE: Picture = [
  'ii.....ii',
  'iii...iii',
  '.iii.iii.',
  '..iiiii..',
  '...iii...',
  '..iiiii..',
  '.iii.iii.',
  'iii...iii',
  'ii.....ii',
];
