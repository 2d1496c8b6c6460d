import { expect, it } from 'vitest';
import type { Position } from '../../../../wasm/rubicon.ts';
import { studyAddress } from '../../../../web/theatre/why/study-address.ts';
import { board, solution, stateOf, THREE } from '../../support/samples.ts';

/** As it is drawn, and after the first move. */
const DRAWN: Position = { generals: [3, 5], pawn: 7, side: 'red' };
const NEXT: Position = { generals: [5, 6], pawn: 7, side: 'black' };
const [move] = solution().moves;
if (move === undefined) throw new Error('the line has no move');

it.each([
  ['the position drawn, with its moves,', DRAWN, [], 'b=w1w/r1r/1b1&m=2.1d&p=0'],
  ['the position drawn, if another one is shown in the study,', DRAWN, [move], 'b=w1w/r1r/1b1'],
  ['another position', NEXT, [], 'b=w1w/2r/rb1&t=b'],
] as const)('the proof of %s has an address of its own', (_, position, shown, link) => {
  const state = stateOf(THREE, { played: [move], shown });
  expect(studyAddress({ state }, THREE, position)).toBe(`${link}&study=why`);
});

it('a position has one on a board without pieces, too', () => {
  const empty = board('#.#', '...', '...');
  expect(studyAddress({ state: stateOf(empty) }, empty, DRAWN)).toBe('b=w1w/r1r/1b1&study=why');
});
