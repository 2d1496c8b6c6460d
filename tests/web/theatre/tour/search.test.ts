import { expect, it } from 'vitest';
import { startPosition } from '../../../../web/model/line.ts';
import { searchLayers } from '../../../../web/theatre/tour/worker/search.ts';
import { Solved } from '../../../../web/theatre/tour/worker/solved.ts';
import { textbook } from '../../../wasm/module.ts';
import { sampleBoard } from './tours.ts';

it('an example of a small distance is preferred to a better one of a larger distance', () => {
  const board = sampleBoard(5);
  const solved = new Solved(textbook, board, true, startPosition(board, 'red'));
  const found = searchLayers(solved, 1, (node) =>
    node.value.winner === 'tie' ? null : { cost: 100 - node.value.distance, node },
  );
  expect(found?.node.value).toMatchObject({ distance: 1 });
  solved.close();
});
