import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lacksOf } from '../../../web/model/readiness.ts';
import { clampSide, resizeBoard } from '../../../web/model/resize.ts';
import { board, boards, rows } from '../support/samples.ts';

describe('resizing', () => {
  const START = board('.#O', 'X..');

  it('keeps the top left corner and adds free cells', () => {
    expect(rows(resizeBoard(START, 3, 4))).toEqual(['.#O.', 'X...', '....']);
  });

  it('cuts off what no longer fits', () => {
    expect(rows(resizeBoard(START, 1, 2))).toEqual(['.#']);
  });

  it('loses nothing by growing and shrinking back', () => {
    fc.assert(
      fc.property(boards, fc.nat(10), fc.nat(10), (start, down, right) => {
        const grown = resizeBoard(start, start.rows + down, start.columns + right);
        expect(resizeBoard(grown, start.rows, start.columns)).toEqual(start);
      }),
    );
  });

  it.each([
    [0, 1],
    [-3, 1],
    [1, 1],
    [32, 32],
    [33, 32],
    [7.9, 7],
  ])('takes %d for %d', (asked, taken) => {
    expect(clampSide(asked)).toBe(taken);
  });
});

describe('readiness', () => {
  it.each([
    ['a ready board', board('O.O', '.X.'), []],
    [
      'an empty board',
      board('...'),
      [
        { code: 'few_generals', found: 0 },
        { code: 'no_pawn', found: 0 },
      ],
    ],
    ['one general', board('O.X'), [{ code: 'few_generals', found: 1 }]],
    ['three generals', board('OOO', 'X..'), [{ code: 'many_generals', found: 3 }]],
    [
      'several pawns and no general',
      board('XX.'),
      [
        { code: 'few_generals', found: 0 },
        { code: 'many_pawns', found: 2 },
      ],
    ],
  ])('of %s', (_name, drawn, expected) => {
    expect(lacksOf(drawn)).toEqual(expected);
  });
});
