import { expect, it } from 'vitest';
import type { Move } from '../../../../wasm/rubicon.ts';
import { playMove } from '../../../../web/model/explore.ts';
import { loadBoard } from '../../../../web/model/whole-board.ts';
import { startGame } from '../../../../web/study/play/model/playing.ts';
import { isSolved } from '../../../../web/study/puzzles/model/is-solved.ts';
import { load } from '../../../wasm/module.ts';
import { board, stateOf } from '../../support/samples.ts';
import { solveOpen } from '../../support/solve.ts';

const rubicon = await load();

/** The moves after which each game is solved; before each of them it is not. */
it.each<[string, readonly string[], 'red' | 'black', readonly (readonly [number, number])[]]>([
  ['a win of Red', ['.O', 'O.', 'X#'], 'red', [[2, 4]]],
  ['a win of Black', ['..O', 'X.O'], 'black', [[3, 0]]],
  [
    'a tie, when a position has come three times',
    ['O.O', '###', '.X.'],
    'red',
    [0, 4].flatMap(
      () =>
        [
          [0, 1],
          [7, 6],
          [1, 0],
          [6, 7],
        ] as const,
    ),
  ],
])('%s is solved at its end', (_, rows, side, moves) => {
  const state = stateOf(board(...rows));
  loadBoard(state, board(...rows), side);
  solveOpen(rubicon, state);
  startGame(state, side);
  for (const [from, to] of moves) {
    expect(isSolved(state)).toBe(false);
    playMove(state, { from, to } satisfies Move);
    solveOpen(rubicon, state);
  }
  expect(isSolved(state)).toBe(true);
});
