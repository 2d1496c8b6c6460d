import { describe, expect, it } from 'vitest';
import { durationOf, scaleFor, shotsOf } from '../../../../web/share/film/model/plan.ts';

describe('the frames of a line', () => {
  it('are its positions, the first and the last held longer, in units of a GIF', () => {
    expect(shotsOf(3)).toEqual([
      { ply: 0, delay: 1500 },
      { ply: 1, delay: 700 },
      { ply: 2, delay: 700 },
      { ply: 3, delay: 4000 },
    ]);
    for (const moves of [1, 75, 76, 333, 1433]) {
      const shots = shotsOf(moves);
      expect(shots.every(({ delay }) => delay % 10 === 0)).toBe(true);
      expect(shots.at(-1)).toEqual({ ply: moves, delay: 4000 });
      expect(new Set(shots.map(({ ply }) => ply)).size).toBe(shots.length);
    }
  });

  it.each([
    [75, 76, 1],
    [76, 77, 1],
    [300, 301, 1],
    [333, 168, 2],
    [1433, 288, 5],
  ])('of %i moves are %i, one in every %i', (moves, count, stride) => {
    const shots = shotsOf(moves);
    expect(shots).toHaveLength(count);
    expect(shots.slice(0, -1).every(({ ply }, index) => ply === index * stride)).toBe(true);
  });

  it('follow each other faster in a longer line, which lasts a minute at most', () => {
    const pace = (moves: number) => shotsOf(moves)[1]?.delay;
    expect([75, 150, 300].map(pace)).toEqual([700, 350, 180]);
    for (let moves = 1; moves < 2000; moves += 13) expect(durationOf(shotsOf(moves))).toBeLessThan(61_000);
  });
});

describe('the scale', () => {
  it.each([
    [112, 100, 4],
    [240, 240, 2],
    [241, 240, 1.95],
    [480, 480, 1],
    [672, 658, 0.7],
    [52, 658, 0.85],
  ])('of a board of %i × %i units is %f', (wide, high, scale) => {
    expect(scaleFor(wide, high)).toBe(scale);
  });
});
