import { expect, it } from 'vitest';
import type { Move } from '../../../../wasm/rubicon.ts';
import { solveAside } from '../../../../web/solver/worker/aside.ts';
import { ownMoves } from '../../../../web/study/line/model/own-moves.ts';
import { load } from '../../../wasm/module.ts';
import { board } from '../../support/samples.ts';

const rubicon = await load();
const drawn = board('O..', '.#.', '...', '.X.', '..O');
const solve = (played: readonly Move[]) =>
  solveAside(rubicon, { board: drawn, side: 'red', played, variations: [] });

it('the moves of one’s own begin where a game leaves best play', () => {
  const best = solve([]);
  expect(ownMoves([], best)).toBe(0);
  expect(ownMoves(best.moves, best)).toBe(0);
  const other = best.choices[2]?.at(-1);
  if (other === undefined) throw new Error('there is no other move');
  const game = [...best.moves.slice(0, 2), other];
  const { moves } = solve(game);
  expect(moves.length).toBeGreaterThan(3);
  expect([2, 3, moves.length].map((count) => ownMoves(moves.slice(0, count), solve(game)))).toEqual([
    0,
    1,
    moves.length - 2,
  ]);
  expect(ownMoves(game, null)).toBe(3);
});
