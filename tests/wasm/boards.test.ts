import { describe, expect, it } from 'vitest';
import type { Board, Side } from '../../wasm/rubicon.ts';
import { draw, errorOf, load, plain } from './module.ts';

const rubicon = await load();

/** Every function that takes a board. */
const takers: [string, (board: Board) => unknown][] = [
  ['open', (board) => rubicon.open(board).close()],
  ['position', (board) => rubicon.position(board)],
  ['formatContest', (board) => rubicon.formatContest([board])],
];

const bad: [string, Board, object][] = [
  ['no row', { rows: 0, columns: 3, cells: '' }, { code: 'rows_out_of_range', found: 0 }],
  ['no column', { rows: 3, columns: 0, cells: '' }, { code: 'columns_out_of_range', found: 0 }],
  ['33 rows', { rows: 33, columns: 1, cells: '.'.repeat(33) }, { code: 'rows_out_of_range', found: 33 }],
  [
    '33 columns',
    { rows: 1, columns: 33, cells: '.'.repeat(33) },
    { code: 'columns_out_of_range', found: 33 },
  ],
  ['too many of both', { rows: 1000, columns: 1000, cells: '' }, { code: 'rows_out_of_range', found: 1000 }],
  ['negative sides', { rows: -2, columns: -2, cells: '....' }, { code: 'rows_out_of_range', found: -2 }],
  ['half a row', { rows: 2.5, columns: 2, cells: '.....' }, { code: 'rows_out_of_range', found: 2.5 }],
  ['half a column', { rows: 2, columns: 1.5, cells: '...' }, { code: 'columns_out_of_range', found: 1.5 }],
  ['no number of rows', { rows: Number.NaN, columns: 2, cells: '..' }, { code: 'rows_out_of_range' }],
  ['endless rows', { rows: Number.POSITIVE_INFINITY, columns: 1, cells: '' }, { code: 'rows_out_of_range' }],
  ['2^32 more rows', { rows: 2 ** 32 + 1, columns: 1, cells: '.' }, { code: 'rows_out_of_range' }],
  ['too few cells', { rows: 2, columns: 2, cells: '...' }, plain('row_too_short', 4, 3)],
  ['no cells', { rows: 2, columns: 2, cells: '' }, plain('row_too_short', 4, 0)],
  ['too many cells', { rows: 2, columns: 2, cells: '.....' }, plain('row_too_long', 4, 5)],
  [
    'a strange cell',
    { rows: 2, columns: 2, cells: '..x.' },
    { code: 'bad_cell', line: 2, column: 1, found: 120 },
  ],
  [
    'a line feed',
    { rows: 1, columns: 3, cells: '.\n.' },
    { code: 'bad_cell', line: 1, column: 2, found: 10 },
  ],
  ['a zero byte', { rows: 1, columns: 3, cells: '..\0' }, { code: 'bad_cell', line: 1, column: 3, found: 0 }],
  ['a letter beyond ASCII', { rows: 1, columns: 3, cells: '.é.' }, { code: 'bad_cell', line: 1, column: 2 }],
  [
    'a cell like a free one in its low byte',
    { rows: 1, columns: 2, cells: '.Į' },
    { code: 'bad_cell', column: 2 },
  ],
  ['a surrogate pair', { rows: 1, columns: 3, cells: '.😀' }, { code: 'bad_cell', line: 1, column: 2 }],
];

describe.each(takers)('%s', (_, take) => {
  it.each(bad)('refuses a board with %s', (_, board, expected) => {
    expect(errorOf(() => take(board))).toMatchObject(expected);
    expect(rubicon.position(draw('O.O/.X.')).pawn).toBe(4);
  });
});

describe('the position of a board', () => {
  it('is where the pieces are drawn', () => {
    expect(rubicon.position(draw('..O/.X./O#.'))).toEqual({ generals: [2, 6], pawn: 4, side: 'red' });
    expect(rubicon.position(draw('XOO'), 'black')).toEqual({ generals: [1, 2], pawn: 0, side: 'black' });
    const large = { rows: 32, columns: 32, cells: `O${'.'.repeat(1021)}XO` };
    expect(rubicon.position(large)).toEqual({ generals: [0, 1023], pawn: 1022, side: 'red' });
  });

  it.each([
    ['.', { code: 'no_pawn', line: 0, column: 0, expected: 1, found: 0 }],
    ['OO./...', { code: 'no_pawn', line: 0, column: 0, expected: 1, found: 0 }],
    ['OXX/O.X', { code: 'many_pawns', line: 1, column: 3, expected: 1, found: 3 }],
    ['.X./..O', { code: 'few_generals', line: 0, column: 0, expected: 2, found: 1 }],
    ['OXO/O.O', { code: 'many_generals', line: 2, column: 1, expected: 2, found: 4 }],
  ])('is not to be had of %s', (text, expected) => {
    expect(errorOf(() => rubicon.position(draw(text)))).toEqual(expected);
  });

  it('has one of two sides to move', () => {
    expect(errorOf(() => rubicon.position(draw('XOO'), 'green' as Side))).toEqual(plain('bad_position'));
  });
});

describe('errors', () => {
  it('say what is wrong and where', () => {
    expect(() => rubicon.parseBoard('..\n.?')).toThrow(
      "line 2, column 2: expected one of . # X O, found '?'",
    );
    expect(() => rubicon.position(draw('.X./..O'))).toThrow('the board needs two red generals (O) and has 1');
  });
});
