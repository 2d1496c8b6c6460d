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
