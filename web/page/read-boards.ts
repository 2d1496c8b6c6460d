import type { Board } from '../model/board.ts';
import { type Excerpt, placeInGiven } from '../model/given-text.ts';
import type { Outcome } from '../solver/worker/protocol.ts';

/** The boards of all excerpts of a text; a failure gives its place in the whole text. */
export async function readBoards(
  text: string,
  excerpts: readonly Excerpt[],
  parse: (excerpt: string) => Promise<Outcome<readonly Board[]>>,
): Promise<Outcome<readonly Board[]>> {
  const boards: (readonly Board[])[] = [];
  for (const excerpt of excerpts) {
    const outcome = await parse(excerpt.text);
    if (!outcome.ok) {
      const { line, column } = outcome.failure;
      return { ok: false, failure: { ...outcome.failure, ...placeInGiven(text, excerpt, line, column) } };
    }
    boards.push(outcome.value);
  }
  return { ok: true, value: boards.flat() };
}
