import { describe, expect, it } from 'vitest';
import { loadValuer } from '../../wasm/pool.ts';
import type { Side, Value } from '../../wasm/rubicon.ts';
import {
  compiledPool,
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
const valuer = await loadValuer(compiledPool);
const TIE: Value = { winner: 'tie' };
const DRAWN = 'O..O./..#../.#.../...#./..X..';

describe('a glance', () => {
  it('finds no wrong value, whatever is expected, and leaves the rest to be asked', () => {
    const boards = rubicon.parseContest(readData('boards-1000.in')).slice(0, 100);
    const answers = readData('boards-1000.ans').split('\n').slice(0, 100).map(valueFromText);
    const counts = { found: 0, missed: 0 };
    for (const [index, board] of boards.entries()) {
      const right = answers[index] as Value;
      const wrong = answers[(index + 1) % answers.length] as Value;
      for (const expected of [undefined, right, wrong, { winner: 'red', distance: 2 ** 20 }] as const) {
        const position = valuer.position(board);
        const analysis = valuer.open(board);
        const found = analysis.glance(position, expected);
        counts[found === null ? 'missed' : 'found'] += 1;
        if (found !== null) expect(found).toEqual(right);
        analysis.ask(position);
        expect(analysis.value(position)).toEqual(right);
        analysis.close();
      }
    }
    expect(Math.min(counts.found, counts.missed)).toBeGreaterThan(30);
  });

  it.each([
    ['what is expected', { winner: 'red', distance: 17 }, true],
    ['what is over four moves later', { winner: 'red', distance: 13 }, true],
    ['nothing that takes longer', { winner: 'red', distance: 12 }, false],
    ['nothing for the other side', { winner: 'black', distance: 90 }, false],
    ['short games, with a tie expected', TIE, true],
  ] as const)('finds %s', (_, expected, isFound) => {
    const position = place(DRAWN, 'red');
    const analysis = valuer.open(draw(DRAWN));
    expect(analysis.glance(position, expected)).toEqual(
      isFound ? textbookValue(draw(DRAWN), position) : null,
    );
    analysis.close();
  });

  it('fails at a position that is not on the board, and once its analysis is closed', () => {
    const analysis = valuer.open(draw(DRAWN));
    const position = place(DRAWN, 'red');
    expect(errorOf(() => analysis.glance({ ...position, pawn: 7 }))).toEqual(plain('bad_position'));
    analysis.close();
    expect(errorOf(() => analysis.glance(position))).toEqual(plain('closed'));
  });
});

describe('the module of the pool', () => {
  it.each(readTable('rules.tsv'))('%s with %s to move on %s: %s', (value, side, drawn) => {
    const board = draw(drawn ?? '');
    const position = place(drawn ?? '', side as Side);
    const analysis = valuer.open(board);
    analysis.ask(position);
    expect(analysis.value(position)).toEqual(valueFromText(value ?? ''));
    analysis.close();
  });

  it('rejects what the solver rejects', () => {
    expect(errorOf(() => valuer.position(draw('O.X')))).toEqual(errorOf(() => rubicon.position(draw('O.X'))));
    const board = draw(DRAWN);
    const limit = { memoryLimit: 10 };
    expect(errorOf(() => valuer.open(board, limit))).toEqual(errorOf(() => rubicon.open(board, limit)));
  });
});
