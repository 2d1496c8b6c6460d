import { describe, expect, it } from 'vitest';
import type { Board } from '../../../../wasm/rubicon.ts';
import { en } from '../../../../web/page/words/en.ts';
import { MOVE_LINE } from '../../../../web/page/words/line-words.ts';
import { filmOf } from '../../../../web/share/film/film-of.ts';
import { shotsOf } from '../../../../web/share/film/model/plan.ts';
import { load } from '../../../wasm/module.ts';
import { board, THREE } from '../../support/samples.ts';
import { solvedLine } from '../../support/solved-line.ts';

const rubicon = await load();

function filmed(drawn: Board, flipped = false) {
  const line = solvedLine(rubicon, drawn);
  return filmOf(line, shotsOf(line.solution.moves.length), flipped, { texts: en, line: MOVE_LINE.en });
}

/** What stands above the board in each frame. */
const said = (drawn: Board) => filmed(drawn).frames.map(({ texts }) => texts.map(({ text }) => text));

describe('a frame of the film', () => {
  it('has the verdict, and its move with the value after it, at the end how the game ends', () => {
    const verdict = 'Black wins in 2 moves (1 by Black)';
    expect(said(THREE)).toEqual([
      [verdict, 'Move 0 of 2 · Black 2'],
      [verdict, 'Move 1 of 2 · Black 1'],
      [verdict, 'Black has won: the pawn has captured a general.'],
    ]);
  });

  it('of a tie has at the end which moves repeat', () => {
    const frames = said(board('...O', '.#..', '..X.', '.#.O'));
    expect(frames).toHaveLength(6);
    expect(frames.every(([verdict]) => verdict === 'Tie')).toBe(true);
    expect(frames.at(-1)?.[1]).toBe(
      'After move 5 an earlier position is back: moves 2 to 5 repeat for ever.',
    );
  });
});

describe('the last move of a frame', () => {
  const [start, left, taken] = filmed(THREE).frames.map(({ paths }) => paths);
  const turned = (paths = start) => paths?.filter(({ matrix }) => matrix[0] !== 1);

  it('has an arrow from the middle of its cell, turned into its direction', () => {
    expect(turned()).toEqual([]);
    // The general goes right from the first cell of row 2, and the pawn captures it, up from the second one of row 3.
    const [right] = turned(left) ?? [];
    expect(right).toMatchObject({ matrix: [20, 0, -0, 20, 10, 30], fillOpacity: 1, stroke: null });
    const [up] = turned(taken) ?? [];
    expect(up?.matrix.map(Math.round)).toEqual([0, -20, 20, 0, 30, 50]);
  });

  it('is all that is drawn of a general that was captured', () => {
    const dark = (paths = start) => paths?.filter(({ fill }) => fill === '#9c4300');
    const generals = (paths = start) => dark(paths)?.flatMap(({ d }) => d.match(/M/g));
    expect(generals(left)).toHaveLength(2);
    expect(generals(taken)).toHaveLength(1);
  });
});

describe('the numbers beside the board', () => {
  const numbers = (drawn: Board, flipped = false) =>
    filmed(drawn, flipped).labels.map(({ text }) => Number(text));

  it('are those of all columns and rows, from the other side in reverse', () => {
    const small = board('O..', '...', '.X.', 'O..');
    expect(numbers(small)).toEqual([1, 2, 3, 1, 2, 3, 4]);
    expect(numbers(small, true)).toEqual([3, 2, 1, 4, 3, 2, 1]);
  });

  it('of a board of more than sixteen are the first and every fourth', () => {
    expect(numbers(board(`O${'#'.repeat(15)}`, `OX${'#'.repeat(14)}`))).toHaveLength(16 + 2);
    expect(numbers(board(`O${'#'.repeat(16)}`, `OX${'#'.repeat(15)}`))).toEqual([1, 4, 8, 12, 16, 1, 2]);
  });
});
