import { describe, expect, it } from 'vitest';
import type { Extent, Piece, Position, Progress, Side } from '../../wasm/rubicon.ts';
import { draw, errorOf, load, place, plain, textbookValue, withSolved } from './module.ts';

const rubicon = await load();
const DRAWN = draw('O.O/.X.');
const START = place('O.O/.X.', 'red');

describe('progress', () => {
  it('rises to the end', () => {
    const analysis = rubicon.open(draw('...../..#../...../.#.../.....'));
    let last: Progress = { done: false, fraction: 0, distance: 0, frontier: 0 };
    let decided = 0;
    let steps = 0;
    for (; !last.done; steps++) {
      const progress = analysis.step(500);
      expect(progress.fraction).toBeGreaterThanOrEqual(last.fraction);
      expect(progress.fraction).toBeLessThanOrEqual(1);
      expect(progress.fraction === 1).toBe(progress.done);
      const { red, black } = analysis.decided();
      expect(red + black).toBeGreaterThanOrEqual(decided);
      decided = red + black;
      last = progress;
    }
    expect(steps).toBeGreaterThan(5);
    expect(analysis.step(500)).toEqual(last);
    analysis.close();
  });

  it.each([Number.NaN, -5, 0, 0.3, 1.7, Number.NEGATIVE_INFINITY])('is made by a budget of %s', (budget) => {
    const analysis = rubicon.open(draw('.../.../...'));
    let steps = 0;
    while (!analysis.step(budget).done && steps < 100_000) steps++;
    expect(steps).toBeGreaterThan(10);
    expect(analysis.step(1).done).toBe(true);
    analysis.close();
  });

  it.each([Number.POSITIVE_INFINITY, Number.MAX_VALUE, 2 ** 60])('ends within a budget of %s', (budget) => {
    const board = draw('.../.../...');
    const analysis = rubicon.open(board);
    expect(analysis.step(budget).done).toBe(true);
    const position = place('O.O/.../.X.', 'red');
    expect(analysis.value(position)).toEqual(textbookValue(board, position));
    analysis.close();
  });
});

describe('a question', () => {
  const BOARD = draw('...../..#../...../.#.../.....');

  it('is answered at once without a budget, and leaves the rest to be solved', () => {
    const analysis = rubicon.open(BOARD);
    const start = place('O..../..#../.X..O/.#.../.....', 'red');
    expect(analysis.knows(start)).toBe(false);
    expect(analysis.ask(start)).toMatchObject({ known: true, fraction: 1 });
    expect(analysis.value(start)).toEqual(textbookValue(BOARD, start));
    const { fraction } = analysis.step(1);
    expect(fraction).toBeLessThan(1);
    analysis.solve();
    expect(analysis.map(start, 'pawn').red[start.pawn]).toEqual(analysis.value(start));
    analysis.close();
  });

  it('has one of the extents', () => {
    const analysis = rubicon.open(BOARD);
    const start = place('O..../..#../.X..O/.#.../.....', 'red');
    expect(errorOf(() => analysis.ask(start, 'all' as Extent))).toEqual(plain('bad_position'));
    analysis.close();
  });
});

describe('an analysis', () => {
  it('has no answers before it is solved', () => {
    const analysis = rubicon.open(DRAWN);
    for (const question of ['value', 'moves', 'line'] as const)
      expect(errorOf(() => analysis[question](START))).toEqual(plain('not_solved'));
    analysis.close();
  });

  it('stays closed', () => {
    const analysis = rubicon.open(DRAWN);
    analysis.solve();
    analysis.close();
    analysis.close();
    const acts = [
      () => analysis.step(1),
      () => analysis.solve(),
      () => analysis.ask(START),
      () => analysis.knows(START),
      () => analysis.value(START),
      () => analysis.moves(START),
      () => analysis.line(START),
      () => analysis.play(START, { from: 0, to: 1 }),
      () => analysis.outcome(START),
      () => analysis.map(START, 'pawn'),
      () => analysis.decided(),
      () => analysis.bytes,
      () => [...analysis.check()],
      () => [...analysis.census()],
    ];
    for (const act of acts) expect(errorOf(act)).toEqual(plain('closed'));
  });

  const bad: [string, Position][] = [
    ['an obstacle', { generals: [1, 0], pawn: 3, side: 'red' }],
    ['one cell for both generals', { generals: [0, 0], pawn: 3, side: 'red' }],
    ['a cell beyond the board', { generals: [0, 2], pawn: 6, side: 'red' }],
    ['a cell that 16 bits make one of the board', { generals: [0, 65538], pawn: 3, side: 'red' }],
    ['a negative cell', { generals: [0, 2], pawn: -1, side: 'red' }],
    ['a negative cell that 16 bits make one of the board', { generals: [0, 2], pawn: -65532, side: 'red' }],
    ['half a cell', { generals: [0, 2.5], pawn: 3, side: 'red' }],
    ['no number', { generals: [0, Number.NaN], pawn: 3, side: 'red' }],
    ['a third general', { generals: [0, 2, 5] as unknown as [number, number], pawn: 3, side: 'red' }],
    ['one general', { generals: [0] as unknown as [number, number], pawn: 3, side: 'red' }],
    ['a third side', { generals: [0, 2], pawn: 3, side: 'green' as Side }],
  ];

  it.each(bad)('refuses a position with %s', (_, position) => {
    const board = draw('.#./...');
    withSolved(rubicon, board, (analysis) => {
      const acts = [
        () => analysis.ask(position),
        () => analysis.knows(position, 'play'),
        () => analysis.value(position),
        () => analysis.moves(position),
        () => analysis.line(position),
        () => analysis.play(position, { from: 0, to: 3 }),
        () => analysis.outcome(position),
      ];
      for (const act of acts) expect(errorOf(act)).toEqual(plain('bad_position'));
      const right: Position = { generals: [0, 2], pawn: 4, side: 'black' };
      expect(analysis.value(right)).toEqual(textbookValue(board, right));
    });
  });
});

