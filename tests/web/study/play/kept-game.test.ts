import { expect, it } from 'vitest';
import type { Game } from '../../../../web/model/game.ts';
import { formatGame, parseGame } from '../../../../web/study/play/model/kept-game.ts';
import { board, stateOf, THREE } from '../../support/samples.ts';

const down = { from: 3, to: 6 };
const takes = { from: 7, to: 6 };

const GAME: Game = {
  board: THREE,
  side: 'red',
  opening: [down],
  visitor: 'both',
  promise: { winner: 'black', distance: 1 },
  hints: [[down]],
  valuesShown: true,
  isPuzzle: false,
};

const drawing = (rest: Parameters<typeof stateOf>[1], drawn = THREE) => stateOf(drawn, rest).drawing.value;

it('a game is read as it was written, on the board drawn', () => {
  const drawn = drawing({ played: [down, takes] }, { ...THREE });
  const game = parseGame(formatGame(GAME), drawn);
  expect(game).toEqual(GAME);
  expect(game?.board).toBe(drawn.board);
});

it.each([
  ['another board', drawing({ played: [down] }, board('#.#', 'O.O', 'X..'))],
  ['the other side to move', drawing({ side: 'black', played: [down] })],
  ['other moves', drawing({ played: [] })],
])('a game is not read on %s', (_, drawn) => {
  expect(parseGame(formatGame(GAME), drawn)).toBeNull();
});

it.each([
  ['', ''],
  ['no player', formatGame(GAME).replace('"both"', 'null')],
  ['a promise that cannot be', formatGame(GAME).replace('"distance":1', '"distance":2')],
  ['moves of another shape', formatGame(GAME).replace('"opening":[{', '"opening":[null,{')],
])('a damaged game is not read: %s', (_, text) => {
  expect(parseGame(text, drawing({ played: [down] }))).toBeNull();
});
