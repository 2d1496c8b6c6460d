import { expect, it } from 'vitest';
import { loadBatches } from '../../../../../wasm/bench/load-batch.ts';
import { readBoards, surveyOf } from '../../../../../web/bench/contest/worker/work.ts';
import { LARGE_BOARDS } from '../../../../../web/bench/stress/compile/model/large-boards.ts';
import { compiledBench } from '../../../../wasm/module.ts';

const batches = await loadBatches(compiledBench);

it('the boards that need the most of arrays are a whole contest file', () => {
  const text = new TextEncoder().encode(LARGE_BOARDS);
  expect(surveyOf(batches, text)).toEqual({ boards: 10, problems: [] });
  const batch = batches.open(text);
  for (const { board, failure } of readBoards(batch, 10)) {
    expect(failure).toBeNull();
    const marks = Array.from(board?.cells ?? '').filter((mark) => mark !== '.');
    expect(marks.sort()).toEqual(['O', 'O', 'X']);
  }
  batch.close();
});
