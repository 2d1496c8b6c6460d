import { mirrored, type Picture } from './pixel-art.ts';

/*
 * Letters of the pieces: o outline, c colour, h highlight, s shade, g gold, w white of the gold.
 * Letters of the icons: i ink.
 */

/** The general, 帅: a crown on a robe. */
export const GENERAL_PICTURE: Picture = mirrored(
  '.......o',
  '......og',
  '.o....og',
  'ogo..ogg',
  'oggoowgg',
  'ogwgwggg',
  '.ogggggg',
  '.oscggsc',
  '.ooooooo',
  '..ochccc',
  '..ochccc',
  '..ohcccc',
  '.ochcccc',
  '.ohccccc',
  'ocsssscs',
  'oooooooo',
);

/** The pawn, 卒. */
export const PAWN_PICTURE: Picture = mirrored(
  '........',
  '.....ooo',
  '....occc',
  '...ochcc',
  '...ohccc',
  '...ohccc',
  '....occc',
  '..oooooo',
  '..ohcccc',
  '...ooooo',
  '....ohcc',
  '....ohcc',
  '...ohccc',
  '..ohcccc',
  '.ocsssss',
  '.ooooooo',
);

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

export const MENU_PICTURE: Picture = [
  'iiiiiiiii',
  'iiiiiiiii',
  '.........',
  'iiiiiiiii',
  'iiiiiiiii',
  '.........',
  'iiiiiiiii',
  'iiiiiiiii',
];

/** Mirrors a picture: undo becomes redo, next becomes previous. */
export function reversed(picture: Picture): Picture {
  return picture.map((row) => [...row].reverse().join(''));
}

export const REDO_PICTURE = reversed(UNDO_PICTURE);

/** Rotates a picture by 90°: right becomes down. */
export function turned(picture: Picture): Picture {
  return picture.map((_, row) => picture.map((line) => line.charAt(row)).join(''));
}
