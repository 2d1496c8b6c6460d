import { expect, it } from 'vitest';
import { sharedResult } from '../../../../web/study/puzzles/model/shared-result.ts';

it('a shared result tells the level, the tries and what came of each move, and nothing of the moves', () => {
  expect(sharedResult(2, ['thrown', 'best', 'slower', 'hinted'], 65_999)).toEqual({
    stars: '★★☆☆☆',
    squares: '🟥🟩🟨🟦',
    tries: 2,
    hints: 1,
    time: '1:05',
  });
  expect(sharedResult(5, ['best'], 0)).toMatchObject({ stars: '★★★★★', tries: 1, hints: 0 });
});

it.each([
  [-5000, '0:00'],
  [999, '0:00'],
  [9000, '0:09'],
  [3_599_999, '59:59'],
  [3_723_000, '1:02:03'],
  [100_000_000, '27:46:40'],
])('a shared result of %i ms shows %s', (took, time) => {
  expect(sharedResult(1, [], took).time).toBe(time);
});
