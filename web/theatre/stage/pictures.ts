import type { Side } from '../../../wasm/rubicon.ts';
import type { Picture } from '../../page/pictures/pixel-art.ts';
import { textPicture } from './font.ts';

/*
 * Pictures for the legend. Letters: y lit, o a free cell, g a general, a an arrow, k the pawn, s a shadow, w white,
 * b and l a win's ring and cells, r and m a loss's; letters are u of a win, v of a loss, d dim, p plain.
 */

/** Eleven pixels a side: a ring around a filling, and on it a square. */
function tile(ring: string, filling: string, piece: string): Picture {
  const edge = ring.repeat(11);
  const gap = `${ring}${filling.repeat(9)}${ring}`;
  const middle = `${ring}${filling.repeat(2)}${piece.repeat(5)}${filling.repeat(2)}${ring}`;
  return [edge, gap, gap, ...Array.from({ length: 5 }, () => middle), gap, gap, edge];
}

/** A general, an arrow, and the general's shadow at its end. */
const MOVE: Picture = [
  'ggggg.....sssss',
  'ggggga....sssss',
  'gggggaa...sssss',
  'gggggaaa..sssss',
  'gggggaa...sssss',
  'ggggga....sssss',
  'ggggg.....sssss',
];

/** Two dots that are lit, and one that is out. */
const DOTS: Picture = [
  '...........',
  '...........',
  'ppp.ppp.ppp',
  'ppp.ppp.p.p',
  'ppp.ppp.ppp',
  '...........',
  '...........',
];

const RED_TO_MOVE: Picture = ['ppppppp', ...Array.from({ length: 5 }, () => 'pgggggp'), 'ppppppp'];
const BLACK_TO_MOVE: Picture = ['ppppppp', 'ppppppp', 'ppkkkpp', 'ppkkkpp', 'ppkkkpp', 'ppppppp', 'ppppppp'];

/** The side to move, its piece on a cell as high as a letter. */
export const SIDE_PICTURES: Readonly<Record<Side, Picture>> = { red: RED_TO_MOVE, black: BLACK_TO_MOVE };

/** The signs in the order of the legend. */
export const LEGEND_PICTURES = [
  ['pieces', [tile('o', 'o', 'g'), tile('o', 'o', 'k')]],
  ['lit', [tile('y', 'y', 'g')]],
  ['now', [tile('w', '.', 'o')]],
  ['trail', [MOVE]],
  ['won', [tile('b', 'l', 'k'), textPicture('▲12', 'u')]],
  ['lost', [tile('r', 'm', 'k'), textPicture('▼12', 'v')]],
  ['known', [textPicture('▲12', 'd')]],
  ['counted', [DOTS]],
  ['side', [RED_TO_MOVE, BLACK_TO_MOVE]],
] as const satisfies readonly (readonly [string, readonly Picture[]])[];
