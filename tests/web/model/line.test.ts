import { describe, expect, it } from 'vitest';
import {
  boardAt,
  directionOf,
  followMove,
  movesByWinner,
  moveWords,
  positionKey,
  positionsAlong,
  startPosition,
  winnerAtEnd,
} from '../../../web/model/line.ts';
import { board, rows, THREE } from '../support/samples.ts';

describe('positions along a line', () => {
  const start = startPosition(THREE, 'red') ?? { generals: [0, 0], pawn: 0, side: 'black' };

  it('begin with the drawn pieces', () => {
    expect(start).toEqual({ generals: [3, 5], pawn: 7, side: 'red' });
  });

  it('do not begin on a board that lacks pieces or has too many', () => {
    expect(startPosition(board('O.X'), 'red')).toBeNull();
    expect(startPosition(board('OOO', 'X..'), 'red')).toBeNull();
    expect(startPosition(board('OO.', 'X.X'), 'red')).toBeNull();
  });

  it('alternate the sides and keep each general in its place', () => {
    const moves = [
      { from: 5, to: 8 },
      { from: 7, to: 8 },
    ];
    expect(positionsAlong(start, moves)).toEqual([
      start,
      { generals: [3, 8], pawn: 7, side: 'black' },
      { generals: [3, 8], pawn: 8, side: 'red' },
    ]);
  });

  it('end before a move of a piece that is not there or not to move', () => {
    expect(followMove(start, { from: 7, to: 4 })).toBeNull();
    expect(followMove(start, { from: 4, to: 1 })).toBeNull();
    expect(positionsAlong(start, [{ from: 7, to: 4 }])).toEqual([start]);
  });

  it('have a key that is equal for equal positions only, whichever general is named first', () => {
    const all = [
      start,
      { ...start, generals: [3, 4] },
      { ...start, generals: [4, 5] },
      { ...start, pawn: 8 },
      { ...start, side: 'black' },
    ] as const;
    expect(new Set(all.map(positionKey)).size).toBe(all.length);
    expect(positionKey({ ...start, generals: [5, 3] })).toBe(positionKey(start));
  });

  it('are drawn on the same obstacles', () => {
    expect(rows(boardAt(THREE, { generals: [6, 4], pawn: 1, side: 'red' }))).toEqual(['#X#', '.O.', 'O..']);
  });

  it('are drawn without the piece that was captured', () => {
    expect(rows(boardAt(THREE, { generals: [3, 8], pawn: 8, side: 'red' }))).toEqual(['#.#', 'O..', '..X']);
    expect(rows(boardAt(THREE, { generals: [3, 7], pawn: 7, side: 'black' }))).toEqual(['#.#', 'O..', '.O.']);
  });
});

describe('a move in words', () => {
  it('counts rows and columns from 1 and sees captures', () => {
    const position = { generals: [3, 8], pawn: 7, side: 'black' } as const;
    expect(moveWords(THREE, position, { from: 7, to: 8 })).toEqual({
      side: 'black',
      from: { row: 3, column: 2 },
      to: { row: 3, column: 3 },
      direction: 'r',
      captures: true,
    });
    expect(moveWords(THREE, position, { from: 7, to: 4 }).captures).toBe(false);
    expect(moveWords(THREE, { ...position, side: 'red' }, { from: 8, to: 7 }).captures).toBe(true);
  });

  it.each([
    [{ from: 4, to: 1 }, 'u'],
    [{ from: 4, to: 7 }, 'd'],
    [{ from: 4, to: 3 }, 'l'],
    [{ from: 4, to: 5 }, 'r'],
  ])('%j goes %s', (move, direction) => {
    expect(directionOf(THREE, move)).toBe(direction);
  });
});

describe('counting and naming the winner', () => {
  it.each([
    ['red', 75, 'red', 38],
    ['black', 2, 'red', 1],
    ['red', 1, 'red', 1],
    ['red', 4, 'black', 2],
    ['black', 5, 'black', 3],
    ['black', 0, 'red', 0],
  ] as const)('%s wins in %d, %s to move first: %d by the winner', (winner, distance, side, expected) => {
    expect(movesByWinner({ winner, distance }, side)).toBe(expected);
  });

  it.each([
    ['row-one', 'red', 'black'],
    ['row-one', 'black', 'black'],
    ['capture', 'red', 'black'],
    ['capture', 'black', 'red'],
    ['no-move', 'red', 'black'],
    ['no-move', 'black', 'red'],
  ] as const)('%s with %s to move: %s has won', (ending, side, winner) => {
    expect(winnerAtEnd(ending, side)).toBe(winner);
  });
});
