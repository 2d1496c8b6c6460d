import { describe, expect, it } from 'vitest';
import { parseBoard } from '../../../web/model/link-board.ts';
import { BEST_10X10 } from '../../../web/page/examples/records.ts';
import { draw, readTable } from '../../wasm/module.ts';

describe('the records of the page', () => {
  it('are those whose scores the textbook solver has confirmed', () => {
    const shown = BEST_10X10.map(({ goal, score, board }) => {
      const read = parseBoard(board);
      return [goal, score, read.ok ? read.value : null];
    });
    const confirmed = readTable('records.tsv').map(([goal, score, , board = '']) => [
      goal,
      Number(score),
      draw(board),
    ]);
    expect(shown).toEqual(confirmed);
  });
});
