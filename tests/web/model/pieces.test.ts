import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../../web/model/pieces.ts';
import { board } from '../support/samples.ts';

const pieceTexts = (...of: Parameters<typeof piecesOf>) =>
  piecesOf(...of).map(({ kind, cell, taken }) => `${kind} ${cell}${taken ? ' taken' : ''}`);

describe('the pieces of a board', () => {
  it('are those drawn, however many there are', () => {
    expect(pieceTexts(board('X#', 'OX'), null)).toEqual(['general 2', 'pawn 0', 'pawn 3']);
  });

  it('are those of a position, where there is one', () => {
    expect(pieceTexts(board('..', 'OX'), { generals: [3, 0], pawn: 1, side: 'red' })).toEqual([
      'general 3',
      'general 0',
      'pawn 1',
    ]);
  });

  it.each([
    ['red', ['general 0', 'general 3 taken', 'pawn 3']],
    ['black', ['general 0', 'general 3', 'pawn 3 taken']],
  ] as const)('that share a cell: that of %s, whose turn it is, has been captured', (side, pieces) => {
    expect(pieceTexts(board('..', '..'), { generals: [0, 3], pawn: 3, side })).toEqual(pieces);
  });
});
