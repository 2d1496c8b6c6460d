import type { Side } from '../../../wasm/rubicon.ts';
import type { Picture } from '../../page/pictures/pixel-art.ts';
import { textPicture } from './font.ts';

/*
 * Pictures of the signs. Letters: y lit, o a free cell, g a general, a an arrow, k the pawn, s a shadow, w white,
 * b and l a win's ring and cells, r and m a loss's; letters are u of a win, v of a loss, d dim, p plain.
 */

/** A piece on a cell, nine pixels a side. */
function pieceOn(cell: string, piece: string): Picture {
  const gap = cell.repeat(9);
  const middle = `${cell.repeat(2)}${piece.repeat(5)}${cell.repeat(2)}`;
  return [gap, gap, ...Array.from({ length: 5 }, () => middle), gap, gap];
}

/** The same within a ring, eleven pixels a side. */
function tile(ring: string, cell: string, piece: string): Picture {
  const edge = ring.repeat(11);
  return [edge, ...pieceOn(cell, piece).map((row) => `${ring}${row}${ring}`), edge];
}

/** A captured piece on a free cell, and on it the one that has captured it. */
function capture(captured: string, captor: string): Picture {
  const edge = 'o'.repeat(9);
  const around = `o${captured.repeat(7)}o`;
  const middle = `o${captured.repeat(2)}${captor.repeat(3)}${captured.repeat(2)}o`;
  return [edge, around, around, middle, middle, middle, around, around, edge];
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

/** The counter of three moves, one of which is known to lose. */
const DOTS: Picture = [
  '...........',
  '...........',
  'ppp.ppp.ddd',
  'ppp.ppp.d.d',
  'ppp.ppp.ddd',
  '...........',
  '...........',
];

const RED_TO_MOVE: Picture = ['ppppppp', ...Array.from({ length: 5 }, () => 'pgggggp'), 'ppppppp'];
const BLACK_TO_MOVE: Picture = ['ppppppp', 'ppppppp', 'ppkkkpp', 'ppkkkpp', 'ppkkkpp', 'ppppppp', 'ppppppp'];

/** The side to move, its piece on a cell as high as a letter. */
export const SIDE_PICTURES: Readonly<Record<Side, Picture>> = { red: RED_TO_MOVE, black: BLACK_TO_MOVE };

/** The signs of a run, in the order of its legend. */
export const LEGEND_SIGNS = [
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

/** The signs of the tour. */
export const TOUR_SIGNS = [
  ['pieces', [pieceOn('o', 'g'), pieceOn('o', 'k')]],
  ['captured', [capture('k', 'g'), capture('g', 'k')]],
  ['side', [RED_TO_MOVE, BLACK_TO_MOVE]],
  ['won', [textPicture('▲3', 'u')]],
  ['lost', [textPicture('▼2', 'v')]],
  ['tie', [textPicture('=', 'p')]],
  ['counter', [DOTS]],
] as const satisfies readonly (readonly [string, readonly Picture[]])[];
