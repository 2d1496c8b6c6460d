import { describe, expect, it } from 'vitest';
import type { DiagnosisReport, Suspect } from '../../../../wasm/bench/mistakes.ts';
import { MISTAKES, mistakesIn } from '../../../../wasm/bench/mistakes.ts';
import {
  boardsAlong,
  EXAMPLES,
  longest,
  mergeReports,
  namedSuspects,
  onlyMistake,
  parting,
  SHOWN,
  samePrinted,
  setOf,
} from '../../../../web/bench/mistakes/model/mistakes.ts';

const tie = { winner: 'tie' } as const;
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
    expect(parting(lines(line([0, 1]), line([0, 1])))).toBeNull();
    expect(longest(lines(line([0, 1]), line([0, 1], [2, 1])))).toBe(2);
  });
});

describe('the suspects that are named', () => {
  const suspect = (mistakes: number, unexplained: number, dropped = false): Suspect => ({
    mistakes,
    explained: 9,
    unexplained,
    kept: 5,
    contradicted: 0,
    dropped,
  });

  it('are those that reproduce all, else the nearest three, never one that was dropped', () => {
    const named = (...suspects: Suspect[]) => namedSuspects(suspects).map(({ mistakes }) => mistakes);
    expect(named(suspect(1, 0), suspect(2, 0), suspect(4, 1))).toEqual([1, 2]);
    expect(named(suspect(1, 1), suspect(2, 2), suspect(4, 3), suspect(8, 4))).toEqual([1, 2, 4]);
    expect(named(suspect(1, 0, true), suspect(2, 9, true))).toEqual([]);
  });

  it('have more lines for them than against them', () => {
    const bad = { ...suspect(1, 1), contradicted: 8 };
    expect(namedSuspects([bad, { ...suspect(2, 1), contradicted: 7 }])).toEqual([
      { ...suspect(2, 1), contradicted: 7 },
    ]);
  });

  it('are summed up over the shares of the work', () => {
    const report = (phase: 'singles' | 'done', ...suspects: Suspect[]) =>
      ({ phase, done: 3, total: 4, suspects }) as unknown as DiagnosisReport;
    expect(mergeReports([])).toBeNull();
    const merged = mergeReports([
      report('done', suspect(1, 2), suspect(2, 0)),
      report('done', suspect(2, 1), suspect(1, 0, true)),
    ]);
    expect(merged).toMatchObject({ phase: 'done', done: 6, total: 8 });
    expect(merged?.suspects).toEqual([
      { mistakes: 2, explained: 18, unexplained: 1, kept: 10, contradicted: 0, dropped: false },
      { mistakes: 1, explained: 18, unexplained: 2, kept: 10, contradicted: 0, dropped: true },
    ]);
    const [noLoss, redStuck] = [setOf('no_loss'), setOf('red_stuck')];
    const equal = mergeReports([report('done', suspect(noLoss, 0), suspect(redStuck, 0))]);
    expect(equal?.suspects.map(({ mistakes }) => mistakes)).toEqual([redStuck, noLoss]);
    expect(mergeReports([report('done'), report('singles')])).toMatchObject({ phase: 'singles', done: 3 });
  });
});
