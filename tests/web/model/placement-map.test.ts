import { describe, expect, it } from 'vitest';
import {
  cellOfPiece,
  countWinners,
  placementMark,
  placementValues,
} from '../../../web/model/placement-map.ts';
import { load, place, valueToText, withSolved } from '../../wasm/module.ts';
import { THREE } from '../support/samples.ts';

const rubicon = await load();
const position = place('#.#/O.O/.X.', 'red');

describe('a piece of a position', () => {
  it('is the pawn or one of the generals in their order', () => {
    const swapped = { ...position, generals: [5, 3] } as const;
    expect(cellOfPiece(position, 'pawn')).toBe(7);
    expect([cellOfPiece(position, 'first'), cellOfPiece(position, 'second')]).toEqual([3, 5]);
    expect([cellOfPiece(swapped, 'first'), cellOfPiece(swapped, 'second')]).toEqual([5, 3]);
  });
});

describe('the placement map', () => {
  const values = (piece: 'pawn' | 'first' | 'second', side: 'red' | 'black') =>
    withSolved(rubicon, THREE, (analysis) =>
      placementValues(analysis.map(position, piece), position, piece, side)
        .map((value) => (value === null ? '-' : valueToText(value)))
        .join(' | '),
    );

  it('has the values of the free cells and of the piece’s own', () => {
    // A pawn on row 1 has won; a pawn that a general can reach is captured, unless it captures first.
    expect(values('pawn', 'red')).toBe('- | Black 0 | - | - | Red 1 | - | Red 1 | Black 2 | Red 1');
    expect(values('pawn', 'black')).toBe('- | Black 0 | - | - | Black 1 | - | Black 1 | Red 2 | Black 1');
  });

  it('has nothing where another piece stands', () => {
    const blocked = values('first', 'red')
      .split(' | ')
      .flatMap((value, cell) => (value === '-' ? cell : []));
    expect(blocked).toEqual([0, 2, 5, 7]);
  });

  it('is shown with the winner’s glyph and the number of moves', () => {
    expect(placementMark({ winner: 'red', distance: 12 })).toMatchObject({
      glyph: 'red',
      tone: 'red',
      text: '12',
    });
    expect(placementMark({ winner: 'black', distance: 0 })).toMatchObject({ glyph: 'black', text: '0' });
    expect(placementMark({ winner: 'tie' })).toMatchObject({ glyph: 'tie', tone: 'tie', text: '' });
    expect(placementMark(null)).toBeNull();
  });

  it('counts the cells that each side wins', () => {
    const red = { winner: 'red', distance: 1 } as const;
    expect(countWinners([red, null, { winner: 'tie' }, red, { winner: 'black', distance: 2 }, null])).toEqual(
      {
        red: 2,
        black: 1,
        tie: 1,
      },
    );
  });
});
