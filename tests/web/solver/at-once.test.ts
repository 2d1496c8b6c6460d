import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { compileRubicon } from '../../../wasm/rubicon.ts';
import { emptyBoard, withMark } from '../../../web/model/board.ts';
import type { Question } from '../../../web/model/state.ts';
import { loadAtOnce } from '../../../web/solver/at-once.ts';
import { AnalysisCache } from '../../../web/solver/worker/analysis-cache.ts';
import { load } from '../../wasm/module.ts';
import { board, THREE } from '../support/samples.ts';

const atOnce = await loadAtOnce(await compileRubicon(await readFile('build/module/verdict.wasm')));
const rubicon = await load();
const cache = new AnalysisCache(rubicon);
const always = () => true;
const unheard = () => {};

const OPEN = [0, 9, 95].reduce(
  (drawn, cell, index) => withMark(drawn, cell, index < 2 ? 'O' : 'X'),
  emptyBoard(10, 10),
);

function ask(drawn: Question['board'], rest: Partial<Question> = {}): Question {
  return { board: drawn, side: 'red', played: [], variations: [], ...rest };
}

describe('a small board', () => {
  it.each([
    ['a loss', ask(THREE)],
    ['with Black to move and a move played', ask(THREE, { side: 'black', played: [{ from: 7, to: 4 }] })],
    ['a tie', ask(board('.....', '.....', '..O..', '#..#.', 'O#.X.'))],
    ['an open board of 100 cells', ask(OPEN)],
  ])('is solved at once as it is on the other thread: %s', async (_, question) => {
    const expected = await cache.answer(question, always, unheard);
    expect({ ...atOnce.answer(question), bytes: 0 }).toEqual({ ...expected, bytes: 0 });
  });

  it('has its maps and moves at once, after any other boards', async () => {
    const position = rubicon.position(OPEN);
    await cache.answer(ask(OPEN), always, unheard);
    const expected = await cache.solved(OPEN);
    atOnce.answer(ask(THREE));
    expect(atOnce.map(OPEN, position, 'first')).toEqual(expected?.map(position, 'first'));
    atOnce.answer(ask(THREE));
    expect(atOnce.moves(OPEN, [position])).toEqual([expected?.moves(position)]);
  });
});

describe('a board that is not solved at once', () => {
  it('is a larger one', () => {
    const larger = withMark(withMark(withMark(emptyBoard(10, 11), 0, 'O'), 1, 'O'), 109, 'X');
    expect(atOnce.answer(ask(larger))).toBeNull();
    expect(atOnce.map(larger, rubicon.position(larger), 'pawn')).toBeNull();
  });

  it('is one without its pieces', () => {
    expect(atOnce.answer(ask(emptyBoard(2, 2)))).toBeNull();
  });
});
