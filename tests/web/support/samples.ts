import fc from 'fast-check';
import type { Board } from '../../../wasm/rubicon.ts';
import type { CellMark } from '../../../web/model/board.ts';
import type { Drawing } from '../../../web/model/drawing.ts';
import type { Solution } from '../../../web/model/solution.ts';
import { createState, type State } from '../../../web/model/state.ts';

/** A board from its rows. */
export function board(...rows: string[]): Board {
  return { rows: rows.length, columns: rows[0]?.length ?? 0, cells: rows.join('') };
}

/** The rows of a board, to compare with a drawing. */
export function rows({ rows, columns, cells }: Board): string[] {
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}

export function stateOf(drawn: Board, rest: Partial<Omit<Drawing, 'board'>> = {}): State {
  return createState({ board: drawn, side: 'red', played: [], shown: [], variations: [], ...rest });
}

/** Sample 1, board 2: whichever general steps into the pawn's reach, Black wins with the second move. */
export const THREE = board('#.#', 'O.O', '.X.');

/** An answer for THREE by the rules: the left general goes down, then the pawn captures or passes. */
export function solution(rest: Partial<Solution> = {}): Solution {
  return {
    value: { winner: 'black', distance: 2 },
    moves: [
      { from: 3, to: 6 },
      { from: 7, to: 6 },
    ],
    values: [
      { winner: 'black', distance: 2 },
      { winner: 'black', distance: 1 },
      { winner: 'black', distance: 0 },
    ],
    choices: [],
    legal: 0,
    legalVariations: [],
    loop: null,
    ending: 'capture',
    bytes: 1000,
    ...rest,
  };
}

const side = fc.integer({ min: 1, max: 32 });
const mark = fc.constantFrom<CellMark>('.', '.', '.', '#', '#', 'X', 'O');

/** Boards of any size, with any number of pieces. */
export const boards: fc.Arbitrary<Board> = fc
  .tuple(fc.oneof(fc.integer({ min: 1, max: 6 }), side), fc.oneof(fc.integer({ min: 1, max: 6 }), side))
  .chain(([rows, columns]) =>
    fc
      .array(mark, { minLength: rows * columns, maxLength: rows * columns })
      .map((marks) => ({ rows, columns, cells: marks.join('') })),
  );
