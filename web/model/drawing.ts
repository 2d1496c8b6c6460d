import type { Board, Move, Side } from '../../wasm/game.ts';
import { sameBoard } from './board.ts';
import { sameVariation, type Variation } from './variations.ts';

/** One undo state: the board at the start, the side to move first, the given moves, and the moves shown as played. */
export interface Drawing {
  readonly board: Board;
  readonly side: Side;
  readonly played: readonly Move[];
  /** The moves of the line up to the position on the screen. */
  readonly shown: readonly Move[];
  /** Alternative games, each from the start position. */
  readonly variations: readonly Variation[];
}

/** A question for the solver. Equal questions are one object. */
export type Question = Omit<Drawing, 'shown'>;

export function sameQuestion(a: Question, b: Question): boolean {
  return (
    sameBoard(a.board, b.board) &&
    a.side === b.side &&
    sameVariation(a.played, b.played) &&
    a.variations.length === b.variations.length &&
    a.variations.every((game, index) => sameVariation(game, b.variations[index] ?? []))
  );
}
