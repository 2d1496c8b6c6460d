import { type Board, type Rubicon, RubiconError } from '../../../wasm/rubicon.ts';

/** The boards of a contest text; a text that begins with a row of cells is one board without its sizes. */
export function parseBoards(rubicon: Rubicon, text: string): readonly Board[] {
  const blank = /^(?:[ \t\r]*\n)*/.exec(text)?.[0] ?? '';
  if (!/^[ \t]*[.#XO]/.test(text.slice(blank.length))) return rubicon.parseContest(text);
  try {
    return [rubicon.parseBoard(text.slice(blank.length))];
  } catch (error) {
    throw error instanceof RubiconError ? movedDown(error, blank.split('\n').length - 1) : error;
  }
}

function movedDown(error: RubiconError, lines: number): RubiconError {
  if (error.line === 0) return error;
  const { code, message, line, column, expected, found } = error;
  return new RubiconError(code, message, line + lines, column, expected, found);
}
