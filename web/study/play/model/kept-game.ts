import type { Drawing } from '../../../model/drawing.ts';
import type { Game } from '../../../model/game.ts';
import { sideAt } from '../../../model/line.ts';
import { formatBoard } from '../../../model/link-board.ts';
import { readObject } from '../../../model/stored.ts';
import { valueIn, variationIn, variationsIn } from '../../../model/stored-game.ts';
import { beginsWith } from '../../../model/variations.ts';

const VISITORS: readonly Game['visitor'][] = ['red', 'black', 'both'];

/** Serializes a game for a reload; the moves played are in the address. */
export function formatGame({ board, ...game }: Game): string {
  return JSON.stringify({ ...game, board: formatBoard(board) });
}

/** The game of a stored text on the board drawn; null if the text is damaged or the game is another board's. */
export function parseGame(text: string, { board, side, played }: Drawing): Game | null {
  const read = readObject(text);
  const visitor = VISITORS.find((each) => each === read.visitor);
  const opening = variationIn(read.opening);
  if (read.board !== formatBoard(board) || read.side !== side || visitor === undefined || opening === null)
    return null;
  const promise = valueIn(read.promise, sideAt(side, opening.length));
  if (promise === null || !beginsWith(played, opening)) return null;
  const hints = variationsIn(read.hints);
  return {
    board,
    side,
    opening,
    visitor,
    promise,
    hints,
    valuesShown: read.valuesShown === true,
    isPuzzle: false,
  };
}