describe('moves', () => {
  it('of a drawn board are these', () => {
    withSolved(rubicon, draw('.../.#O/#X./#O.'), (analysis) => {
      expect(analysis.moves(place('.../.#O/#X./#O.', 'red'))[0]).toEqual({
        from: 10,
        to: 7,
        value: { winner: 'red', distance: 0 },
      });
      expect(analysis.moves(place('.../.#O/#X./#O.', 'black'))).toEqual([
        { from: 7, to: 8, value: { winner: 'red', distance: 1 } },
      ]);
    });
  });

  it('that are not legal are refused', () => {
    const wrong = [
      { from: 0, to: 0 },
      { from: 0, to: 4 },
      { from: 4, to: 1 },
      { from: 1, to: 0 },
      { from: -1, to: 0 },
      { from: 0, to: -1 },
      { from: 0, to: 1.5 },
      { from: Number.NaN, to: 1 },
      { from: 65536, to: 1 },
      { from: 0, to: 65537 },
    ];
    const analysis = rubicon.open(DRAWN);
    for (const move of wrong)
      expect(errorOf(() => analysis.play(START, move))).toEqual(plain('illegal_move'));
    expect(analysis.play(START, { from: 0, to: 1 })).toEqual({ generals: [1, 2], pawn: 4, side: 'black' });
    analysis.close();
  });
});

describe('lines', () => {
  it('of a finished game are empty', () => {
    withSolved(rubicon, DRAWN, (analysis) => {
      const finished: Position = { generals: [3, 5], pawn: 1, side: 'red' };
      expect(analysis.line(finished)).toEqual({ moves: [], loop: null });
      expect(analysis.moves(finished)).toEqual([]);
    });
  });
});

describe('a map', () => {
  it('is of one of the three pieces', () => {
    withSolved(rubicon, DRAWN, (analysis) => {
      expect(errorOf(() => analysis.map(START, 'king' as Piece))).toEqual(plain('bad_position'));
      expect(analysis.map(START, 'pawn').red[START.pawn]).toEqual({ winner: 'black', distance: 2 });
    });
  });

  it('has the value of the position wherever the lifted piece may stand', () => {
    const board = draw('..#./..../#...');
    const start: Position = { generals: [0, 7], pawn: 9, side: 'red' };
    withSolved(rubicon, board, (analysis) => {
      for (const piece of ['pawn', 'first', 'second'] as const) {
        const map = analysis.map(start, piece);
        for (const side of ['red', 'black'] as const) {
          expect(map[side]).toHaveLength(board.cells.length);
          for (const [cell, value] of map[side].entries()) {
            const [first, second] = start.generals;
            const position: Position = {
              generals: [piece === 'first' ? cell : first, piece === 'second' ? cell : second],
              pawn: piece === 'pawn' ? cell : start.pawn,
              side,
            };
            const isFree = board.cells[cell] !== '#' && position.generals[0] !== position.generals[1];
            expect(value).toEqual(isFree ? textbookValue(board, position) : null);
          }
        }
      }
    });
  });
});

describe('outcomes', () => {
  it.each([
    ['X../O.O', 'red', 'row-one'],
    ['..O/B..', 'red', 'capture'],
    ['O#O/###/.X.', 'red', 'no-move'],
    ['O.O/.#./#X#/...', 'black', 'no-move'],
    ['O.O/.#./#X#/...', 'red', null],
  ] as const)('of %s with %s to move: %s', (text, side, outcome) => {
    const analysis = rubicon.open(draw(text));
    expect(analysis.outcome(place(text, side))).toBe(outcome);
    analysis.close();
  });
});
