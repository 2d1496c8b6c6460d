import type { Board } from '../model/board.ts';
import { type Piece, placeInGiven } from '../model/given-text.ts';
import type { Outcome } from '../solver/worker/protocol.ts';

/** The boards of all excerpts of a text; a failure gives its place in the whole text. */
export async function readBoards(
  text: string,
  pieces: readonly Piece[],
  parse: (piece: string) => Promise<Outcome<readonly Board[]>>,
): Promise<Outcome<readonly Board[]>> {
  const boards: (readonly Board[])[] = [];
  for (const piece of pieces) {
    const outcome = await parse(piece.text);
    if (!outcome.ok) {
      const { line, column } = outcome.failure;
      return { ok: false, failure: { ...outcome.failure, ...placeInGiven(text, piece, line, column) } };
    }
    boards.push(outcome.value);
  }
  return { ok: true, value: boards.flat() };
}
