import { describe, expect, it } from 'vitest';
import { loadValuer } from '../../wasm/pool.ts';
import type { Side, Value } from '../../wasm/rubicon.ts';
import {
  compiled,
  draw,
  errorOf,
  load,
  place,
  plain,
  readData,
  readTable,
  textbookValue,
  valueFromText,
} from './module.ts';

const rubicon = await load();
const valuer = await loadValuer(compiled);
const TIE: Value = { winner: 'tie' };
const DRAWN = 'O..O./..#../.#.../...#./..X..';

describe('a glance', () => {
  it('finds the value, whatever is expected', () => {
    const boards = rubicon.parseContest(readData('boards-1000.in')).slice(0, 100);
    const answers = readData('boards-1000.ans').split('\n').slice(0, 100).map(valueFromText);
    for (const [index, board] of boards.entries()) {
      const right = answers[index] as Value;
      const wrong = answers[(index + 1) % answers.length] as Value;
      for (const expected of [undefined, TIE, right, wrong, { winner: 'red', distance: 2 ** 20 }] as const) {
        const glance = valuer.open(board, valuer.position(board), { expected });
        expect(glance.value()).toEqual(right);
        glance.close();
      }
    }
  });

  it('advances by as much as it is told, until it has found the value', () => {
    const position = place(DRAWN, 'red');
    const glance = valuer.open(draw(DRAWN), position);
    const values = [glance.value(1)];
    while (values.at(-1) === null) values.push(glance.value(1));
    expect(values.length).toBeGreaterThan(17);
    expect(values.at(-1)).toEqual(textbookValue(draw(DRAWN), position));
    glance.close();
  });

  it('fails at a position that is not on the board, and once it is closed', () => {
    const position = place(DRAWN, 'red');
    expect(errorOf(() => valuer.open(draw(DRAWN), { ...position, pawn: 7 }))).toEqual(plain('bad_position'));
    const glance = valuer.open(draw(DRAWN), position);
    glance.close();
    expect(errorOf(() => glance.value())).toEqual(plain('closed'));
  });
});

describe('the module of the pool', () => {
  it.each(readTable('rules.tsv'))('%s with %s to move on %s: %s', (value, side, drawn) => {
    const board = draw(drawn ?? '');
    const position = place(drawn ?? '', side as Side);
    const glance = valuer.open(board, position);
    expect(glance.value()).toEqual(valueFromText(value ?? ''));
    glance.close();
  });

  it('rejects what the solver rejects', () => {
    expect(errorOf(() => valuer.position(draw('O.X')))).toEqual(errorOf(() => rubicon.position(draw('O.X'))));
    const board = draw(DRAWN);
    const limit = { memoryLimit: 10 };
    expect(errorOf(() => valuer.open(board, valuer.position(board), limit))).toMatchObject({
      code: 'too_large',
      expected: 10,
    });
  });
});
