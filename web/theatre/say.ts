import type { Board, Position } from '../../wasm/rubicon.ts';
import { columnOf, rowOf } from '../model/board.ts';
import type { Catalogue } from '../page/words/catalogue.ts';
import type { Mark } from './model/scene.ts';
import type { THEATRE } from './words.ts';

/* Words that the run, the tour, the layers and the explanation share. */

export type TheatreTexts = typeof THEATRE extends Catalogue<infer T> ? T : never;

/** A cell in words: its row and column, from 1. */
export function sayCell(board: Board, cell: number): string {
  return `(${rowOf(board, cell) + 1},${columnOf(board, cell) + 1})`;
}

/** The cells of a position's pieces in words. */
export function sayPosition(
  texts: TheatreTexts,
  board: Board,
  { generals: [first, second], pawn, side }: Position,
): string {
  const place = (cell: number) => sayCell(board, cell);
  return texts.position({ generals: [place(first), place(second)], pawn: place(pawn), side });
}

/** What is known of a position, for the side to move; `ended` if nothing more will be known. */
export function sayMark(texts: TheatreTexts, { side }: Position, mark: Mark, ended = false): string {
  if (!mark.decided) return ended ? texts.mark.tie : texts.mark.open(side, mark.counter);
  const { value } = mark;
  if (value.winner === 'tie') return texts.mark.tie;
  if (value.distance === 0) return texts.mark.over(value.winner);
  return texts.mark[value.winner === side ? 'won' : 'lost'](side, value.distance);
}
