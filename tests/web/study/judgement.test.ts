import { describe, expect, it } from 'vitest';
import type { Board, Side, Value } from '../../../wasm/rubicon.ts';
import { isBest, judgeMove } from '../../../web/study/model/judgement.ts';
import { load, withSolved } from '../../wasm/module.ts';
import { board, THREE } from '../support/samples.ts';
import { blackIn, redIn, tie } from '../support/values.ts';

describe('a move is judged against the best one', () => {
  it.each<[string, Value, Value, Side, ReturnType<typeof judgeMove>]>([
    ['the shortest win', redIn(4), redIn(4), 'red', { kind: 'best' }],
    ['the capture that ends the game', blackIn(0), blackIn(0), 'black', { kind: 'best' }],
    ['a longer win', redIn(4), redIn(8), 'red', { kind: 'slower', moves: 4 }],
    ['a win given away for a tie', redIn(4), tie, 'red', { kind: 'win-to-tie' }],
    [
      'a win given to Black',
      redIn(4),
      blackIn(5),
      'red',
      { kind: 'win-to-loss', winner: 'black', distance: 5 },
    ],
    [
      'a win given to Red',
      blackIn(0),
      redIn(1),
      'black',
      { kind: 'win-to-loss', winner: 'red', distance: 1 },
    ],
    ['a tie that is kept', tie, tie, 'black', { kind: 'best' }],
    ['a tie that is lost', tie, redIn(3), 'black', { kind: 'tie-to-loss', winner: 'red', distance: 3 }],
    ['the longest loss', redIn(9), redIn(9), 'black', { kind: 'longest' }],
    ['a shorter loss', redIn(9), redIn(3), 'black', { kind: 'sooner', moves: 6 }],
  ])('%s', (_, best, after, mover, judgement) => {
    expect(judgeMove(best, after, mover)).toEqual(judgement);
  });

  it('so that all equally good moves are best, and none beside them', async () => {
    const rubicon = await load();
    const boards: [Board, Side][] = [
      [THREE, 'red'],
      [THREE, 'black'],
      [board('.....', '.....', '..O..', '#..#.', 'O#.X.'), 'red'],
      [board('..O..', '.....', '.O...', '.....', '...X.'), 'red'],
    ];
    for (const [drawn, side] of boards) {
      const choices = withSolved(rubicon, drawn, (analysis) => analysis.moves(rubicon.position(drawn, side)));
      const [first, ...others] = choices.map(({ value }) => value);
      if (first === undefined) throw new Error('the board has no move');
      expect(isBest(judgeMove(first, first, side))).toBe(true);
      for (const value of others) {
        const same = JSON.stringify(value) === JSON.stringify(first);
        expect(isBest(judgeMove(first, value, side))).toBe(same);
      }
    }
  });
});
