import { describe, expect, it } from 'vitest';
import { mistakesIn } from '../../../../wasm/bench/mistakes.ts';
import { MISTAKES } from '../../../../wasm/bench/names.ts';
import {
  boardsAlong,
  EXAMPLES,
  longest,
  onlyMistake,
  parting,
  SHOWN,
  samePrinted,
  setOf,
} from '../../../../web/bench/mistakes/model/mistakes.ts';
import { tie } from '../../support/values.ts';

const line = (...moves: [number, number][]) => ({
  moves: moves.map(([from, to]) => ({ from, to })),
  loop: null,
  values: moves.map(() => tie),
  printed: tie,
});

describe('a set of mistakes', () => {
  it('is named in the order of the mistakes', () => {
    expect(mistakesIn(setOf('byte') | setOf('order'))).toEqual(['order', 'byte']);
    expect(onlyMistake(setOf('share'))).toBe('share');
    expect(onlyMistake(setOf('share') | 1)).toBeNull();
    expect(onlyMistake(0)).toBeNull();
  });
});

it('each mistake is shown once, in one of the groups', () => {
  expect([...SHOWN].sort()).toEqual([...MISTAKES].sort());
});

it('what two programs print is the same or not', () => {
  const none = { winner: 'none', distance: -1 } as const;
  expect(samePrinted(tie, tie)).toBe(true);
  expect(samePrinted(tie, none)).toBe(false);
  expect(samePrinted(none, none)).toBe(true);
  expect(samePrinted({ winner: 'red', distance: 1 }, { winner: 'red', distance: 3 })).toBe(false);
  expect(samePrinted({ winner: 'red', distance: 1 }, { winner: 'black', distance: 1 })).toBe(false);
});

describe('two lines', () => {
  const { board } = EXAMPLES.down;

  it('are followed by rules that are not the right ones', () => {
    const boards = boardsAlong(board, line([0, 1], [2, 3], [1, 0], [3, 4]));
    expect(boards.map(({ cells }) => cells)).toEqual(['O.X.O', '.OX.O', '.O.XO', 'O..XO', 'O...X']);
    const shared = boardsAlong(EXAMPLES.share.board, line([0, 1], [3, 2], [1, 2]));
    expect(shared.map(({ cells }) => cells)).toEqual(['OO.X', '.O.X', '.OX.', '.OO.']);
  });

  it('part where their moves do', () => {
    const lines = (right: ReturnType<typeof line>, wrong: ReturnType<typeof line>) => ({
      board,
      right,
      wrong,
    });
    expect(parting(lines(line([0, 1], [2, 3]), line([0, 1], [2, 1])))).toBe(1);
    expect(parting(lines(line([0, 1]), line([0, 1], [2, 1])))).toBe(1);
    expect(parting(lines(line([0, 1], [2, 3]), line([0, 1], [4, 3])))).toBe(1);
    expect(parting(lines(line([0, 1]), line([0, 1])))).toBeNull();
    expect(longest(lines(line([0, 1]), line([0, 1], [2, 1])))).toBe(2);
  });
});
