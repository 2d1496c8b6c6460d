import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTool, beginStroke, cellsBetween, extendStroke, type Tool } from '../../../web/model/edit.ts';
import { type Stroke, strokeBoard } from '../../../web/model/stroke.ts';
import { board, boards, rows } from '../support/samples.ts';

const START = board(
  //
  '.....',
  '.#.O.',
  'X....',
);

function drag(tool: Tool, ...cells: (number | null)[]): Stroke {
  const [first, ...rest] = cells;
  return rest.reduce<Stroke>(extendStroke, beginStroke(START, tool, first ?? 0));
}

describe('a tool applied to one cell', () => {
  it.each<[string, Tool, number, string[]]>([
    ['obstacle on a free cell', 'obstacle', 2, ['..#..', '.#.O.', 'X....']],
    ['obstacle on an obstacle', 'obstacle', 6, ['.....', '...O.', 'X....']],
    ['obstacle on a general', 'obstacle', 8, ['.....', '.#.O.', 'X....']],
    ['obstacle on the pawn', 'obstacle', 10, ['.....', '.#.O.', 'X....']],
    ['pawn on a free cell moves the pawn', 'pawn', 4, ['....X', '.#.O.', '.....']],
    ['pawn on the pawn', 'pawn', 10, ['.....', '.#.O.', 'X....']],
    ['pawn on an obstacle', 'pawn', 6, ['.....', '.X.O.', '.....']],
    ['pawn on a general', 'pawn', 8, ['.....', '.#.O.', 'X....']],
    ['general on a free cell', 'general', 0, ['O....', '.#.O.', 'X....']],
    ['general on a general', 'general', 8, ['.....', '.#.O.', 'X....']],
    ['general on the pawn', 'general', 10, ['.....', '.#.O.', 'X....']],
    ['erase on an obstacle', 'erase', 6, ['.....', '...O.', 'X....']],
    ['erase on a general', 'erase', 8, ['.....', '.#...', 'X....']],
    ['erase on a free cell', 'erase', 0, ['.....', '.#.O.', 'X....']],
  ])('%s', (_name, tool, cell, expected) => {
    expect(rows(applyTool(START, tool, cell))).toEqual(expected);
  });

  it('places a third general, which other sentences of the page report', () => {
    expect(rows(applyTool(board('OO.'), 'general', 2))).toEqual(['OOO']);
  });

  it('leaves one pawn where an imported board had several', () => {
    expect(rows(applyTool(board('XX.'), 'pawn', 2))).toEqual(['..X']);
  });
});

describe('a stroke', () => {
  it('draws obstacles when it begins on a free cell, also over obstacles', () => {
    expect(rows(strokeBoard(drag('obstacle', 5, 6, 7)))).toEqual(['.....', '###O.', 'X....']);
  });

  it('erases obstacles when it begins on one', () => {
    expect(rows(strokeBoard(drag('obstacle', 6, 7, 2)))).toEqual(['.....', '...O.', 'X....']);
  });

  it('passes over pieces without harm', () => {
    expect(rows(strokeBoard(drag('obstacle', 7, 8, 9)))).toEqual(['.....', '.##O#', 'X....']);
  });

  it('fills in the cells that a fast pointer skipped', () => {
    expect(rows(strokeBoard(drag('obstacle', 0, 4)))).toEqual(['#####', '.#.O.', 'X....']);
    expect(rows(strokeBoard(drag('obstacle', 0, 12)))).toEqual(['#....', '.#.O.', 'X.#..']);
  });

  it('does not connect the cells where it left and re-entered the board', () => {
    expect(rows(strokeBoard(drag('obstacle', 0, null, 4)))).toEqual(['#...#', '.#.O.', 'X....']);
  });

  it('of the eraser erases every cell it touches', () => {
    expect(rows(strokeBoard(drag('erase', 5, 9)))).toEqual(['.....', '.....', 'X....']);
  });

  it.each<Tool>(['obstacle', 'pawn', 'general'])('of the tool %s carries the piece it begins on', (tool) => {
    expect(rows(strokeBoard(drag(tool, 8, 9, 4)))).toEqual(['....O', '.#...', 'X....']);
  });

  it('does not move while the pointer stays within the cell', () => {
    expect(rows(strokeBoard(drag('obstacle', 8, 8)))).toEqual(['.....', '.#.O.', 'X....']);
  });

  it('replaces what the piece is dropped on, and nothing that it passed', () => {
    expect(rows(strokeBoard(drag('obstacle', 8, 7, 6)))).toEqual(['.....', '.O...', 'X....']);
    expect(rows(strokeBoard(drag('obstacle', 8, 7, 6, 5)))).toEqual(['.....', 'O#...', 'X....']);
  });

  it('changes nothing when a piece is carried back to where it stood', () => {
    expect(rows(strokeBoard(drag('general', 8, 9, 8)))).toEqual(rows(START));
  });

  it('places a piece and carries it on', () => {
    expect(rows(strokeBoard(drag('pawn', 0)))).toEqual(['X....', '.#.O.', '.....']);
    expect(rows(strokeBoard(drag('pawn', 0, 1, 2)))).toEqual(['..X..', '.#.O.', '.....']);
    expect(rows(strokeBoard(drag('general', 0, 6, 11)))).toEqual(['.....', '.#.O.', 'XO...']);
  });

  it('shows the board unchanged while a piece is pressed and has not moved', () => {
    expect(rows(strokeBoard(drag('obstacle', 8)))).toEqual(rows(START));
    expect(rows(strokeBoard(drag('obstacle', 8, null)))).toEqual(rows(START));
  });

  it('keeps the size and never adds a pawn', () => {
    const tools = fc.constantFrom<Tool>('obstacle', 'pawn', 'general', 'erase');
    fc.assert(
      fc.property(
        boards,
        tools,
        fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
        (start, tool, numbers) => {
          const cells = numbers.map((number) => number % start.cells.length);
          const stroke = cells.slice(1).reduce<Stroke>(extendStroke, beginStroke(start, tool, cells[0] ?? 0));
          const pawns = (text: string) => text.split('X').length - 1;
          const end = strokeBoard(stroke);
          expect(end.cells).toHaveLength(start.rows * start.columns);
          expect(pawns(end.cells)).toBeLessThanOrEqual(Math.max(1, pawns(start.cells)));
        },
      ),
    );
  });
});

describe('the cells between two cells', () => {
  it('are those nearest to the straight line', () => {
    expect(cellsBetween(START, 0, 8)).toEqual([1, 7, 8]);
    expect(cellsBetween(START, 13, 0)).toEqual([7, 6, 0]);
  });

  it('form a path in which each cell touches the next one', () => {
    fc.assert(
      fc.property(boards, fc.nat(), fc.nat(), (start, a, b) => {
        const from = a % start.cells.length;
        const to = b % start.cells.length;
        const way = [from, ...cellsBetween(start, from, to)];
        expect(way.at(-1)).toBe(to);
        for (const [index, cell] of way.entries()) {
          const before = way[index - 1] ?? cell;
          const down = Math.floor(cell / start.columns) - Math.floor(before / start.columns);
          const right = (cell % start.columns) - (before % start.columns);
          expect(Math.max(Math.abs(down), Math.abs(right))).toBe(index === 0 ? 0 : 1);
        }
      }),
    );
  });
});
